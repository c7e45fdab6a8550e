import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { buildServer } from '../../../server/testing/build-server.ts';
import { actUntil, runUntil, stopEverywhere } from '../../testing/stopped-builds.ts';
import { openStaging } from './staging.ts';

function write(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

const slugs = ['a', 'b'];
const changed = ['.kavling/headers.json', ...slugs.map((slug) => `${slug}/index.html`), 'baru/index.html'];
const puts = [...changed, 'assets/x.2.js', 'b/brosur/b.pdf'];
const removes = ['lama/index.html', 'lama/brosur/a.pdf'];

/** A site of two generations: the current one, and files of the next. */
function makeSite(folder: string): void {
  for (const path of [...changed.slice(0, -1), ...removes, 'tetap/index.html'])
    write(join(folder, 'dist', path), 'old');
  for (const path of ['assets/kept.1.js', 'assets/x.1.js']) write(join(folder, 'dist', path), path);
  for (const path of puts) write(join(folder, 'prepared', path), path.startsWith('assets/') ? path : 'new');
}

/** Does the same as `publish-once.ts`. */
function publishOnce(folder: string): void {
  const staging = openStaging(join(folder, 'dist'));
  for (const path of puts) cpSync(join(folder, 'prepared', path), join(staging.folder, path));
  staging.publish({ puts, removes });
  staging.close();
}

const root = mkdtempSync(join(tmpdir(), 'kavling-publish-'));
const site = join(root, 'site');
makeSite(site);
afterAll(() => rmSync(root, { recursive: true, force: true }));

test('[OPS-14] publishing that is stopped at any change of a file shows the old site or the new one, and is finished by the next', async () => {
  const build = (folder: string, stopAt?: number) => actUntil(folder, () => publishOnce(folder), stopAt);
  const report = await stopEverywhere({ site, workshop: join(root, 'work'), build, finish: publishOnce });
  expect(report).toMatchObject({ mixed: [], unfinished: [] });
  expect(report.changes).toBeGreaterThan(40);
});

test('[OPS-14] a process that is killed while it publishes does the same, and its work is taken over', async () => {
  const program = [await buildServer('tools/testing/publish-once.ts'), puts.join(','), removes.join(',')];
  const build = (folder: string, stopAt?: number) => runUntil(folder, program, stopAt);
  const steps = (changes: number) => [changes >> 1];
  const workshop = join(root, 'killed');
  const report = await stopEverywhere({ site, workshop, build, finish: publishOnce, steps });
  expect(report).toMatchObject({ mixed: [], unfinished: [] });
});
