"""The tests that a page of the documentation names."""

import ast
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parents[2]


@cache
def functions_in(path: Path) -> set[str]:
    """Return the names of the functions in a file of tests."""
    tree = ast.parse(path.read_text("utf-8"))
    return {node.name for node in tree.body if isinstance(node, ast.FunctionDef)}
