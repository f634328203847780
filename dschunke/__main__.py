"""`python -m dschunke`: the same as the command `dschunke`."""

import sys

from dschunke.cli.main import main

__all__ = ["main"]

if __name__ == "__main__":
    sys.exit(main())
