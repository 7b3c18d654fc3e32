"""Profiles of Hypothesis: ``ci`` is the default, ``long`` looks further."""

import pytest
from hypothesis import HealthCheck, settings

settings.register_profile(
    "ci",
    derandomize=True,
    database=None,
    deadline=None,
    max_examples=500,
    stateful_step_count=40,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.register_profile("long", settings.get_profile("ci"), derandomize=False, max_examples=10000)
settings.load_profile("ci")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--long",
        action="store_true",
        help="the long profiles of docs/safety.md: more kills, more steps, more time",
    )


@pytest.fixture(scope="session")
def long_profile(request: pytest.FixtureRequest) -> bool:
    """Tell whether ``--long`` was given."""
    return bool(request.config.getoption("--long"))
