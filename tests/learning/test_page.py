"""The page of the numbers says what the code does."""

from __future__ import annotations

from tests.write_numbers import PAGE, written


def test_the_tables_of_the_page_are_what_the_code_makes() -> None:
    """`python -m tests.write_numbers` writes them anew."""
    page = PAGE.read_text("utf-8")
    assert written(page) == page
    assert page.count("\n| ") > 50
