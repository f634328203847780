"""Hypothesis profiles: `quick` for every run, `few` and `deep` by `DSCHUNKE_PROFILE`."""

from __future__ import annotations

import os

from hypothesis import HealthCheck, settings

for profile, examples in (("few", 8), ("quick", 60), ("deep", 2000)):
    settings.register_profile(
        profile,
        max_examples=examples,
        deadline=None,
        suppress_health_check=[HealthCheck.too_slow],
    )
settings.load_profile(os.environ.get("DSCHUNKE_PROFILE", "quick"))
