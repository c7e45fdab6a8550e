import { spawn } from 'node:child_process';
import { expect, test } from 'vitest';
import { runToEnd, untilReady } from './programs.ts';

test('a program that fails is reported with what it printed', () => {
  const fails = () => runToEnd('sh', ['-c', 'echo so far; echo no room >&2; exit 3']);
  expect(fails).toThrow('sh ended with 3:\nso far\nno room\n');
  expect(() => runToEnd('/no/such/program', [])).toThrow('ENOENT');
});

test('a server that ends before it is ready is reported with what it printed', async () => {
  const server = (script: string) => spawn('sh', ['-c', script], { stdio: ['ignore', 'ignore', 'pipe'] });
  await expect(untilReady(server('echo port 4711 ready >&2'), /port (\d+) ready/)).resolves.toMatchObject({
    1: '4711',
  });
  await expect(untilReady(server('echo no room >&2; exit 3'), /ready/)).rejects.toThrow(
    'sh ended with 3:\nno room',
  );
  await expect(untilReady(spawn('/no/such/program'), /ready/)).rejects.toThrow('ENOENT');
});
