import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Schema } from '../../src/document/schema.ts';
import type { Sources } from './sources.ts';

/** `docs/widgets.md`: every widget with what it may say and an example to copy. */
export function printWidgetsDoc(sources: Sources): string {
  const lines = [
    '# Widgets',
    '',
    '<!-- Made by `npm run generate` from schemas/widgets. Do not edit. -->',
    '',
    'Every widget may also have `id` (a name for links such as `#fasilitas`) and `hideOn` (screens where it is not shown).',
    '',
    ...Object.entries(sources.nodes).map(
      ([type, schema]) => `- [${schema.title}](#${type}): ${schema.description}`,
    ),
    '',
  ];
  for (const [type, schema] of Object.entries(sources.nodes)) lines.push(...entry(type, schema));
  lines.push(
    '# Parts of the page',
    '',
    'These have their own keys in the document and are not written in `sections`.',
    '',
  );
  for (const [type, schema] of Object.entries(sources.surfaces)) lines.push(...entry(type, schema));
  return `${lines.join('\n').trimEnd()}\n`;
}

/** The picture that tools/maintenance/widget-pictures.ts took of the first example, where there is one. */
function picture(type: string, { title = type }: Schema): string[] {
  const file = `images/widgets/${type}.webp`;
  return existsSync(join('docs', file)) ? [`![${title}, as it looks](${file})`, ''] : [];
}

function entry(type: string, schema: Schema): string[] {
  const slots = Object.entries(schema.properties ?? {}).flatMap(([key, part]) =>
    part !== true && part.kavling?.kind === 'slot' ? [`\`${key}\``] : [],
  );
  const inside = slots.length ? ` Holds other widgets in ${slots.join(' and ')}.` : '';
  return [
    `## ${type}`,
    '',
    `${schema.description}${inside}`,
    '',
    ...picture(type, schema),
    '| key | what it says | values | default |',
    '|---|---|---|---|',
    ...rows(schema, ''),
    '',
    '```json',
    JSON.stringify(schema.examples?.[0] ?? {}, null, 2),
    '```',
    '',
  ];
}

function rows(schema: Schema, prefix: string): string[] {
  return Object.entries(schema.properties ?? {}).flatMap(([key, part]) => {
    if (part === true) return [];
    const name = `${prefix}${key}`;
    const needed = schema.required?.includes(key) ? '**required**' : '';
    const line = `| \`${name}\` | ${cell(part.description)} | ${values(part)} | ${part.default === undefined ? needed : code(part.default)} |`;
    if (part.kavling?.kind === 'picture') return [line];
    const inner = part.properties ? part : part.items?.properties ? part.items : undefined;
    return inner ? [line, ...rows(inner, `${name}${part.items ? '[]' : ''}.`)] : [line];
  });
}

function values(part: Schema): string {
  if (part.kavling?.kind === 'picture') return 'picture';
  if (part.enum) return part.enum.map((value) => `\`${value === '' ? '""' : value}\``).join(', ');
  return cell([part.type ?? ''].flat().join(' or '));
}

function code(value: unknown): string {
  const text = JSON.stringify(value);
  return text.length > 60 ? 'see its parts' : `\`${text.replaceAll('|', '\\|')}\``;
}

function cell(text = ''): string {
  return text.replaceAll('|', '\\|').replaceAll('\n', ' ');
}
