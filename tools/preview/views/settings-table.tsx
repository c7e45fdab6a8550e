import type { Language } from '../../../src/lib/languages.ts';
import { inside, resolve } from '../../diagnostics/schema/bundle.ts';
import type { Schema } from '../../generate/schema.ts';
import { schemaText } from '../../schema-text.ts';
import type { PreviewWords } from '../words.ts';

interface Row {
  readonly name: string;
  readonly about: string;
  readonly values: string;
  readonly otherwise: string | undefined;
}

/** Every key of a widget, from its schema: what it says, what it may be, and what stands there when it is left out. */
export function SettingsTable({
  schema,
  words,
  language,
}: {
  schema: Schema;
  words: PreviewWords;
  language: Language;
}) {
  return (
    <div className="table">
      <table>
        <thead>
          <tr>
            <th scope="col">{words.setting}</th>
            <th scope="col">{words.meaning}</th>
            <th scope="col">{words.values}</th>
            <th scope="col">{words.otherwise}</th>
          </tr>
        </thead>
        <tbody>
          {rowsOf(schema, '').map((row) => (
            <tr key={row.name}>
              <td>
                <code>{row.name}</code>
              </td>
              <td>{schemaText(row.about, language)}</td>
              <td>{row.values}</td>
              <td>{row.otherwise ?? words.required}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function rowsOf(schema: Schema, prefix: string): Row[] {
  return Object.keys(schema.properties ?? {}).flatMap((key): Row[] => {
    if (prefix === '' && key === 'type') return [];
    const part = inside(schema, key);
    const isRequired = schema.required?.includes(key);
    const row: Row = {
      name: prefix + key,
      about: part.description ?? '',
      values: valuesOf(part),
      otherwise: isRequired ? undefined : shortValue(part.default),
    };
    if (part.kavling?.kind === 'picture' || part.kavling?.kind === 'slot') return [row];
    const inner = part.properties ? part : resolve(part.items);
    const isWidget = inner.discriminator !== undefined;
    return inner.properties && !isWidget
      ? [row, ...rowsOf(inner, `${prefix}${key}${part.properties ? '' : '[]'}.`)]
      : [row];
  });
}

function valuesOf(part: Schema): string {
  if (part.kavling?.kind === 'picture') return '{ src, alt }';
  if (part.enum) return part.enum.map((value) => (value === '' ? '""' : String(value))).join(', ');
  return [part.type ?? ''].flat().join(', ');
}

function shortValue(value: unknown): string {
  if (value === undefined) return '–';
  const text = JSON.stringify(value);
  return text.length > 40 ? '…' : text;
}
