# SPDX-License-Identifier: MIT
# `make` leaves build/vexillum; `make help` lists the rest. Sources are found, not listed, so a new
# game touches no build file. Each BUILD has a folder of its own under build/.
BUILD   ?= release
PREFIX  ?= /usr/local
DESTDIR ?=
WERROR  ?= -Werror
VERSION := $(shell sed -n 's/^.define VX_VERSION "\(.*\)"/\1/p' include/vexillum.h)
OUT     := build/$(BUILD)
CLANG   := $(firstword $(notdir $(shell command -v clang-19 clang)) clang)
ifeq ($(origin CC),default)
CC := gcc
endif

WARNINGS := -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wmissing-prototypes -Wstrict-prototypes
CFLAGS  = -std=c17 $(WARNINGS) $(WERROR) -ffp-contract=off -Isrc -Iinclude
LDFLAGS = -pthread
LDLIBS  = -lm

# Measured and left out: -flto and -march=x86-64-v3 gain 3 % each. Code for shared libraries is as fast as any
# other where no function can be replaced from outside. Sanitizers need lines (-g1), not variables.
ifeq ($(BUILD),release)
CFLAGS  += -O3 -g -fPIC -fno-semantic-interposition
else ifeq ($(BUILD),debug)
CFLAGS  += -O0 -g
else ifeq ($(BUILD),asan)
CFLAGS  += -O1 -g1 -fPIC -fsanitize=address,undefined -fno-sanitize-recover=all -fno-omit-frame-pointer
LDFLAGS += -fsanitize=address,undefined
else ifeq ($(BUILD),tsan)
CFLAGS  += -O1 -g1 -fsanitize=thread
LDFLAGS += -fsanitize=thread
else ifeq ($(BUILD),clang)
CC      := $(CLANG)
CFLAGS  += -O2 -g1
else ifeq ($(BUILD),fuzz)
CC      := $(CLANG)
CFLAGS  += -O1 -g1 -fsanitize=fuzzer-no-link,address,undefined -fno-sanitize-recover=all
LDFLAGS += -fsanitize=address,undefined
else ifeq ($(BUILD),wasm)
CC      := $(CLANG) --target=wasm32-wasi
CFLAGS  += -O3 -msimd128 -mbulk-memory -msign-ext
# The driver would run wasm-opt wherever binaryen is installed if -O stood on the link line too.
LDFLAGS = -mexec-model=reactor -Wl,--strip-all -Wl,-z,stack-size=1048576
exported = $(addprefix -Wl$(comma)--export=,$(shell cat $(1)))
else
$(error BUILD=$(BUILD) is none of release debug asan tsan clang fuzz wasm)
endif
comma := ,

# Playouts count bits, and every processor since 2008 has an instruction for it.
ifneq ($(filter x86_64-%,$(shell $(CC) -dumpmachine)),)
CFLAGS  += -mpopcnt
endif

found     = $(if $(wildcard $(1)),$(shell find $(wildcard $(1)) -name '*.c' | LC_ALL=C sort))
LIBRARY  := $(call found,src/core src/games src/search src/batch src/match src/review src/lesson src/puzzle src/command src/lab) build/pages.c build/lessons.c
PROGRAM  := $(call found,src/cli src/server) build/puzzles.c
MODULE   := $(call found,src/wasm)
STUDIES  := $(call found,src/wasm-lab) src/wasm/no_pages.c
EXTENSION := $(call found,python/src)
UNIT     := $(call found,tests/unit)
TESTS    := $(filter %_test.c,$(UNIT)) tests/positions_test.c tests/signature/signature.c
FUZZERS  := $(call found,tests/fuzz)
objects   = $(patsubst %.c,$(OUT)/%.o,$(1))
archive  := $(OUT)/libvexillum.a
programs  = $(patsubst %.c,$(OUT)/%,$(1))

.PHONY: gpu instructions wasm-speed postgres-test postgres-kills postgres-load lab-slurm-test lab-postgres-test lab-shards-test balance proxy-test packages-test bare-test dist all release debug asan tsan clang wasm lib python python-asan python-fuzz python-peers python-learn python-exploitability python-reference python-speed python-peers-speed page screens pictures install test unit bench puzzles fit calibrate load fuzz fuzzers luck newcomer soak \
        battles model web-all mutants signature lint lint-all warnings format clean help build/lib/vexillum.pc
.DELETE_ON_ERROR:
.SECONDARY:

all: $(OUT)/vexillum $(if $(filter release,$(BUILD)),build/vexillum) ## the program (BUILD=release) at build/vexillum

release debug asan tsan clang: ## the same in build/TARGET: debug is -O0, asan and tsan sanitize
	@$(MAKE) --no-print-directory BUILD=$@ all

build/vexillum: $(OUT)/vexillum
	@ln -sf $(BUILD)/vexillum $@

$(OUT)/vexillum: $(call objects,$(PROGRAM)) $(archive)
	$(CC) $(LDFLAGS) -o $@ $^ -lwebsockets -luv -lsqlite3 -lsodium $(LDLIBS)

$(archive): $(call objects,$(LIBRARY))
	@rm -f $@
	ar rcs $@ $^

# Words and texts are no hot loops: made small, they leave room in a first visit of the page.
ifeq ($(BUILD),wasm)
$(call objects,$(call found,src/match src/lesson src/puzzle src/command src/wasm) $(wildcard src/games/*/text/*.c src/games/*/page/*.c src/games/*/describe.c src/games/*/words.c src/games/*/page.c src/games/*/events.c src/games/*/editor.c src/games/*/census.c src/games/*/learning.c src/games/pocket-battles/posterior.c src/core/ruleset*.c src/games/*/ruleset.c src/games/*/ruleset/*.c src/games/warmaster/setup/*.c src/games/warmaster/army/roster.c)): CFLAGS += -Os
endif

# Only what lives on a POSIX system may see more than plain C.
$(call objects,$(call found,src/match src/lesson src/puzzle src/command src/cli src/server tests)): CPPFLAGS += -D_POSIX_C_SOURCE=200809L

# The rules pages live in the program.
pages := $(sort $(wildcard src/games/*/RULES*.md))
build/pages.c: tools/embed_pages $(pages)
	@mkdir -p $(@D)
	tools/embed_pages $(pages) > $@

# The lessons and the guides of first games too.
lessons := $(sort $(wildcard lessons/*/*.lesson lessons/*/*.guide))
build/lessons.c: tools/embed_lessons $(lessons)
	@mkdir -p $(@D)
	tools/embed_lessons $(lessons) > $@

# The puzzles are in the program alone: a page loads those of one game when they are asked for.
puzzles := $(sort $(wildcard puzzles/*.txt))
build/puzzles.c: tools/embed_puzzles $(puzzles)
	@mkdir -p $(@D)
	tools/embed_puzzles $(puzzles) > $@

$(OUT)/%.o: %.c Makefile
	@mkdir -p $(@D)
	$(CC) $(CPPFLAGS) $(CFLAGS) -MMD -MP -c -o $@ $<

# ---- The library ----

lib: ## libvexillum.a, libvexillum.so and vexillum.pc in build/lib
	@$(MAKE) --no-print-directory BUILD=release build/lib/libvexillum.a build/lib/libvexillum.so build/lib/vexillum.pc

# The shared library offers what include/vexillum.h declares and nothing else.
build/lib/exports.map: include/vexillum.h
	@mkdir -p $(@D)
	{ echo '{ global:'; grep -o 'vx_[a-z0-9_]*(' $< | sort -u | sed 's/(/;/'; echo 'local: *; };'; } > $@

build/lib/libvexillum.a: $(archive)
	@mkdir -p $(@D)
	cp $< $@

build/lib/libvexillum.so: $(call objects,$(LIBRARY)) build/lib/exports.map
	$(CC) -shared $(LDFLAGS) -Wl,-soname,libvexillum.so.0 -Wl,--version-script=build/lib/exports.map -o $@ $(filter %.o,$^) $(LDLIBS)

build/lib/vexillum.pc: vexillum.pc.in
	@mkdir -p $(@D)
	sed 's|@PREFIX@|$(PREFIX)|; s|@VERSION@|$(VERSION)|' $< > $@

install: all lib ## the program and the library under PREFIX (DESTDIR is put before it)
	install -d $(addprefix $(DESTDIR)$(PREFIX)/,bin include lib/pkgconfig)
	install build/vexillum $(DESTDIR)$(PREFIX)/bin
	install -m 644 include/vexillum.h $(DESTDIR)$(PREFIX)/include
	install -m 644 build/lib/libvexillum.a $(DESTDIR)$(PREFIX)/lib
	install build/lib/libvexillum.so $(DESTDIR)$(PREFIX)/lib/libvexillum.so.0
	ln -sf libvexillum.so.0 $(DESTDIR)$(PREFIX)/lib/libvexillum.so
	install -m 644 build/lib/vexillum.pc $(DESTDIR)$(PREFIX)/lib/pkgconfig

# ---- Python ----

PYTHON  ?= python3
PACKAGE := $(if $(filter release,$(BUILD)),build/python,$(OUT)/python)/vexillum
sources := $(wildcard python/vexillum/*.py python/vexillum/*.pyi python/vexillum/py.typed)

python: ## the Python package in build/python: PYTHONPATH=build/python python3 (docs/PYTHON.md)
	@$(MAKE) --no-print-directory BUILD=release build/python/vexillum/_core.abi3.so

python-asan: ## the same under sanitizers in build/asan/python, for tests/python/run_test
	@$(MAKE) --no-print-directory BUILD=asan build/asan/python/vexillum/_core.abi3.so

$(call objects,$(EXTENSION)): CPPFLAGS += -D_POSIX_C_SOURCE=200809L -isystem $(shell $(PYTHON) -c "import sysconfig; print(sysconfig.get_path('include'))")
$(call objects,$(EXTENSION)): CFLAGS += -fvisibility=hidden -Wno-pedantic # CPython keeps functions as void *

# The module holds the library and shows nothing of it but its own entry.
$(PACKAGE)/_core.abi3.so: $(call objects,$(EXTENSION)) $(archive) $(sources)
	@mkdir -p $(@D)
	cp $(sources) $(@D)
	$(CC) -shared $(LDFLAGS) -Wl,--exclude-libs,ALL -o $@ $(filter %.o %.a,$^) $(LDLIBS)

python-fuzz: python-asan ## calls everything in the package with whatever comes, under sanitizers: SECONDS=60
	LD_PRELOAD=$$(gcc -print-file-name=libasan.so) ASAN_OPTIONS=detect_leaks=0 PYTHONMALLOC=malloc \
	PYTHONPATH=build/asan/python $(PYTHON) tests/python/fuzz.py $(or $(SECONDS),60) $(SEED)

python-reference: python ## docs/PYTHON_REFERENCE.md from the docstrings
	PYTHONPATH=build/python $(PYTHON) tools/python_reference > docs/PYTHON_REFERENCE.md

# Packages from PyPI live in build/peers; PEERS are those of the environments, others come with the target that needs them.
PEERS := pettingzoo gymnasium open_spiel
build/peers/bin/python:
	$(PYTHON) -m venv build/peers

python-peers: python build/peers/bin/python ## the Python package held to the own tests of PettingZoo, Gymnasium and OpenSpiel (needs PyPI)
	build/peers/bin/pip install -q $(PEERS) .
	cd tests/python && PYTHONPATH=../../examples ../../build/peers/bin/python peers.py

python-learn: python build/peers/bin/python ## learns Standard-Bearer until it beats level 3: build/learnt.csv and build/learnt.pt (needs PyPI)
	build/peers/bin/pip install -q torch .
	build/peers/bin/python examples/learn_by_search.py --curve build/learnt.csv --keep build/learnt.pt

python-exploitability: python build/peers/bin/python ## OpenSpiel's CFR on a small War Chest: how far from optimal it is (needs PyPI)
	build/peers/bin/pip install -q open_spiel .
	build/peers/bin/python examples/exploitability.py --iterations $(or $(ITERATIONS),64)

python-speed: python $(OUT)/bench/steps ## decisions a second of batches in Python beside plain C
	PYTHONPATH=build/python $(PYTHON) bench/python_speed.py

python-peers-speed: python build/peers/bin/python ## the same beside OpenSpiel's C++ backgammon and PettingZoo's classic games (needs PyPI)
	build/peers/bin/pip install -q $(PEERS) pygame chess .
	build/peers/bin/python bench/python_peers_speed.py

wasm: ## the library for the browser: build/wasm/vexillum.wasm, and the lab's module: build/wasm/lab.wasm
	@$(MAKE) --no-print-directory BUILD=wasm build/wasm/vexillum.wasm build/wasm/lab.wasm

# Without the rules pages: a browser fetches those as files (src/wasm/no_pages.c).
build/wasm/vexillum.wasm: $(call objects,$(filter-out build/pages.c,$(LIBRARY)) $(MODULE)) src/wasm/exports.txt
	$(CC) $(LDFLAGS) $(call exported,src/wasm/exports.txt) -o $@ $(filter %.o,$^)

build/wasm/lab.wasm: $(call objects,$(filter-out build/pages.c,$(LIBRARY)) $(STUDIES)) src/wasm-lab/exports.txt
	$(CC) $(LDFLAGS) $(call exported,src/wasm-lab/exports.txt) -o $@ $(filter %.o,$^)

# ---- A GPU ----

# Random games as PTX, which a driver translates for its GPU when it loads it. -Os, because ptxas of CUDA 12.9 and 13.0 turns
# some loops of -O2 and -O3 into endless ones (docs/decisions/0021-gpu.md); measured, it is the faster one too.
GPU_GAMES := standard-bearer war-chest pocket-battles
GPU_CLANG  = $(CLANG) --target=nvptx64-nvidia-cuda -march=sm_80 -std=c17 -Os -ffreestanding -nostdinc -ffp-contract=off \
             -isystem $(shell $(CLANG) -print-resource-dir)/include -isystem src/gpu/libc -Isrc -Iinclude
# A game's rules, without what no playout asks for.
gpu_bitcode = $(patsubst %.c,build/gpu/%.bc,$(filter-out $(if $(wildcard src/gpu/$(1).c),%/knowledge.c),$(wildcard src/games/$(1)/*.c)) \
              $(wildcard src/gpu/$(1).c) src/core/game.c src/core/random.c src/core/text.c src/gpu/libc/runtime.c)

gpu: $(GPU_GAMES:%=build/gpu/%.ptx) ## random games for `vexillum sim GAME --device gpu` (needs llvm-19; CUDA's driver only to run)

build/gpu/src/gpu/libc/%.bc: private GPU_CLANG += -fno-builtin
build/gpu/%.bc: %.c Makefile
	@mkdir -p $(@D)
	$(GPU_CLANG) -MMD -MP -emit-llvm -c -o $@ $<

.SECONDEXPANSION:
build/gpu/%.linked: $$(call gpu_bitcode,$$*)
	$(firstword $(shell command -v llvm-link-19 llvm-link) llvm-link-19) -o $@ $^

build/gpu/%.ptx: src/gpu/kernel.c build/gpu/%.linked
	$(GPU_CLANG) -S -DVX_GAME=$(subst -,_,$*)_game -Xclang -mlink-builtin-bitcode -Xclang build/gpu/$*.linked -o $@ $<

page: wasm web/node_modules/.package-lock.json ## the page of the table, in build/web (needs node and npm)
	cd web && node build.mjs

screens: all page ## pictures of every game, size, language and theme, in build/screens
	node tests/web/screens.mjs

pictures: all page ## the pictures of both READMEs anew, in docs/images
	@mkdir -p docs/images/ru
	node tests/web/screens.mjs --readme

web/node_modules/.package-lock.json: web/package.json web/package-lock.json
	cd web && npm ci --no-audit --no-fund --loglevel=error
	@touch $@

# ---- Tests ----

test: ## everything, with one closing line (installs what is missing)
	./test

unit: $(call programs,$(TESTS)) ## the test programs of this BUILD, in build/BUILD/tests

fuzzers: $(call programs,$(filter %_fuzz.c,$(FUZZERS)))

$(OUT)/tests/fuzz/%_fuzz: $(OUT)/tests/fuzz/%_fuzz.o $(OUT)/tests/fuzz/fuzz.o $(archive)
	$(CC) $(LDFLAGS) -fsanitize=fuzzer -o $@ $^

# The server with neither sockets nor threads: tests/fuzz/fake_house.c has them in their place.
$(OUT)/tests/fuzz/frame_fuzz: $(call objects,tests/fuzz/frame_fuzz.c tests/fuzz/fake_house.c tests/fuzz/fuzz.c \
    $(filter-out $(addprefix %/,admin.c admin_client.c backup.c certificate.c commands.c files.c gate.c net.c orders.c serve.c settings.c status.c thinkers.c),$(call found,src/server))) $(archive)
	$(CC) $(LDFLAGS) -fsanitize=fuzzer -o $@ $^ -lsqlite3 -lsodium -lm

# What the server counts by itself, without its store.
$(OUT)/tests/unit/tournament_test: $(call objects,src/server/pairing.c src/server/standings.c)

$(OUT)/tests/unit/%_test: $(OUT)/tests/unit/%_test.o $(call objects,$(filter-out %_test.c,$(UNIT))) $(archive)
	$(CC) $(LDFLAGS) -o $@ $^ -lcmocka $(LDLIBS)

$(addprefix $(OUT)/tests/,positions_test signature/signature): %: %.o $(archive)
	$(CC) $(LDFLAGS) -o $@ $^

bench: all ## fixed work: one signature, speed per game
	build/vexillum bench

puzzles: all ## proves the kept puzzles again and says which share of them each level solves (minutes)
	for file in $(puzzles); do build/vexillum puzzles $$file --check || exit 1; done
	for file in $(puzzles); do build/vexillum puzzles $$file || exit 1; done

fit: $(addprefix $(OUT)/bench/,fit fit_war_chest selfplay) ## what GAME (standard-bearer, war-chest) has learnt, anew: SECONDS (1200) of games with itself, then the lesson from all kept so far
	tools/fit $(or $(GAME),standard-bearer) $(or $(SECONDS),1200) $(SEED)

calibrate: $(OUT)/bench/calibrate $(OUT)/bench/chances ## chances to win anew, from games of SEEDS (24) seeds and tested by as many others (two hours)
	tools/calibrate play $(or $(SEEDS),24)
	tools/calibrate fit
	tools/calibrate try $(or $(SEEDS),24)
	tools/calibrate keep

load: all $(OUT)/bench/load ## the table under load: SOCKETS (10000), ACTIONS a second (1000), SECONDS (200)
	$(OUT)/bench/load $(or $(SOCKETS),10000) $(or $(ACTIONS),1000) $(or $(SECONDS),200)

$(addprefix $(OUT)/bench/,load fit fit_war_chest selfplay calibrate chances steps): %: %.o $(archive)
	$(CC) $(LDFLAGS) -o $@ $^ $(LDLIBS)

$(OUT)/bench/duel: $(OUT)/bench/duel.o ## two builds of the library against each other
	$(CC) $(LDFLAGS) -o $@ $^ -ldl $(LDLIBS)

dist: all page ## packages in build/dist: source, Debian package, page for any web host
	packaging/build $(VERSION)

packages-test: dist ## each of them unpacked and started
	python3 -B tests/packages/packages_test.py

bare-test: dist ## docs/OPERATING.md followed in a Debian of its own, from the package to a table behind nginx; and the container built (needs root, debootstrap, podman)
	bash -c '. tools/packages.sh && need_packages debootstrap podman'
	python3 -B tests/packages/bare_machine.py

proxy-test: all page ## the server behind Debian's nginx and Caddy with TLS, and with TLS of its own (needs nginx-light)
	python3 -B tests/server/proxy.py

postgres-test: all ## the server on a throw-away PostgreSQL: its tests on one node, then three nodes with a few kills (needs postgresql)
	bash -c '. tools/packages.sh && need_packages postgresql postgresql-client libpq5'
	python3 -B tests/server/run_test --postgres
	python3 -B tests/server/moving.py
	python3 -B tests/server/nodes.py

postgres-kills: all ## three nodes and their PostgreSQL killed under load, KILLS times (200)
	bash -c '. tools/packages.sh && need_packages postgresql postgresql-client libpq5'
	python3 -B tests/server/nodes.py $(or $(KILLS),200)

postgres-load: all $(OUT)/bench/load ## the table under load on 1, 2 and 3 nodes: SOCKETS (2000), ACTIONS a second (500), SECONDS (20)
	bash -c '. tools/packages.sh && need_packages postgresql postgresql-client libpq5'
	python3 -B bench/nodes.py $(or $(SOCKETS),2000) $(or $(ACTIONS),500) $(or $(SECONDS),20)

lab-slurm-test: all ## a study as an array job of Debian's Slurm on this machine
	bash -c '. tools/packages.sh && need_packages slurm-wlm munge'
	python3 -B tests/lab/engines_test slurm

lab-postgres-test: all ## a study as a queue in a throw-away PostgreSQL, with a killed worker
	bash -c '. tools/packages.sh && need_packages postgresql postgresql-client'
	python3 -B tests/lab/engines_test postgres

lab-shards-test: all ## a study by GNU parallel, and as the pods of the Kubernetes manifest would run it
	bash -c '. tools/packages.sh && need_packages parallel'
	python3 -B tests/lab/engines_test parallel kubernetes

balance: all ## plays the studies of studies/balance (hours) and writes docs/balance; stop and go on at any time
	tools/balance

signature: unit ## writes the bench signature anew, after a change of behaviour that was meant
	$(OUT)/tests/signature/signature > tests/signature/expected

fuzz: ## every parser under fire, SECONDS each (600)
	tests/fuzz/run $(or $(SECONDS),600)

newcomer: all page ## all lessons and a won first game in a browser, in both languages; pictures in build/newcomer. ONLY="war-chest ru"
	node tests/web/newcomer_test.mjs $(ONLY)

luck: unit ## does the luck of a review sum to zero? GAMES of four games (2000); it can be stopped and goes on from build/luck.txt
	REVIEW_KEPT=build/luck.txt REVIEW_GAMES=$(or $(GAMES),2000) $(OUT)/tests/unit/review_test luck_sums

soak: ## random play against the contract under sanitizers, GAMES of each set of options (2000)
	@$(MAKE) --no-print-directory BUILD=asan unit
	CONFORMANCE_GAMES=$(or $(GAMES),2000) build/asan/tests/unit/conformance_test

battles: ## full battles of Warmaster, 2,000 points, any two armies, under sanitizers: GAMES (100) from SEED (1) on
	@$(MAKE) --no-print-directory BUILD=asan build/asan/tests/soak/battles
	build/asan/tests/soak/battles $(or $(GAMES),100) $(or $(SEED),1)

model: release ## Warmaster held against its second reading in tests/reference: SITUATIONS (10000) from SEED (1) on
	python3 -B tests/reference/warmaster_test.py --situations $(or $(SITUATIONS),10000) --seed $(or $(SEED),1)

web-all: all page ## the page in a browser, everything at every size: ./test takes what covers each size and each thing once (half an hour)
	node tests/web/table_test.mjs --all
	node tests/web/bars_test.mjs --all

mutants: ## changes one condition of a rule at a time and says which changes no test notices: EACH (50) a game by SEED (1), JOBS (1) at once
	nice -n 10 tools/mutants --seed $(or $(SEED),1) --each $(or $(EACH),50) --jobs $(or $(JOBS),1)

$(OUT)/tests/soak/battles: $(OUT)/tests/soak/battles.o $(archive)
	$(CC) $(LDFLAGS) -o $@ $^ $(LDLIBS)

instructions: all ## what fixed work costs, written anew into tests/instructions/expected.txt (needs valgrind)
	@mkdir -p build/test
	tests/instructions/run_test --write

wasm-speed: all wasm ## the module under node beside the program: ROUNDS (5) of each, in turn
	node bench/wasm_speed.mjs $(or $(ROUNDS),5)

lint: ## what can be checked without running: format, clang-tidy, cppcheck, shellcheck, tsc, eslint, generated files
	tools/check_includes
	tools/lint

warnings: # for tools/lint
	@echo $(WARNINGS)

lint-all: lint ## the same with clang's path-sensitive analyzer (minutes)
	tools/lint tidy-all

format: ## puts all C files into our format
	$(firstword $(notdir $(shell command -v clang-format-19 clang-format)) clang-format) -i $$(git ls-files '*.c' '*.h')

clean: ## removes build/
	rm -rf build

help: ## this list
	@sed -n 's/^\([a-z -]*\):.*## \(.*\)/\1\t\2/p' Makefile | awk -F'\t' '{printf "%-32s %s\n", $$1, $$2}'

-include $(patsubst %.o,%.d,$(call objects,$(LIBRARY) $(EXTENSION) $(PROGRAM) $(MODULE) $(STUDIES) $(UNIT) $(TESTS) $(FUZZERS) tests/soak/battles.c))
