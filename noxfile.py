"""What runs in environments of its own.

`nox -s tests` runs the tests on every Python, with the lowest and the newest dependencies; `docs`
builds the site; `package` builds what is uploaded and checks it; `release` runs all that CI runs
for a version that the changelog has, and tags it.
"""

from __future__ import annotations

import re
from datetime import date
from pathlib import Path

import nox

nox.needs_version = ">=2024.10.9"
nox.options.default_venv_backend = "uv"
nox.options.error_on_missing_interpreters = True
nox.options.sessions = ["tests", "docs", "package"]

PYTHONS = ("3.11", "3.12", "3.13")
PYRIGHT = "pyright@1.1.414"


@nox.session(python=PYTHONS)
@nox.parametrize("dependencies", ["lowest-direct", "highest"])
def tests(session: nox.Session, dependencies: str) -> None:
    """Run the tests with the lowest or the newest dependencies that `pyproject.toml` allows."""
    session.install("-e", ".[test]", f"--resolution={dependencies}")
    session.run("python", "-m", "pytest", *session.posargs)


@nox.session
def docs(session: nox.Session) -> None:
    """Build the site; a warning is an error."""
    session.install("-e", ".[docs]")
    session.run(
        *("python", "-m", "sphinx", "-W", "--keep-going", "-n", "-b", "html", "docs", "build/docs")
    )


@nox.session
def package(session: nox.Session) -> None:
    """Build what is uploaded, twice, into `dist`, and check it as those who install it would."""
    session.install("--require-hashes", "-r", ".ci/release.txt")
    here, there = Path("dist"), Path(session.create_tmp())
    for folder in (here, there):
        for old in folder.glob("dschunke-*"):
            old.unlink()
        session.run("python", "-m", "build", "--no-isolation", "--outdir", str(folder))
    built = [str(file) for file in sorted(here.glob("dschunke-*"))]
    wheel = built[0]
    session.run("twine", "check", "--strict", *built)
    session.run("check-wheel-contents", wheel)
    session.run("validate-pyproject", "pyproject.toml")

    session.install(wheel)
    typed = there / "types.json"
    with typed.open("w") as report:
        session.run(
            *("npx", "--yes", PYRIGHT, "--outputjson", "--ignoreexternal"),
            *("--verifytypes", "dschunke"),
            external=True,
            stdout=report,
            success_codes=[0, 1],
        )
    session.run("python", "-m", "tests.package", str(here), str(there), str(typed))
    readme = Path("README.md").resolve()
    with session.chdir(there):
        session.run("python", "-m", "doctest", str(readme))
        session.run("python", "-m", "dschunke", "demo", "--seed", "7", "--players", "4", "--quiet")
        session.run("dschunke", "rules", "R8.5")


@nox.session(venv_backend="none")
def release(session: nox.Session) -> None:
    """Check all that CI checks, build into `dist`, and tag; pushing the tag publishes it."""
    found = re.search(
        r'^__version__ = "(.+)"$', Path("dschunke/__init__.py").read_text("utf-8"), re.M
    )
    version = found[1] if found else session.error("there is no version")
    first = re.search(r"^## (.+)$", Path("CHANGELOG.md").read_text("utf-8"), re.M)
    heading = f"{version} ({date.today().isoformat()})"
    if not first or first[1] != heading:
        session.error(f"the changelog does not begin with '## {heading}'")
    if session.run("git", "status", "--porcelain", "--untracked-files=all", silent=True):
        session.error("something is not committed")
    if session.run("git", "tag", "--list", f"v{version}", silent=True):
        session.error(f"there is a tag v{version}")
    session.run("bash", ".ci/run")
    session.run("git", "tag", "--annotate", f"v{version}", "--message", heading)
