import { pathOf } from '../../../src/document/walk.ts';
import { isSameWord, nearest } from '../../../src/lib/nearest.ts';
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

/** The only generated id that an author could choose: that of the media viewer on pages that link to it. */
const VIEWER = 'elementor-lightbox';

/**
 * No id is one that the page generates. Nearly all generated ids begin with `_`, which the schema refuses. A picture that
 * opens in the media viewer has an id made from its widget's (`galeri-foto-3`, `tipe-2-foto-1`), and so has a slide
 * that the address follows (`suasana-3`).
 */
export const idsAreFree: Rule = ({ marked }) => {
  const holders = new Map(marked.anchor.map(({ value, holder }) => [value, holder]));
  const makerOf = (id: string) => {
    const [, widget = '', kind] = /^(.+?)(?:-\d+)?-foto-\d+$/.exec(id) ?? /^(.+)-\d+()$/.exec(id) ?? [];
    const holder = holders.get(widget);
    return holder && (kind === undefined || holder.sync === 'hash') ? widget : '';
  };
  return marked.anchor.flatMap(({ value, place }) => {
    const maker = makerOf(value);
    if (value !== VIEWER && !maker) return [];
    return [{ code: 'KV320' as const, path: pathOf(place), params: { id: value, maker } }];
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
          ? { repair: { kind: 'replace-value' as const, value: `#${suggestion}` } }
          : {}),
      },
    ];
  });
};
