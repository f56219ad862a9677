# The doors of the house. What takes more than a few lines is in scripts/.

BIN := .venv/bin

.DEFAULT_GOAL := help
.PHONY: help setup play play-terminal test test-deep bench bench-server bench-web lint format lock clean

help: ## Say what there is (this list)
	@echo "hidalgo: El Grande and El Caballero. First: make play"
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/  make \1|\2/p' $(MAKEFILE_LIST) | \
		awk -F'|' '{ printf "%-20s %s\n", $$1, $$2 }'

setup: ## Create .venv, compile the engine, build the web client (quick when repeated)
	@sh scripts/setup.sh

play: setup ## Serve El Grande to your browser (PORT=8001 for another port, OPEN=1 to open it)
	@exec $(BIN)/hidalgo serve $(if $(PORT),--port "$(PORT)") $(if $(OPEN),--open) $(PLAY_ARGS)

play-terminal: setup ## Play in the terminal (PLAY_ARGS="--people Ana,Bram" and the like)
	@$(BIN)/hidalgo play $(PLAY_ARGS)

test: setup ## Check and test everything, the engine compiled and interpreted
	@$(BIN)/python scripts/verify.py test

test-deep: setup ## The same with many more random games; takes long
	@$(BIN)/python scripts/verify.py deep

bench: ## Measure the engine, compiled, and compare it with others
	@HIDALGO_REQUIRE_COMPILED=1 sh scripts/setup.sh
	@$(BIN)/hidalgo bench engine --game grande --edition bigbox --players 4 --seconds 5
	@$(BIN)/python bench/rivals/run.py

bench-server: setup ## Measure the server under many tables, and one of boardgame.io beside it
	@$(BIN)/python bench/server/run.py $(BENCH_ARGS)

bench-web: setup ## Measure the web client as on a slow phone: its first page, and things that fly
	@$(BIN)/python bench/web.py $(BENCH_ARGS)

lint: setup ## Only the checks: style, format, types, imports
	@$(BIN)/python scripts/verify.py lint

format: setup ## Rewrite the sources in the house's format
	@$(BIN)/ruff check --fix-only --quiet .
	@$(BIN)/ruff format .
	@test ! -d web/node_modules || (cd web && npm run --silent format)

lock: ## Resolve locks/*.in into locks/*.txt (LOCK_ARGS=--upgrade for newer releases)
	@sh scripts/lock.sh $(LOCK_ARGS)

clean: ## Remove all that was made: .venv, binaries, caches
	rm -rf .venv .venv-bench build dist src/*.egg-info .mypy_cache .pytest_cache .ruff_cache .hypothesis \
		.import_linter_cache
	find src -name '*.so' -delete
	find src tests scripts bench -name __pycache__ -type d -prune -exec rm -rf {} +
	rm -rf web/node_modules bench/server/boardgame_io/node_modules src/hidalgo/server/web
	rm -f src/hidalgo/_compiled.json
