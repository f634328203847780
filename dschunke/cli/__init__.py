"""The command `dschunke`: play, replay, check and simulate games, and look up rules."""
