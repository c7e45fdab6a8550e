import { cpSync } from 'node:fs';
import { openStaging } from '../build/publish/staging.ts';

/** Publishes `prepared/` of the working folder into its `dist/`: node publish-once.mjs <puts> <removes>, paths with commas between. */
const [puts = [], removes = []] = process.argv.slice(2).map((list) => list.split(','));
const folder = process.cwd();
const staging = openStaging(`${folder}/dist`);
for (const path of puts) cpSync(`${folder}/prepared/${path}`, `${staging.folder}/${path}`);
staging.publish({ puts, removes });
staging.close();
