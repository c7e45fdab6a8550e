// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { isRemembered, rememberFor } from './expiring-entry.ts';

afterEach(() => {
  localStorage.clear();
  vi.restoreAllMocks();
});

test('[WID-14] an entry is remembered for as many seconds as it was kept for', () => {
  rememberFor('kavling-notice-a', 60, 1_000);
  expect(isRemembered('kavling-notice-a', 60_999)).toBe(true);
  expect(isRemembered('kavling-notice-a', 61_000)).toBe(false);
});

test('[WID-14] an entry of another form counts as none', () => {
  localStorage.setItem('kavling-notice-b', 'yes');
  expect(isRemembered('kavling-notice-b', 0)).toBe(false);
  expect(isRemembered('kavling-notice-c', 0)).toBe(false);
});

test('[WID-14] where the browser keeps nothing, nothing fails', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('QuotaExceededError');
  });
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('SecurityError');
  });
  expect(() => rememberFor('kavling-notice-d', 60)).not.toThrow();
  expect(isRemembered('kavling-notice-d')).toBe(false);
});
