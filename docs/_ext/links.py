"""What the pages leave to the site: links of rule ids and of files that are no pages, and trims."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING, Final

from docutils import nodes
from sphinx import addnodes
from sphinx.transforms import SphinxTransform

if TYPE_CHECKING:
    from sphinx.application import Sphinx

RULE: Final = re.compile(r"\b(R\d+(?:\.\d+)?)(?!\w|\.\d)")
"""The id of a rule or of a chapter of rules."""
PLAIN: Final = (
    nodes.literal,
    nodes.literal_block,
    nodes.raw,
    nodes.reference,
    nodes.title,
    addnodes.pending_xref,
)
"""Where an id stays as it is."""


class Rules(SphinxTransform):
    """Makes each rule's paragraph in the rulebook a target, and each id elsewhere a link to it."""

    default_priority = 700

    def apply(self, **_: object) -> None:
        """Look through a page."""
        if self.env.docname == "rulebook":
            self._targets()
        for text in list(self.document.findall(nodes.Text)):
            if RULE.search(text) and not self._stays(text):
                parts = RULE.split(text)
                text.parent.replace(
                    text,
                    [
                        self._link(part) if place % 2 else nodes.Text(part)
                        for place, part in enumerate(parts)
                    ],
                )

    def _targets(self) -> None:
        for place in (nodes.list_item, nodes.section):
            for item in self.document.findall(place):
                rule = RULE.match(item.astext())
                if rule is not None:
                    item["names"].append(rule[1].lower())
                    self.document.note_explicit_target(item)
                    for strong in item.findall(nodes.strong):
                        strong["classes"] += ["rule"] if strong.astext() == rule[1] else []

    def _stays(self, text: nodes.Text) -> bool:
        above = text.parent
        while above is not None:
            if isinstance(above, PLAIN) or "rule" in above.get("classes", ()):
                return True
            above = above.parent
        return False

    def _link(self, rule: str) -> addnodes.pending_xref:
        return addnodes.pending_xref(
            "",
            nodes.inline("", rule),
            refdomain="std",
            reftype="ref",
            reftarget=rule.lower(),
            refexplicit=True,
            refwarn=True,
            refdoc=self.env.docname,
        )


class Blocks(SphinxTransform):
    """Takes from examples the empty line at the end, which doctest wants and no reader."""

    default_priority = 5

    def apply(self, **_: object) -> None:
        """Look through a page."""
        for block in self.document.findall(nodes.literal_block):
            block.rawsource = block.rawsource.rstrip()
            block[:] = [nodes.Text(block.rawsource)]


class Files(SphinxTransform):
    """Makes links to files that are no pages lead to the repository."""

    default_priority = 5

    def apply(self, **_: object) -> None:
        """Look through a page."""
        here = self.env.doc2path(self.env.docname).parent
        for link in list(self.document.findall(addnodes.download_reference)):
            self._lead(link, here / link["reftarget"])
        for link in list(self.document.findall(addnodes.pending_xref)):
            # What would be a page if it lay among them has its whole path here.
            if link.get("refdomain") == "doc" and link["reftarget"].startswith("/"):
                heading = f"#{link['reftargetid']}" if link["reftargetid"] else ""
                self._lead(link, Path(f"{link['reftarget']}.md"), heading)

    def _lead(self, link: nodes.Element, file: Path, heading: str = "") -> None:
        inside = file.resolve().relative_to(Path(self.env.srcdir).parent).as_posix()
        url = f"{self.config.repository}/blob/main/{inside}{heading}"
        link.replace_self(nodes.reference("", "", *link.children, refuri=url))


def setup(app: Sphinx) -> dict[str, bool]:
    """Add all three."""
    app.add_config_value("repository", "", "env")
    for transform in (Rules, Blocks, Files):
        app.add_transform(transform)
    return {"parallel_read_safe": True}
