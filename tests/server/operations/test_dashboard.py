"""The example dashboard shows only what the server tells."""

import json
import re
from pathlib import Path

from tangledbank.server import metrics

DASHBOARD = Path(__file__).resolve().parents[3] / "deploy" / "grafana-dashboard.json"


def samples() -> set[str]:
    """The names of all series that can ever be on the page, also before anything was counted."""
    found = set()
    for metric in metrics.REGISTRY.collect():
        suffixes = {"counter": ["_total"], "histogram": ["_bucket", "_sum", "_count"]}
        found |= {metric.name + end for end in suffixes.get(metric.type, [""])}
    return found


def test_every_metric_on_the_dashboard_exists() -> None:
    panels = json.loads(DASHBOARD.read_text())["panels"]
    queries = [target["expr"] for panel in panels for target in panel["targets"]]
    named = {name for query in queries for name in re.findall(r"tangledbank_\w+", query)}
    assert named
    assert named <= samples()


def test_every_metric_is_on_the_dashboard() -> None:
    shown = DASHBOARD.read_text()
    assert [one.name for one in metrics.REGISTRY.collect() if one.name not in shown] == []
