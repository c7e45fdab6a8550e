import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Something made once for all processes of a run: its value, and the processes and folders that end with the run. */
interface Made<T> {
  readonly value: T;
  readonly processes?: readonly number[];
  readonly folders?: readonly string[];
}

/**
 * Begins a run of the tests: the processes that it starts share what `oncePerRun` makes.
 * @returns a function that ends it
 */
export function beginRun(): () => Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'kavling-run-'));
  process.env.TEST_RUN = folder;
  return async () => {
    for (const name of readdirSync(folder).filter((file) => file.endsWith('.json'))) {
      const { processes = [], folders = [] } = readMade<unknown>(join(folder, name));
      for (const id of processes) await end(id);
      for (const one of folders) rmSync(one, { recursive: true, force: true });
    }
    rmSync(folder, { recursive: true, force: true });
  };
}

/**
 * Makes something once for a run; other callers wait for it. If making it fails, or its process ends before it is made,
 * every caller of the run gets the error.
 * Outside of a run it is made for each caller.
 */
export async function oncePerRun<T>(name: string, make: () => Promise<Made<T>>): Promise<T> {
  const folder = process.env.TEST_RUN;
  if (folder === undefined) return (await make()).value;
  const file = join(folder, `${name}.json`);
  const place = join(folder, name);
  if (isFirst(place)) {
    const made = await make().catch((error: unknown) => ({ failure: String(error) }));
    writeFileSync(`${file}.part`, JSON.stringify(made));
    renameSync(`${file}.part`, file);
  }
  const maker = Number(readlinkSync(place));
  while (!existsSync(file)) {
    // It may have been made since the line above.
    if (!isAlive(maker) && !existsSync(file))
      throw new Error(`Process ${maker} of this run has ended before it had made "${name}".`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  const { value, failure } = readMade<T>(file);
  if (failure !== undefined) throw new Error(failure);
  return value;
}

function readMade<T>(file: string): Made<T> & { readonly failure?: string } {
  return JSON.parse(readFileSync(file, 'utf8')) as Made<T> & { readonly failure?: string };
}

/** True for the first process that asks: its id is in the place from the same moment on. */
function isFirst(place: string): boolean {
  try {
    symlinkSync(String(process.pid), place);
    return true;
  } catch {
    return false;
  }
}

async function end(id: number): Promise<void> {
  for (let tries = 0; isAlive(id) && tries < 500; tries += 1) {
    if (tries % 100 === 0) process.kill(id, tries === 0 ? 'SIGINT' : 'SIGKILL');
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

function isAlive(id: number): boolean {
  try {
    process.kill(id, 0);
    return true;
  } catch {
    return false;
  }
}
