"""Tests of dschunke."""
