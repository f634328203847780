"""Tests of the adapters; each needs what its extra brings, and is skipped without it."""
