"""Hypothesis profiles: `quick` for every run, `few`, `deep` and `mutants` by `DSCHUNKE_PROFILE`."""

from __future__ import annotations

import os
import signal

from hypothesis import HealthCheck, Phase, settings

for profile, examples in (("few", 8), ("quick", 40), ("deep", 2000)):
    settings.register_profile(
        profile,
        max_examples=examples,
        deadline=None,
        suppress_health_check=[HealthCheck.too_slow],
    )
settings.register_profile(
    "mutants",
    max_examples=12,
    deadline=None,
    derandomize=True,
    database=None,
    phases=(Phase.explicit, Phase.generate),
    suppress_health_check=[HealthCheck.too_slow],
)
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    # A shell lets what it runs in the background ignore Ctrl-C, and what that starts inherits it:
    # the commands that tests stop so would run for ever.
    signal.signal(signal.SIGINT, signal.default_int_handler)

settings.load_profile(os.environ.get("DSCHUNKE_PROFILE", "quick"))
