import { pathOf } from '../finding.ts';
import { isSameWord, nearest } from '../nearest.ts';
import type { Rule } from './rule.ts';

/** An id is given once a page. */
export const idsAreUnique: Rule = ({ marked }) => {
  const first = new Map<string, (typeof marked.anchor)[number]>();
  return marked.anchor.flatMap((anchor) => {
    const before = first.get(anchor.value);
    if (!before) {
      first.set(anchor.value, anchor);
      return [];
    }
    return [
      {
        code: 'KV301' as const,
        path: pathOf(anchor.place),
        see: pathOf(before.place),
        params: { id: anchor.value },
      },
    ];
  });
};

/** A link to `#name` needs something on the page with that id. */
export const anchorsExist: Rule = ({ marked }) => {
  const ids = new Set(marked.anchor.map(({ value }) => value));
  return marked.link.flatMap(({ value, place }) => {
    const name = value.slice(1);
    if (!value.startsWith('#') || name === '' || name === 'top' || ids.has(name)) return [];
    const suggestion = nearest(name, ids) ?? '';
    return [
      {
        code: 'KV302' as const,
        path: pathOf(place),
        params: { id: name, suggestion, known: [...ids].slice(0, 8).join(', ') },
        ...(suggestion && isSameWord(name, suggestion)
          ? { mend: { kind: 'replace-value' as const, value: `#${suggestion}` } }
          : {}),
      },
    ];
  });
};
