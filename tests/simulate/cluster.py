"""`python -m tests.simulate.cluster`: a run on a local Dask cluster, one of whose workers dies."""

from __future__ import annotations

import os
from pathlib import Path

from distributed import Client, LocalCluster

from dschunke.simulate import Run, play_run
from tests.simulate import players

GAMES = 60
"""How many games."""


def main() -> None:
    """Play, lose a worker in the middle, and compare with this process alone."""
    run = Run(players.fatal, players=3, seed=2)
    with (
        LocalCluster(
            n_workers=3, threads_per_worker=1, processes=True, dashboard_address=":0"
        ) as cluster,
        Client(cluster) as client,
    ):
        before = {worker["pid"] for worker in client.run(lambda: {"pid": os.getpid()}).values()}
        results = list(play_run(run, GAMES, executor=client.get_executor(), chunk=2, window=12))
        client.wait_for_workers(3)
        after = {worker["pid"] for worker in client.run(lambda: {"pid": os.getpid()}).values()}
    if Path(os.environ["DSCHUNKE_FATAL"]).exists() or len(before - after) != 1:
        raise SystemExit("no worker was killed")
    if results != list(play_run(run, GAMES)):
        raise SystemExit("the results are others than in one process")
    print(f"{len(results)} games, as in one process; one worker was killed")


if __name__ == "__main__":
    main()
