"""Laws over reachable states."""
