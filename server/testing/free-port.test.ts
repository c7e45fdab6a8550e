import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { expect, test } from 'vitest';
import { claimPort } from './free-port.ts';

test('every caller gets another port, which can be listened on and which the system does not hand out', async () => {
  const ports = await Promise.all(Array.from({ length: 40 }, () => claimPort()));
  expect(new Set(ports).size).toBe(40);
  const server = createServer().listen(ports[0], '127.0.0.1');
  await once(server, 'listening');
  server.close();
  expect(Math.min(...ports)).toBeGreaterThan(1023);
  expect(Math.max(...ports)).toBeLessThan(32_000);
});

test('a port that was given is given to no other caller, though nothing listens on it', async () => {
  const first = await claimPort();
  await expect(claimPort({ first, count: 1 })).rejects.toThrow(`No port from ${first} to ${first} is free.`);
});

test('a port that a server listens on is not given', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const first = (server.address() as AddressInfo).port;
  await expect(claimPort({ first, count: 1 })).rejects.toThrow(`No port from ${first} to ${first} is free.`);
  server.close();
});
