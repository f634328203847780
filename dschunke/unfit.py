"""What is wrong with a form that came from outside, and where: one error for all there can be."""

from __future__ import annotations

from cattrs import ClassValidationError, ForbiddenExtraKeysError

from dschunke.errors import InvalidData, InvalidValue, shown

__all__ = ["InsideError", "UnfitError", "told"]


class UnfitError(Exception):
    """A value is not what stands at its place; the path is found on the way out."""

    def __init__(self, value: object, expected: str) -> None:
        super().__init__(f"expected {expected}, not {shown(value)}")


class InsideError(Exception):
    """Something is wrong at a place in an array."""

    def __init__(self, index: int, error: Exception) -> None:
        super().__init__(index)
        self.index = index
        self.error = error


def told(error: BaseException, path: str = "$") -> InvalidData:
    """Find the first thing that is wrong in what a converter raised, and where."""
    match error:
        case ClassValidationError():
            inner, others = error.group_exceptions()
            if inner:
                return told(inner[0][0], f"{path}.{inner[0][1].name}")
            return told(others[0], path)
        case InsideError():
            return told(error.error, f"{path}[{error.index}]")
        case ForbiddenExtraKeysError():
            key = sorted(error.extra_fields)[0]
            return InvalidData(path, f"the key {shown(key)} does not belong here")
        case InvalidValue():
            field = error.field.partition(".")[2]
            where = f"{path}.{field}" if field else path
            return InvalidData(where, f"expected {error.expected}, not {shown(error.value)}")
        case UnfitError():
            return InvalidData(path, str(error))
        case RecursionError():
            return InvalidData(path, "too deep")
    raise error
