import { pathOf } from '../../../src/document/walk.ts';
import type { Finding } from '../finding.ts';
import type { Rule } from './rule.ts';

/** Parts of a page whose words visitors read, and those that search engines show. */
const READ = new Set(['seo', 'header', 'footer', 'sections', 'modals', 'leadButtons']);

/** Signs of a language that pages are not written in, by what to write instead. */
const FOREIGN = [
  {
    kind: 'markup',
    sign: /<\/?(?:a|b|i|u|p|br|em|strong|span|div|h[1-6]|ul|ol|li|img|small|sup|sub|font|center|table|tr|td|iframe|script|style)\b[^<>]*>/i,
  },
  { kind: 'character', sign: /&(?:[a-z]{2,8}|#\d{2,5}|#x[\da-f]{2,5});/i },
  { kind: 'markup', sign: /\*\*[^*\n]+\*\*|__[^_\n]+__|`[^`\n]+`/ },
  { kind: 'markup', sign: /\[[^\]\n]+\]\((?:https?:|\/|#|mailto:|tel:)[^)\n]*\)/ },
  { kind: 'markup', sign: /^#{1,6} (?=\S)/ },
  { kind: 'break', sign: /\n/ },
] as const;

/** Texts are plain: visitors would see HTML or Markdown as it is written. */
export const textsArePlain: Rule = ({ suspects }) =>
  suspects.flatMap(({ value, place }): Finding[] => {
    for (const { kind, sign } of FOREIGN) {
      const found = sign.exec(value)?.[0];
      if (found === undefined) continue;
      const path = pathOf(place);
      const isRead = READ.has(String(path[0])) || (path[0] === 'settings' && path[1] === 'copy');
      if (!isRead) return [];
      const sentence = found.length > 40 ? `${found.slice(0, 39)}…` : found;
      return [
        { code: 'KV332', path, within: kind === 'break' ? '\\n' : found, params: { kind, found: sentence } },
      ];
    }
    return [];
  });
