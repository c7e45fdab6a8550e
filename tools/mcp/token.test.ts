import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { agentToken } from './token.ts';

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'kavling-token-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

test('[STU-17] simultaneous callers get one token, and none ever reads a part of it', async () => {
  const path = join(root, '.kavling/mcp-token');
  const seen = new Set<string>();
  let isDone = false;
  const reading = (async () => {
    while (!isDone) {
      if (readdirSync(root).length > 0 && readdirSync(join(root, '.kavling')).includes('mcp-token'))
        seen.add(readFileSync(path, 'utf8').trim());
      await new Promise(setImmediate);
    }
  })();
  const tokens = await Promise.all(Array.from({ length: 20 }, () => agentToken(root)));
  isDone = true;
  await reading;
  expect(new Set([...tokens, ...seen]).size).toBe(1);
  expect(tokens[0]).toMatch(/^[\w-]{32}$/);
  expect(readdirSync(join(root, '.kavling')).sort()).toEqual(['.gitignore', 'mcp-token']);
});

test('[STU-17] a file that was left empty, as by a full disk, is no token: a new one is made', async () => {
  const path = join(root, '.kavling/mcp-token');
  mkdirSync(join(root, '.kavling'));
  writeFileSync(path, '\n', { mode: 0o644 });
  const token = await agentToken(root);
  expect(token).toMatch(/^[\w-]{32}$/);
  expect(readFileSync(path, 'utf8').trim()).toBe(token);
  expect(statSync(path).mode & 0o077).toBe(0);
  expect(await agentToken(root)).toBe(token);
});
