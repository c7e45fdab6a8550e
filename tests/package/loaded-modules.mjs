// Given to node by `--import`: writes the address of every module that a process loads to the file in LOADED.
import { appendFileSync } from 'node:fs';
import { createRequire, register } from 'node:module';

const file = process.env.LOADED ?? '';
const hook = `
  import { appendFileSync } from 'node:fs';
  export async function load(url, context, next) {
    appendFileSync(${JSON.stringify(file)}, url + '\\n');
    return next(url, context);
  }`;
register(`data:text/javascript,${encodeURIComponent(hook)}`);
process.on('exit', () => {
  const { cache } = createRequire(import.meta.url);
  appendFileSync(file, `${Object.keys(cache).join('\n')}\n`);
});
