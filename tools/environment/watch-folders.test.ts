import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchSite } from '../preview/watch-site.ts';
import { type FolderWatch, watchByLooking, watchFolders } from './watch-folders.ts';

let root = '';
let watching: FolderWatch | undefined;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'kavling-watch-'));
});
afterEach(() => {
  watching?.close();
  rmSync(root, { recursive: true, force: true });
});

const at = (path: string) => join(root, path);
const write = (path: string, text: string) => writeFileSync(at(path), text);
function replace(path: string, text: string): void {
  write(`${path}.part`, text);
  renameSync(at(`${path}.part`), at(path));
}

/** Collects reported paths; `heard` waits for a path, and forgets it. */
function listen() {
  const reported = new Set<string>();
  return {
    onChange: (path: string) => void reported.add(relative(root, path)),
    heard: (path: string) => vi.waitUntil(() => reported.delete(path), { timeout: 20_000, interval: 2 }),
    reported,
  };
}

test('[STU-11] a file that is replaced again right after its first report is reported again, every time', async () => {
  mkdirSync(at('pages/a'), { recursive: true });
  write('pages/a/page.json', '0');
  const { onChange, heard } = listen();
  let changes = 0;
  watching = watchSite(root, {
    onFile: () => undefined,
    onPage(slug) {
      changes += 1;
      onChange(at(slug));
    },
    onWidgets: () => undefined,
  });
  for (let time = 1; time <= 20; time += 1) {
    replace('pages/a/page.json', String(time));
    await heard('a');
  }
  write('pages/a/page.json', 'in place');
  await heard('a');
  rmSync(at('pages/a/page.json'));
  await heard('a');
  write('pages/a/page.json', 'again');
  await heard('a');
  expect(changes).toBeGreaterThanOrEqual(23);
});

test('[STU-11] an editor that removes a file and writes it again changes it; only one that stays away is deleted', async () => {
  mkdirSync(at('pages/a'), { recursive: true });
  write('pages/a/page.json', '0');
  const seen: boolean[] = [];
  const { onChange, heard } = listen();
  watching = watchSite(root, {
    onFile: (slug) => onChange(at(`${slug} moves`)),
    onPage: (slug) => {
      seen.push(existsSync(at('pages/a/page.json')));
      onChange(at(slug));
    },
    onWidgets: () => undefined,
  });
  rmSync(at('pages/a/page.json'));
  await heard('a moves');
  write('pages/a/page.json', '1');
  await heard('a');
  rmSync(at('pages/a/page.json'));
  await heard('a');
  expect(seen).toEqual([true, false]);
});

test('[STU-11] folders may come later, go, and be replaced by others of their name', async () => {
  const { onChange, heard, reported } = listen();
  watching = watchFolders(root, ['pages', 'deep/down'], onChange);
  mkdirSync(at('pages/a/media'), { recursive: true });
  write('pages/a/media/one.jpg', '1');
  await heard('pages/a/media/one.jpg');
  mkdirSync(at('pages/b'));
  write('pages/b/page.json', 'b');
  await heard('pages/b/page.json');
  renameSync(at('pages/a'), at('elsewhere'));
  renameSync(at('pages/b'), at('pages/a'));
  await heard('pages/a/page.json');
  replace('pages/a/page.json', 'c');
  await heard('pages/a/page.json');
  rmSync(at('pages'), { recursive: true });
  mkdirSync(at('pages/c'), { recursive: true });
  await heard('pages/c');
  rmSync(at('pages/c'), { recursive: true });
  await heard('pages/c');
  mkdirSync(at('deep/down'), { recursive: true });
  write('deep/beside', '1');
  write('deep/down/file', '1');
  await heard('deep/down/file');
  expect([...reported].filter((path) => path === 'deep' || path.includes('beside'))).toEqual([]);
});

test('[STU-11] a link that leads back to its own folder has an end', async () => {
  mkdirSync(at('pages/a'), { recursive: true });
  symlinkSync(at('pages'), at('pages/a/round'), 'dir');
  const { onChange, heard, reported } = listen();
  watching = watchFolders(root, ['pages'], onChange);
  write('pages/a/page.json', '1');
  await heard('pages/a/page.json');
  expect(reported.size).toBeLessThan(10);
});

test('[STU-11] where the system watches no folder, changes are found by looking', async () => {
  mkdirSync(at('pages/a'), { recursive: true });
  write('pages/a/page.json', '0');
  vi.useFakeTimers();
  try {
    const { onChange, reported } = listen();
    watching = watchFolders(root, ['pages'], onChange, watchByLooking);
    write('pages/a/page.json', 'changed');
    vi.advanceTimersByTime(1000);
    expect([...reported]).toEqual(['pages/a/page.json']);
    mkdirSync(at('pages/b'));
    vi.advanceTimersByTime(1000);
    reported.clear();
    write('pages/b/page.json', '1');
    rmSync(at('pages/a'), { recursive: true });
    vi.advanceTimersByTime(2000);
    expect([...reported].sort()).toEqual(expect.arrayContaining(['pages/a', 'pages/b/page.json']));
  } finally {
    vi.useRealTimers();
  }
});
