"""`python -m tests.write_schemas` writes the schema and the TypeScript types anew."""

from __future__ import annotations

import json
from typing import Final

from dschunke.schema import schema
from dschunke.typescript import typescript
from tests.source import PACKAGE

SCHEMA: Final = PACKAGE / "schemas" / "dschunke.schema.json"
TYPES: Final = PACKAGE / "schemas" / "dschunke.d.ts"


def schema_text() -> str:
    """Write the schema as it stands in its file."""
    return json.dumps(schema(), indent=1) + "\n"


def main() -> None:
    """Write both files anew."""
    SCHEMA.parent.mkdir(exist_ok=True)
    SCHEMA.write_text(schema_text(), encoding="utf-8")
    TYPES.write_text(typescript(), encoding="utf-8")


if __name__ == "__main__":
    main()
