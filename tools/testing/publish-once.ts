import { cpSync } from 'node:fs';
import { openStage } from '../site/stage.ts';

/** Publishes `prepared/` of the working folder into its `dist/`: node publish-once.mjs <puts> <removes>, paths with commas between. */
const [puts = [], removes = []] = process.argv.slice(2).map((list) => list.split(','));
const folder = process.cwd();
const stage = openStage(`${folder}/dist`);
for (const path of puts) cpSync(`${folder}/prepared/${path}`, `${stage.folder}/${path}`);
stage.publish({ puts, removes });
stage.close();
