"""Writes the reference from the source: a page for each name that a list of `docs/reference` names.

A list is the directive `names`, with a module and the names that it gives to users, in the order in
which they are to be read. Signatures and types stand on the pages as they do in the source, where
autodoc would show what they come to; so nothing is imported, and no adapter needs its framework.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from itertools import pairwise
from pathlib import Path
from textwrap import indent
from typing import TYPE_CHECKING, Final, TypeAlias

from docutils import nodes
from sphinx.util.docutils import SphinxDirective

if TYPE_CHECKING:
    from sphinx.application import Sphinx

ROOT: Final = Path(__file__).parents[2]
"""Where the package and the pages lie."""
LISTS: Final = ROOT / "docs" / "reference"
"""The pages with the lists."""
PAGES: Final = LISTS / "names"
"""Where the pages are written; nothing in it is kept."""
LONGEST_VALUE: Final = 90
"""Values that are longer are not shown (characters)."""

Home: TypeAlias = tuple[str, str]
"""The module in which a thing is defined, and what it is called there."""
Function: TypeAlias = ast.FunctionDef
"""A function or a method."""


@cache
def parsed(module: str) -> tuple[ast.Module, dict[str, ast.stmt], dict[str, Home]]:
    """Give the source of a module, what it defines and what it imports, by name."""
    path = ROOT.joinpath(*module.split("."))
    file = path / "__init__.py" if path.is_dir() else path.with_suffix(".py")
    tree = ast.parse(file.read_text("utf-8"))
    defined: dict[str, ast.stmt] = {}
    imported: dict[str, Home] = {}
    for node in tree.body:
        match node:
            case ast.ImportFrom(module=str(source), names=names):
                imported |= {one.asname or one.name: (source, one.name) for one in names}
            case ast.ClassDef(name=name) | ast.FunctionDef(name=name):
                defined[name] = node
            case ast.AnnAssign(target=ast.Name(id=name)) | ast.Assign(targets=[ast.Name(id=name)]):
                defined[name] = node
    return tree, defined, imported


def home(module: str, name: str) -> Home:
    """Tell where a name is defined that a module may only pass on."""
    _, defined, imported = parsed(module)
    if name not in defined and name in imported and imported[name][0].startswith("dschunke"):
        return home(*imported[name])
    return module, name


def documented(body: list[ast.stmt]) -> Iterator[tuple[str, ast.AnnAssign | ast.Assign, str]]:
    """Give the name, the assignment and the docstring below it of each public one."""
    for node, after in pairwise(body):
        match node, after:
            case (
                ast.AnnAssign(target=ast.Name(id=name)) | ast.Assign(targets=[ast.Name(id=name)]),
                ast.Expr(value=ast.Constant(value=str(text))),
            ) if not name.startswith("_"):
                yield name, node, " ".join(text.split())


def methods(thing: ast.ClassDef) -> list[Function]:
    """List what a class can do that is not Python's own."""
    return [
        one
        for one in thing.body
        if isinstance(one, Function) and (one.name == "__call__" or not one.name.startswith("_"))
    ]


def listed() -> dict[str, list[str]]:
    """Read the lists: the names of each module, as they stand in the reference."""
    found: dict[str, list[str]] = {}
    for page in sorted(LISTS.glob("*.md")):
        text = page.read_text("utf-8")
        for module, names in re.findall(r"^```\{names\} (\S+)\n(.*?)^```", text, re.M | re.S):
            found.setdefault(module, []).extend(names.split())
    return found


class Reference:
    """All that the lists name: where each thing stands, and how it is written down."""

    def __init__(self) -> None:
        """Read the lists and find what they name."""
        self.modules = listed()
        self.places = {
            home(module, name): f"{module}.{name}"
            for module, names in self.modules.items()
            for name in names
        }
        self.members = {
            f"{place}.{member}"
            for (module, name), place in self.places.items()
            if isinstance(thing := parsed(module)[1][name], ast.ClassDef)
            for member in [
                *(one.name for one in methods(thing)),
                *(name for name, _, _ in documented(thing.body)),
            ]
        }

    def place(self, module: str, name: str) -> str | None:
        """Tell where a name stands in the reference that a docstring of a module uses."""
        first, _, rest = name.partition(".")
        scopes = (module, module.rpartition(".")[0] or module, "dschunke")
        homes = (home(scope, first) for scope in scopes)
        full = next((self.places[one] for one in homes if one in self.places), None)
        if name in self.modules or name in self.places.values():
            return name
        if full and rest:
            return f"{full}.{rest}" if f"{full}.{rest}" in self.members else None
        return full

    def linked(self, text: str, module: str, own: frozenset[str] = frozenset()) -> str:
        """Make the names in a docstring links, but for those that are the thing's own."""

        def link(found: re.Match[str]) -> str:
            name = found[1].removesuffix("()")
            place = None if name in own else self.place(module, name)
            return f":py:obj:`{found[1]} <{place}>`" if place else f"``{found[1]}``"

        return re.sub(r"`([^`]+)`", link, text)

    def annotation(self, node: ast.expr, module: str) -> str:
        """Write a type as the source does, with what the reference holds by its full name."""
        places = self.places

        class Full(ast.NodeTransformer):
            def visit_Name(self, node: ast.Name) -> ast.Name:
                """Put the full name for a name."""
                return ast.Name(places.get(home(module, node.id), node.id))

        return ast.unparse(Full().visit(ast.parse(ast.unparse(node), mode="eval")))

    def signature(self, function: Function, module: str, *, bound: bool) -> str:
        """Write the arguments of a function or method, and what it gives."""
        args = ast.parse(ast.unparse(function)).body[0].args  # type: ignore[attr-defined]
        if bound:
            (args.posonlyargs or args.args).pop(0)
        for one in ast.walk(args):
            if isinstance(one, ast.arg) and one.annotation:
                one.annotation = ast.Name(self.annotation(one.annotation, module))
        gives = f" -> {self.annotation(function.returns, module)}" if function.returns else ""
        return f"({ast.unparse(args)}){gives}"

    def fields(self, thing: ast.ClassDef) -> str:
        """Write what makes a value of a class: its fields, whose types stand below."""
        given = []
        for node in thing.body:
            if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
                value = node.value
                if isinstance(value, ast.Call) and ast.unparse(value.func) == "field":
                    extra = {str(one.arg): one.value for one in value.keywords}
                    if ast.unparse(extra.get("init", ast.Constant(True))) == "False":
                        continue
                    value = extra.get("default", extra.get("factory"))
                default = f"={ast.unparse(value)}" if value else ""
                given.append(node.target.id.lstrip("_") + default)
        return f"({', '.join(given)})"

    def attribute(self, role: str, full: str, node: ast.stmt, text: str, module: str) -> str:
        """Describe a field, a word of an enumeration or a constant."""
        lines = [f".. py:{role}:: {full}"]
        value = getattr(node, "value", None)
        shown = "" if value is None else " ".join(ast.unparse(value).split())
        if isinstance(node, ast.AnnAssign):
            given = node.annotation
            if isinstance(given, ast.Subscript) and ast.unparse(given.value) == "Final":
                given = given.slice
            kind = self.annotation(given, module)
            if kind == "TypeAlias" and value:
                alias = self.annotation(value, module)
                return f".. py:type:: {full}\n   :canonical: {alias}\n\n{indent(text, '   ')}\n"
            if kind != "Final":
                lines.append(f"   :type: {kind}")
        if shown and len(shown) <= LONGEST_VALUE and not shown.startswith("field("):
            lines.append(f"   :value: {shown}")
        return "\n".join([*lines, "", indent(text, "   "), ""])

    def function(self, role: str, full: str, node: Function, module: str) -> str:
        """Describe a function, a method or a property."""
        own = frozenset(one.arg for one in ast.walk(node.args) if isinstance(one, ast.arg))
        text = self.linked(ast.get_docstring(node) or "", module, own | {node.name})
        kinds = [ast.unparse(one) for one in node.decorator_list]
        if "property" in kinds:
            gives = f"   :type: {self.annotation(node.returns, module)}\n" if node.returns else ""
            return f".. py:property:: {full}\n{gives}\n{indent(text, '   ')}\n"
        head = self.signature(node, module, bound=role == "method" and "staticmethod" not in kinds)
        flags = [f"   :{one}:" for one in ("classmethod", "staticmethod") if one in kinds]
        return "\n".join([f".. py:{role}:: {full}{head}", *flags, "", indent(text, "   "), ""])

    def a_class(self, full: str, thing: ast.ClassDef, module: str) -> str:
        """Describe a class with its fields and what it can do."""
        members = list(documented(thing.body))
        own = frozenset(name for name, _, _ in members) | {thing.name}
        bases = [ast.unparse(one) for one in thing.bases if not ast.unparse(one).startswith("_")]
        start = next((one for one in thing.body if getattr(one, "name", "") == "__init__"), None)
        text = ast.get_docstring(thing) or ""
        head = ""
        if any("frozen" in ast.unparse(one) for one in thing.decorator_list):
            head = self.fields(thing)
        elif isinstance(start, Function):
            head = self.signature(start, module, bound=True).removesuffix(" -> None")
            text += "\n\n" + (ast.get_docstring(start) or "")
            own |= {one.arg for one in start.args.args}
        if bases and "Enum" not in bases:
            text += "\n\nBases: " + ", ".join(f"`{one}`" for one in bases) + "."
        parts = [
            *(
                self.attribute("attribute", name, node, self.linked(said, module, own), module)
                for name, node, said in members
            ),
            *(self.function("method", one.name, one, module) for one in methods(thing)),
        ]
        said = [self.linked(text, module, own), *parts]
        role = "exception" if any("Err" in one or "Exc" in one for one in bases) else "class"
        wraps = "\n   :single-line-parameter-list:"
        return f".. py:{role}:: {full}{head}{wraps}\n\n" + indent("\n\n".join(said), "   ") + "\n"

    def described(self, place: str, where: Home) -> tuple[str, str]:
        """Give the page of a name and the first sentence of its docstring."""
        module, name = where
        tree, defined, _ = parsed(module)
        node = defined[name]
        if isinstance(node, ast.ClassDef):
            body, text = self.a_class(place, node, module), ast.get_docstring(node) or ""
        elif isinstance(node, Function):
            body = self.function("function", place, node, module)
            text = ast.get_docstring(node) or ""
        else:
            text = next(said for one, _, said in documented(tree.body) if one == name)
            body = self.attribute("data", place, node, self.linked(text, module), module)
        title = place.rpartition(".")[2]
        first = re.split(r"(?<=\.)\s+(?=[A-Z`])|\n\n", text)[0]
        return f"{title}\n{'=' * len(title)}\n\n{body}", self.linked(first, module)


@cache
def the_reference() -> Reference:
    """Read the lists once."""
    return Reference()


class Names(SphinxDirective):
    """A list of names of a module: each with the first sentence of its docstring and its page."""

    required_arguments = 1
    has_content = True

    def run(self) -> list[nodes.Node]:
        """Write the list."""
        module, reference = self.arguments[0], the_reference()
        rows, pages = [], []
        for name in " ".join(self.content).split():
            _, first = reference.described(f"{module}.{name}", home(module, name))
            said = " ".join(first.split())
            rows.append(f"   * - :py:obj:`{name} <{module}.{name}>`\n     - {said}")
            pages.append(f"   /reference/names/{module}.{name}")
        # A function may have the name of its module, which is then known as the function alone.
        taken = module == "dschunke" or module in reference.places.values()
        known = "" if taken else f".. py:module:: {module}\n\n"
        options = "   :class: names\n   :widths: 30 70\n"
        table = f".. list-table:: ``{module}``\n{options}\n" + "\n".join(rows)
        tree = ".. toctree::\n   :hidden:\n\n" + "\n".join(pages)
        wrapped = f"```````{{eval-rst}}\n{known}{table}\n\n{tree}\n```````"
        return self.parse_text_to_nodes(wrapped)


def write_pages(app: Sphinx) -> None:
    """Write a page for each name; one that has not changed is left alone, and so not read again."""
    reference = the_reference()
    PAGES.mkdir(exist_ok=True)
    pages = {
        PAGES / f"{place}.rst": reference.described(place, where)[0]
        for where, place in reference.places.items()
    }
    for old in set(PAGES.iterdir()) - set(pages):
        old.unlink()
    for file, text in pages.items():
        if not file.exists() or file.read_text("utf-8") != text:
            file.write_text(text, encoding="utf-8")


def setup(app: Sphinx) -> dict[str, bool]:
    """Add the directive, and have the pages written first."""
    app.add_directive("names", Names)
    app.connect("builder-inited", write_pages)
    return {"parallel_read_safe": True}
