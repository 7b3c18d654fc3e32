"""Looks up what a row of ``docs/rules`` refers to: modules, and tests of three kinds."""

import ast
from collections.abc import Collection
from functools import cached_property
from pathlib import Path
from typing import Any

import yaml

ROOT = Path(__file__).parent.parent
_USUAL_BOARD = "voice_banking.us"
_MECHANICS = "mechanics/"


class CoverageError(Exception):
    """A row or a choice is not covered. The message names the file, the row and what is missing."""


class References:
    """What there is to refer to, under the root of the repository."""

    def __init__(self, root: Path = ROOT) -> None:
        self._root = root
        self._functions: dict[str, set[str]] = {}
        self._games: dict[str, tuple[str, list[str]]] = {}

    def find_module(self, module: str, where: str) -> None:
        """Raise ``CoverageError`` where there is no such file under ``src/voicebanker``."""
        shipped = (self._root / "src" / "voicebanker" / module, self._root / module)
        if not any(path.is_file() for path in shipped):
            raise CoverageError(f"{where}: there is no module {module}.")

    def find_test(self, test: str, editions: Collection[str], where: str) -> None:
        """Raise ``CoverageError`` where there is no such test, or it is about none of ``editions``.

        A test is ``mechanics/buying.yaml: it ...``, ``tests/x.py::test_name``, or
        ``games/name.game.txt: part of a line``.
        """
        file, is_function, function = test.partition("::")
        if is_function:
            self._find_function(file, function, where)
            return
        name, separator, text = test.partition(": ")
        if not separator:
            raise CoverageError(f"{where}: '{test}' is no reference to a test.")
        found = self._boards_of_case(name, text) if name.startswith(_MECHANICS) else None
        if found is None:
            found = self._board_of_line(name, text, where)
        if not found:
            raise CoverageError(f"{where}: {name} has no '{text}'.")
        if not {board.split(".")[0] for board in found} & set(editions):
            raise CoverageError(f"{where}: {name} shows '{text}' on another edition's board.")

    def _find_function(self, file: str, name: str, where: str) -> None:
        if file not in self._functions:
            path = self._root / file
            if not path.is_file():
                raise CoverageError(f"{where}: there is no file {file}.")
            tree = ast.parse(path.read_text("utf-8"))
            self._functions[file] = {
                node.name for node in tree.body if isinstance(node, ast.FunctionDef)
            }
        if name not in self._functions[file]:
            raise CoverageError(f"{where}: {file} has no test {name}.")

    @cached_property
    def _cases(self) -> dict[tuple[str, str], set[str]]:
        """Return the boards that each case of the mechanics' tables is played on."""
        cases: dict[tuple[str, str], set[str]] = {}
        for path in sorted((self._root / "tests" / "rules" / "mechanics").glob("*.yaml")):
            body: Any = yaml.safe_load(path.read_text("utf-8"))
            table = body if isinstance(body, dict) else {"cases": body}
            usual = table.get("board", _USUAL_BOARD)
            for case in table["cases"]:
                board = case.get("given", {}).get("board", usual)
                cases.setdefault((_MECHANICS + path.name, case["it"]), set()).add(board)
        return cases

    def _boards_of_case(self, name: str, text: str) -> set[str]:
        return self._cases.get((name, text), set())

    def _board_of_line(self, name: str, text: str, where: str) -> set[str]:
        if name not in self._games:
            path = self._root / "fixtures" / name
            if not path.is_file() or not name.endswith(".game.txt"):
                raise CoverageError(f"{where}: there is no file fixtures/{name}.")
            lines = path.read_text("utf-8").splitlines()
            headers = [line.split(":")[1].strip() for line in lines if line.startswith("edition:")]
            self._games[name] = (headers[0] if headers else _USUAL_BOARD, lines)
        board, lines = self._games[name]
        told = (line for line in lines if not line.startswith("#"))
        return {board} if any(text in line for line in told) else set()
