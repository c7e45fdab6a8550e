import { valueAt } from '../../../src/document/path.ts';
import { partOfWidget } from '../../../src/document/walk.ts';
import { isRecord } from '../../../src/lib/is-record.ts';
import { idsOf } from '../state/ids.ts';
import { nodePathOf, titleOf, wordsOf } from '../state/nodes.ts';
import type { Studio } from '../state/studio.tsx';
import { formMessages } from './messages.ts';
import { withCountry } from './with-country.ts';

/** Where a link can lead. */
export interface LinkTarget {
  readonly value: string;
  readonly label: string;
}

/** Where a link may lead that what is typed could mean: places on the page, pages of the site, numbers, addresses. */
export function linkTargets(studio: Studio, typed: string): LinkTarget[] {
  const { language, site, slug } = studio;
  const words = typed.trim().toLowerCase();
  const all = [
    ...anchorsOf(studio),
    ...site.pages
      .filter((page) => page.slug !== slug)
      .map((page) => ({ value: `/${page.slug}/`, label: formMessages[language].pageTarget(page.title) })),
    ...salesNumber(studio),
  ];
  const fitting =
    words === '' ? all : all.filter((one) => `${one.value} ${one.label}`.toLowerCase().includes(words));
  return [...guesses(studio, typed.trim()), ...fitting].slice(0, 40);
}

function anchorsOf(studio: Studio): LinkTarget[] {
  const { doc, model } = studio;
  const document = doc.document;
  return [...idsOf(document, model.tables)].map(([id, path]) => {
    const holder = valueAt(document, path.slice(0, -1));
    const node = nodePathOf(document, path, model.tables);
    const type = node && valueAt(document, [...node, 'type']);
    const part = partOfWidget(model.tables, type);
    const own = isRecord(holder) ? wordsOf({ value: holder, part }) : '';
    const title = typeof type === 'string' ? titleOf(model, type) : '';
    return { value: `#${id}`, label: own && own !== id ? `${title}: ${own}` : title };
  });
}

function salesNumber({ doc, language }: Studio): LinkTarget[] {
  const number = valueAt(doc.document, ['project', 'telesalesNumber']);
  if (typeof number !== 'string') return [];
  const digits = number.replace(/\D/g, '');
  return digits === ''
    ? []
    : [
        { value: `https://wa.me/${digits}`, label: formMessages[language].salesWhatsapp },
        { value: `tel:+${digits}`, label: formMessages[language].salesPhone },
      ];
}

/** Returns the addresses that the typed text could mean. */
function guesses({ language }: Studio, typed: string): LinkTarget[] {
  const digits = withCountry(typed) ?? (/^\+?62\d{8,12}$/.test(typed) ? typed.replace('+', '') : undefined);
  if (digits)
    return [
      { value: `https://wa.me/${digits}`, label: formMessages[language].whatsappTarget },
      { value: `tel:+${digits}`, label: formMessages[language].callTarget },
    ];
  if (/^[^\s@:/#]+@[^\s@]+\.[a-z]{2,}$/i.test(typed))
    return [{ value: `mailto:${typed}`, label: formMessages[language].emailTarget }];
  if (/^[a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z]{2,}(?:\/\S*)?$/i.test(typed))
    return [{ value: `https://${typed}`, label: formMessages[language].webTarget }];
  return [];
}
