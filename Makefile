# `make` prints the targets; `make demo` and `make test` each do everything on a fresh machine.

SHELL := /bin/bash
PREFIX ?= /usr/local
CASE ?=
MATERIAL ?= ../shared/material

LIBRARIES := libcairo2-dev libpango1.0-dev libdeflate-dev libspng-dev libgif-dev libwebp-dev \
  libturbojpeg0-dev liblcms2-dev libexpat1-dev librsvg2-2 pkg-config fonts-inter
TEST_FONTS := fonts-dejavu-core fonts-noto-core fonts-noto-color-emoji fonts-noto-cjk
TEST_TOOLS := libharfbuzz-bin pngcheck python3-pil python3-jsonschema librsvg2-bin webp \
  giflib-tools ffmpeg poppler-utils man-db groff zsh fish gcc git strace
BENCH_TOOLS := gcc python3 python3-gi python3-gi-cairo gir1.2-pango-1.0 librsvg2-bin \
  imagemagick zopfli webp apngasm python3-pil

# The command takes in what it needs to draw, so that starting it loads few files (Scripts/
# link-statically); without position independence 35,000 of its addresses need no change when it is
# loaded.
LINK := $(CURDIR)/.build/link
RELEASE := -c release --static-swift-stdlib -Xlinker -L$(LINK) -Xlinker --as-needed \
  -Xlinker -no-pie
SEGRENDER := .build/release/segrender
SHARE := $(DESTDIR)$(PREFIX)/share

.PHONY: help setup build demo pictures test lint golden record sanitize fuzz bench acceptance docs install clean

help: ## print this list
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-12s %s\n", $$1, $$2 }' Makefile

setup: ## install the libraries and fonts that are missing (Debian; root or sudo)
	@Scripts/install-missing $(LIBRARIES)

build: setup ## build the command, optimised, as .build/release/segrender
	@Scripts/link-statically $(LINK)
	PKG_CONFIG_PATH=$(LINK) swift build $(RELEASE) --product segrender
	PKG_CONFIG_PATH=$(LINK) swift build $(RELEASE) --product segrender-svg

demo: build ## build, then render the README's first picture
	Scripts/pictures $(SEGRENDER) pictures/strip.png
	@echo "pictures/strip.png is the README's first picture"

pictures: build ## draw all of the README's pictures anew, by the commands below them
	Scripts/pictures $(SEGRENDER)

test: lint build ## lint, then the whole suite
	@Scripts/install-missing $(TEST_FONTS) $(TEST_TOOLS)
	SEGRENDER=$(CURDIR)/$(SEGRENDER) SEGRENDER_REQUIRE_ALL=1 swift test --quiet

lint: setup ## formatting, the project's own rules, imports between targets
	swift format lint --strict --recursive --parallel Sources Tests Package.swift
	Scripts/check-rules
	Scripts/target-map --check
	swift build --explicit-target-dependency-import-check error

golden: build ## compare every golden picture and scene with what is rendered now
	SEGRENDER=$(CURDIR)/$(SEGRENDER) swift test --filter GoldenTests

record: build ## write the goldens of CASE=name anew (CASE=all for every one); look before you commit
	@test -n "$(CASE)" || { echo "make record CASE=name, or CASE=all"; exit 64; }
	SEGRENDER=$(CURDIR)/$(SEGRENDER) SEGRENDER_RECORD="$(CASE)" swift test --filter GoldenTests

sanitize: setup ## the tests of the targets that wrap C, under AddressSanitizer
	@Scripts/install-missing $(TEST_FONTS) $(TEST_TOOLS)
	LSAN_OPTIONS=suppressions=Scripts/leaks.supp swift test --sanitize=address \
	  --scratch-path .build/sanitize

fuzz: build ## feed the command broken arguments and files, under limits, for a minute
	Scripts/fuzz $(SEGRENDER)

bench: build ## measure against the C floor and the peers, on tmpfs; writes out/bench.md
	@Scripts/install-missing $(BENCH_TOOLS)
	Benchmarks/run $(SEGRENDER)

acceptance: build ## render real files by others, read where they are (MATERIAL=folder)
	@Scripts/install-missing $(TEST_FONTS) $(TEST_TOOLS)
	@if [ -d "$(MATERIAL)" ]; then \
	  SEGRENDER_MATERIAL="$$(cd "$(MATERIAL)" && pwd)" swift test --filter Acceptance; \
	else echo "acceptance skipped: there is no folder $(MATERIAL)"; fi

docs: setup ## the library's documentation as static pages in out/docs
	Scripts/docs out/docs

install: build ## install the command, its man page and completions under PREFIX
	install -Dm755 $(SEGRENDER) $(DESTDIR)$(PREFIX)/bin/segrender
	install -Dm755 $(SEGRENDER)-svg $(DESTDIR)$(PREFIX)/libexec/segrender-svg
	install -d $(SHARE)/man/man1 $(SHARE)/bash-completion/completions $(SHARE)/zsh/site-functions \
	  $(SHARE)/fish/vendor_completions.d
	$(SEGRENDER) man > $(SHARE)/man/man1/segrender.1
	$(SEGRENDER) completion bash > $(SHARE)/bash-completion/completions/segrender
	$(SEGRENDER) completion zsh > $(SHARE)/zsh/site-functions/_segrender
	$(SEGRENDER) completion fish > $(SHARE)/fish/vendor_completions.d/segrender.fish

clean: ## remove what was built
	rm -rf .build out
