#!/usr/bin/env node
// `npm init kavling my-site` is `kavling init my-site`, run by the version of Kavling that this package depends on.
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';

const manifest = createRequire(import.meta.url).resolve('kavling/package.json');
process.argv.splice(2, 0, 'init');
await import(pathToFileURL(join(dirname(manifest), 'bin/kavling.mjs')).href);
