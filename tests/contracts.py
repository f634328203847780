"""Scalar rules with contracts that CrossHair confirms over all paths: `python -m tests.prove`."""

from __future__ import annotations

from dschunke.rules.settlement import split


def tie_split(yuan: int, sharers: int) -> tuple[int, int]:
    """Share a prize among up to four: rounded down, the rest to nobody (R8.5).

    pre: 0 <= yuan <= 1000
    pre: 1 <= sharers <= 4
    post: __return__[0] * sharers + __return__[1] == yuan
    post: 0 <= __return__[1] < sharers
    """
    return split(yuan, sharers)


def more_yuan_share_no_less(yuan: int, more: int, sharers: int) -> bool:
    """Give nobody less of a higher prize (R8.5).

    pre: 0 <= yuan <= more <= 1000
    pre: 1 <= sharers <= 4
    post: __return__
    """
    return split(yuan, sharers)[0] <= split(more, sharers)[0]


def fewer_share_no_less(yuan: int, sharers: int) -> bool:
    """Give nobody less when one fewer shares (R8.5).

    pre: 0 <= yuan <= 1000
    pre: 2 <= sharers <= 4
    post: __return__
    """
    return split(yuan, sharers - 1)[0] >= split(yuan, sharers)[0]
