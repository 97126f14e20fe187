#!/bin/sh
# runtime-files.sh FROM TO: copies what a built tree needs to serve, without what only builds and tests it.
set -eu
from=$1
to=$2
mkdir -p "$to"
cd "$from"
cp -R package.json package-lock.json LICENSE server domain contract content dist deploy "$to"
mkdir -p "$to/.built" "$to/scripts"
cp -R .built/public .built/extension "$to/.built"
# The operator's commands: without them nobody could be made an administrator, and nothing backed up.
cp -R scripts/run.mjs scripts/operator "$to/scripts"
cd "$to"
npm ci --omit=dev --omit=optional --omit=peer --ignore-scripts --no-audit --no-fund
# The pages are bundled: the browser's libraries are in dist already.
rm -rf node_modules/lucide-react node_modules/radix-ui node_modules/@radix-ui node_modules/wouter node_modules/react-dom
# Builds of the same code for browsers, bundlers and require(): Node imports the others.
find node_modules/@opentelemetry -type d \( -path '*/build/esm' -o -path '*/build/esnext' \) -prune -exec rm -rf {} +
rm -rf node_modules/stripe/cjs node_modules/kysely/dist/cjs
find node_modules/drizzle-orm -type f -name '*.cjs' -delete
find node_modules -type d \( -name test -o -name tests -o -name __tests__ \) -prune -exec rm -rf {} +
find node_modules -type f \( -name '*.map' -o -name '*.ts' -o -name '*.mts' -o -name '*.cts' -o -name '*.md' \) -delete
# What only tests use, under other names.
(cd server/http/routes && rm software-authenticator.ts temporary-server.ts)
(cd server/store && rm ask-until-killed.ts open-and-close.ts open-and-die.ts temporary-place.ts write-until-killed.ts)
find server domain contract content scripts \( -name '*.test.ts' -o -name '*.testing.ts' \) -delete
