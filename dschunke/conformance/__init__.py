"""Files by which an engine in any language can be checked (docs/conformance.md)."""
