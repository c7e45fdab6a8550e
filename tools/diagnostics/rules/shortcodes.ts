import { pathOf } from '../../../src/document/walk.ts';
import { isOneSlipAway, nearest } from '../../../src/lib/nearest.ts';
import { unitTokens } from '../../../src/lib/unit-tokens.ts';
import type { Finding } from '../finding.ts';
import type { Rule } from './rule.ts';

const KNOWN: readonly string[] = ['project_name', 'telesales_number', 'sender_name', ...unitTokens];
const CODE = /\[([a-zA-Z_ -]{1,40})\]/g;

/** A message or a brochure address holds only shortcodes that are filled (specification, section 3). */
export const shortcodesAreKnown: Rule = ({ marked }) =>
  [...marked.message, ...marked.brochure].flatMap(({ value, place }) => {
    const unknown = [...value.matchAll(CODE)].filter(([, name = '']) => !KNOWN.includes(name));
    return unknown.map(([whole, name = '']): Finding => {
      const suggestion = nearest(name, KNOWN) ?? '';
      const isSure = suggestion !== '' && isOneSlipAway(name, suggestion) && unknown.length === 1;
      return {
        code: 'KV309',
        path: pathOf(place),
        within: whole,
        params: { code: whole, suggestion, known: KNOWN.map((code) => `[${code}]`).join(', ') },
        ...(isSure
          ? { repair: { kind: 'replace-value', value: value.replace(whole, `[${suggestion}]`) } as const }
          : {}),
      };
    });
  });
