"""How the site is built: `python -m sphinx -W --keep-going -n -b html docs build/docs`."""

from __future__ import annotations

import re
import sys
import tomllib
from pathlib import Path
from typing import Final

DOCS: Final = Path(__file__).parent
sys.path[:0] = [str(DOCS.parent), str(DOCS / "_ext")]

from dschunke import __version__  # noqa: E402 - found on the path above

project = "dschunke"
author = "the dschunke authors"
project_copyright = author
release = version = __version__

extensions = ["myst_parser", "sphinx_copybutton", "reference", "links"]
exclude_patterns = ["play", "examples"]
nitpicky = True
nitpick_ignore_regex = [("py:class", r"(?!dschunke\.).*")]
"""Types of others: those of this package are written with their full names."""
repository = tomllib.loads((DOCS.parent / "pyproject.toml").read_text("utf-8"))["project"]["urls"][
    "Source"
]
"""Where links to files that are no pages lead."""

linkcheck_ignore = [re.escape(repository), r"http://127\.0\.0\.1"]

myst_enable_extensions = ["colon_fence"]
myst_heading_anchors = 4
copybutton_prompt_text = r">>> |\.\.\. "
copybutton_prompt_is_regexp = True
python_use_unqualified_type_names = True
python_maximum_signature_line_length = 180
toc_object_entries = False

html_theme = "furo"
html_title = "dschunke"
html_static_path = ["_static"]
html_css_files = ["site.css"]
html_copy_source = False
html_show_sourcelink = False
