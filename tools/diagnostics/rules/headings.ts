import { pathOf } from '../../../src/document/walk.ts';
import type { Finding } from '../finding.ts';
import type { Rule } from './rule.ts';

/** A page has one heading of level 1, and skips no level on the way down. */
export const headingsAreInOrder: Rule = ({ headings, document }) => {
  if (!Array.isArray(document.sections)) return [];
  const found: Finding[] = [];
  const [first, ...more] = headings.filter(({ value }) => value === 1);
  const isUnsure = headings.some(({ value }) => Number.isNaN(value));
  if (!first && !isUnsure) found.push({ code: 'KV303', path: ['sections'], on: 'key' });
  for (const { place } of more)
    found.push({ code: 'KV304', path: pathOf(place), ...(first ? { see: pathOf(first.place) } : {}) });
  let before = 1;
  for (const { value, place } of headings) {
    if (value > before + 1)
      found.push({
        code: 'KV305',
        path: pathOf(place),
        params: { level: String(value), before: String(before), wanted: String(before + 1) },
      });
    before = value;
  }
  return found;
};
