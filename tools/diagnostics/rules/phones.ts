import { pathOf } from '../../../src/document/walk.ts';
import { COUNTRY_CODE, digitsOf, normalisePhone } from '../../../src/lib/phone.ts';
import { isWhatsappLink } from '../../../src/lib/whatsapp-link.ts';
import type { Finding } from '../finding.ts';
import type { Rule } from './rule.ts';

const LEAST = 11;
const MOST = 14;

function isRight(number: string): boolean {
  const digits = digitsOf(number);
  if (digits.length < LEAST || digits.length > MOST) return false;
  return digits.startsWith(COUNTRY_CODE) && !digits.startsWith(COUNTRY_CODE + COUNTRY_CODE);
}

/** Numbers have the country code and 11 to 14 digits (specification, section 3), and only digits between them. */
export const phonesAreRight: Rule = ({ marked }) => {
  const found: Finding[] = [];
  const groups = [
    { code: 'KV307', marks: marked.phone },
    { code: 'KV311', marks: marked.telesales },
  ] as const;
  for (const { code, marks } of groups) {
    for (const { value, place } of marks) {
      const isForm = /^\+?[0-9][0-9 .()-]*$/.test(value);
      if (isForm && isRight(value)) continue;
      if (value === '' && code === 'KV307') continue;
      const meant = /^[+0-9 .()-]+$/.test(value) ? normalisePhone(value) : '';
      const isRepairable = meant !== '' && isRight(meant);
      found.push({
        code,
        path: pathOf(place),
        params: { value, digits: String(digitsOf(value).length), suggestion: isRepairable ? meant : '' },
        ...(isRepairable ? { repair: { kind: 'replace-value', value: meant } as const } : {}),
      });
    }
  }
  return found;
};

/** A WhatsApp link leads to a number with the country code. */
export const whatsappLinksAreRight: Rule = ({ marked }) =>
  marked.link.flatMap(({ value, place }): Finding[] => {
    if (!isWhatsappLink(value)) return [];
    const number = /(?:wa\.me\/|phone=)\+?([\d-]*)/i.exec(value)?.[1] ?? '';
    if (isRight(number)) return [];
    const meant = normalisePhone(number);
    const suggestion = isRight(meant) ? meant : '';
    return [
      {
        code: 'KV307',
        path: pathOf(place),
        params: { value: number, digits: String(digitsOf(number).length), suggestion },
        ...(suggestion
          ? { repair: { kind: 'replace-value', value: value.replace(number, suggestion) } as const }
          : {}),
      },
    ];
  });
