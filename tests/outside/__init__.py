"""Tests of what goes outside and comes back: records, JSON, schema, notation."""
