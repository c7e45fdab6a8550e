import { expect, test } from 'vitest';
import { createAddressSet, limitAddress, readClientAddress } from './client-address.ts';

test('X-Forwarded-For is ignored unless the socket is a trusted proxy', () => {
  const none = createAddressSet([]);
  const seen = new Set<string>();
  for (let at = 0; at < 1000; at += 1)
    seen.add(readClientAddress('203.0.113.7', `10.0.${at % 250}.${at % 7}`, none));
  expect([...seen]).toEqual(['203.0.113.7']);
});

test('behind trusted proxies the last hop that is not a proxy counts, not the ones before it', () => {
  const trusted = createAddressSet(['127.0.0.1', '10.0.0.0/8', 'fd00::/8']);
  const read = (socket: string, header: string | null) => readClientAddress(socket, header, trusted);
  expect(read('127.0.0.1', '1.1.1.1, 203.0.113.9, 10.0.0.4')).toBe('203.0.113.9');
  expect(read('::ffff:10.0.0.4', '203.0.113.9')).toBe('203.0.113.9');
  expect(read('10.0.0.4', 'nonsense, 10.0.0.5')).toBe('10.0.0.5');
  expect(read('10.0.0.4', null)).toBe('10.0.0.4');
  expect(read('fd00::4', '2001:db8::1')).toBe('2001:db8::1');
});

test('a proxy that writes the port behind the address still distinguishes visitors', () => {
  const trusted = createAddressSet(['10.0.0.0/8']);
  const read = (header: string) => limitAddress(readClientAddress('10.0.0.4', header, trusted));
  expect(read('203.0.113.9:52144')).toBe('203.0.113.9');
  expect(read('203.0.113.10:52144, 10.0.0.5:443')).toBe('203.0.113.10');
  expect(read('[2001:db8:1:2::7]:52144')).toBe('2001:db8:1:2::/64');
  expect(read('[2001:db8:1:2::7]')).toBe('2001:db8:1:2::/64');
});

test('IPv6 is counted by its /64', () => {
  expect(limitAddress('2001:db8:1:2:aaaa::1')).toBe(limitAddress('2001:0db8:1:2:ffff:ffff:ffff:ffff'));
  expect(limitAddress('2001:db8:1:3::1')).not.toBe(limitAddress('2001:db8:1:2::1'));
  expect(limitAddress('::1')).toBe('0:0:0:0::/64');
  expect(limitAddress('fe80::1%eth0')).toBe('fe80:0:0:0::/64');
  expect(limitAddress('203.0.113.9')).toBe('203.0.113.9');
});
