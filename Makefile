# Each target is one or two commands that could be typed by hand.

PREFIX ?= /usr/local
DEMO = .build/week.png
TOOL = .build/release/stepchart
# Which static libraries it has code of, as the linker tells.
ARCHIVES = .build/archives.tsv

ifeq ($(shell uname),Darwin)
RELEASE = -c release --product stepchart
else
# The tool as shipped: one file that runs anywhere, and as small as it goes, as what a process maps costs start-up time.
# Functions that nobody calls go, and so do tables for unwinding; of functions that are the same, one stays.
RELEASE = -c release --product stepchart -Xswiftc -static-executable -Xswiftc -use-ld=lld -Xswiftc -gnone \
	-Xswiftc -Xfrontend -Xswiftc -function-sections \
	-Xlinker --no-eh-frame-hdr -Xlinker --icf=all -Xlinker -O2 -Xlinker '--script=$(CURDIR)/packaging/link.ld' -Xlinker -s \
	-Xlinker '--print-archive-stats=$(CURDIR)/$(ARCHIVES)'
endif

OPTIMISED = -c release -Xswiftc -enable-testing --scratch-path .build/release-tests
BROWSER = [bB]rowser|ffmpeg

# What the fuzzer needs, keeps and finds.
FUZZ = .build/fuzz
SECONDS ?= 60

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
VISIBLE = .build/visible

# Man pages.
MANUAL = .build/man

SUDO = $(shell [ "$$(id -u)" = 0 ] || echo sudo)

# $(call need,TEST,DEBIAN PACKAGES): installs the packages when the test command fails.
need = { $(1); } >/dev/null 2>&1 || { command -v apt-get >/dev/null && $(SUDO) apt-get update && \
	$(SUDO) apt-get install -y $(2); } || { echo "Please install $(2) (on macOS with brew)."; exit 1; }

.PHONY: demo release test test-browser test-debug test-python test-spark test-docs test-kills test-faults test-vector test-visible test-dist docs-reference mutants fuzz fuzz-libraries bench docs man dist install lint format clean toolchain libraries test-tools browser-tools python-tools spark-tools vector-tools dist-tools

demo: release
	$(TOOL) render samples/week.json --scale 3 -o $(DEMO)
	@echo "The chart is in $(CURDIR)/$(DEMO)"

release: toolchain libraries
	STEPCHART_RELEASE=1 swift build $(RELEASE)

# The tests, optimised as the tool is; those that need a browser or ffmpeg have names that say so, and are test-browser's.
test: toolchain libraries test-tools
	swift test $(OPTIMISED) --skip '$(BROWSER)'
	python3 Tests/api.py .build/release-tests/release

# What needs hundreds of packages beside it: pictures and pages in Chromium, films in ffmpeg.
test-browser: toolchain libraries test-tools browser-tools
	swift test $(OPTIMISED) --filter '$(BROWSER)'

# Not optimised: the pixels are the same; and golden tests in a package of somebody else.
test-debug: toolchain libraries test-tools
	swift test --filter 'StepRasterTests|GoldenTests'
	swift test --package-path samples/golden-tests --scratch-path .build/golden-tests

# The wheel where nothing else is, then with data frames, notebooks and servers beside it, and its pages; last on the
# oldest Python, which is Debian's PyPy.
test-python: dist python-tools
	python3 -m venv --clear $(PYTHON)
	$(PYTHON)/bin/pip install --quiet dist/stepchart-*.whl pytest
	$(PYTHON)/bin/pytest integrations/python
	$(PYTHON)/bin/pip install --quiet mypy pandas polars pyarrow ipykernel nbclient starlette uvicorn playwright
	cd integrations/python && "$(CURDIR)/$(PYTHON)/bin/mypy"
	$(PYTHON)/bin/pytest integrations/python
	$(PYTHON)/bin/python Tests/docs.py --all docs/python*.md docs/cookbook.md docs/servers.md docs/batch-large.md
	pypy3 -m venv --clear $(OLDEST)
	$(OLDEST)/bin/pip install --quiet dist/stepchart-*.whl pytest
	$(OLDEST)/bin/pytest integrations/python

# Cards on Apache Spark, and the commands for other clusters, with the wheel.
test-spark: dist spark-tools
	python3 -m venv $(SPARK)
	$(SPARK)/bin/pip install --quiet mypy 'pytest>=9' pyyaml types-pyyaml "$$(echo dist/stepchart-*.whl)[spark]"
	$(SPARK)/bin/pip install --quiet --force-reinstall --no-deps dist/stepchart-*.whl
	cd integrations/spark && "$(CURDIR)/$(SPARK)/bin/mypy" -p stepchart && "$(CURDIR)/$(SPARK)/bin/mypy" tests
	STEPCHART="$(CURDIR)/$(TOOL)" $(SPARK)/bin/pytest integrations/spark

# Every command in README.md and docs/ works as it is typed, and shows what stands beside it.
test-docs: release test-tools browser-tools
	python3 Tests/docs.py

# The reference of all options, from the help, the schema of jobs, the options in Python, and the pictures of the pages:
# look at what has changed.
docs-reference: release
	$(TOOL) --generate job-schema > samples/job.schema.json
	python3 integrations/python/generate.py $(TOOL)
	python3 Tests/docs.py --record

# Kills the tool at every system call by which files come to be, and cuts what it reads from pipes; only on Linux.
test-kills: release
	@$(call need,command -v strace,strace)
	python3 Tests/kills.py $(TOOL)
	python3 Tests/pieces.py $(TOOL)

# Lets every system call fail that a command makes, one after another, and every allocation, which can fail where the tool is
# linked to the system's; only on Linux.
test-faults: release
	@$(call need,command -v strace && command -v cc,strace gcc)
	python3 Tests/faults.py $(TOOL)
	swift build --product stepchart
	python3 Tests/allocations.py .build/debug/stepchart
	python3 Tests/Faults/faults.py .build/debug/stepchart

# Changes the code in 200 places and runs the tests for each: about an hour.
mutants: toolchain libraries test-tools browser-tools
	python3 Tests/mutants.py

# How visible differences are, beside the program of those who made the model.
test-visible: release vector-tools
	python3 -m venv $(VISIBLE)
	$(VISIBLE)/bin/pip install --quiet flip-evaluator==1.7 pixelmatch==0.4.0 numpy pillow
	$(VISIBLE)/bin/python Tests/visible.py $(TOOL)

# Pictures as SVG, drawn by resvg and by Chromium, beside the same as PNG.
test-vector: release vector-tools
	python3 -m venv $(VECTOR)
	$(VECTOR)/bin/pip install --quiet resvg-cli==0.44.0 numpy pillow
	$(VECTOR)/bin/python Tests/Vector/witnesses.py $(TOOL) $(VECTOR)/bin/resvg

# Feeds all readers with damaged input until the time is up, or the one that is named as READER=png; only on Linux. What
# breaks one is left in crashes.
fuzz: toolchain libraries test-tools
	STEPCHART_FUZZ=1 swift build -c release --product StepFuzz --scratch-path $(FUZZ) \
		--sanitize=address -Xswiftc -sanitize=fuzzer -Xcc -fsanitize=fuzzer-no-link -Xswiftc -enable-testing \
		-Xswiftc -use-ld=lld -Xlinker -L$(CURDIR)/$(FUZZ)/libraries
	python3 Tests/StepFuzz/seeds.py $(FUZZ)/seeds $(FUZZ)/words.txt
	mkdir -p $(FUZZ)/found/$(READER) $(FUZZ)/crashes
	READER=$(READER) $(FUZZ)/release/StepFuzz -max_total_time=$(SECONDS) -timeout=5 -rss_limit_mb=1024 -malloc_limit_mb=256 \
		-max_len=4096 -dict=$(FUZZ)/words.txt -artifact_prefix=$(FUZZ)/crashes/ -print_final_stats=1 \
		$(FUZZ)/found/$(READER) $(FUZZ)/seeds/$(READER)

# The libraries that read files of others, built for `make fuzz`: with them it sees into these as well. Only on Debian.
fuzz-libraries:
	@$(call need,command -v dpkg-source,dpkg-dev)
	Tests/StepFuzz/libraries.sh $(FUZZ)/libraries

# Needs python3, GNU time for memory, and for accuracy what Benchmarks/accuracy/README.md names.
bench: release
	python3 Benchmarks/bench.py

# Fetches swift-docc-plugin, which nothing else needs; the pages are in .build/docs. StepChart's link to those of StepData.
docs: toolchain libraries
	STEPCHART_DOCS=1 swift package --allow-writing-to-directory .build/docs generate-documentation --target StepData --target StepChart \
		--target StepChartFonts --enable-experimental-combined-documentation --warnings-as-errors --output-path .build/docs

# Man pages, made of what the commands tell of themselves.
man: release
	packaging/manual.py $(TOOL) $(MANUAL)

# A tarball, a Debian package and a Python wheel, in dist; the same source gives the same bytes.
dist: man
	rm -rf dist
	packaging/pack.sh $(TOOL) $(MANUAL) $(ARCHIVES) dist

test-dist: dist dist-tools
	python3 -m venv --clear $(PACKAGES)
	$(PACKAGES)/bin/pip install --quiet pyyaml 'cyclonedx-python-lib[json-validation]' check-jsonschema zizmor==1.32.0
	$(PACKAGES)/bin/check-jsonschema --builtin-schema vendor.github-workflows .github/workflows/*.yml
	$(PACKAGES)/bin/check-jsonschema --builtin-schema vendor.github-actions action.yml
	$(PACKAGES)/bin/zizmor --offline --no-progress --min-confidence medium .github/workflows action.yml
	$(PACKAGES)/bin/python packaging/test.py $(TOOL) $(MANUAL) $(ARCHIVES) dist

install: release
	install -d "$(DESTDIR)$(PREFIX)/bin"
	install -m 755 $(TOOL) "$(DESTDIR)$(PREFIX)/bin/stepchart"

lint:
	swift format lint --strict -r Package.swift Sources Tests samples/golden-tests

format:
	swift format -i -r Package.swift Sources Tests samples/golden-tests

clean:
	swift package clean

toolchain:
	@swift --version 2>/dev/null | grep -Eq 'Swift version (6\.([2-9]|[1-9][0-9])|[7-9]|[1-9][0-9])' || \
	{ echo "Please install Swift 6.2 or later: https://www.swift.org/install"; exit 1; }

libraries:
	@$(call need,pkg-config --exists libpng zlib libdeflate libjpeg minizip sqlite3 freetype2,pkg-config libpng-dev zlib1g-dev libdeflate-dev libjpeg-dev libminizip-dev libsqlite3-dev libfreetype-dev)

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
	@$(call need,command -v lintian && command -v man && command -v minisign && command -v diffoscope && python3 -c 'import ensurepip',\
		lintian man-db minisign diffoscope-minimal python3-venv)
