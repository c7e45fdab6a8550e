import type { DocumentModel } from '../../../src/document/model.ts';
import type { Schema } from '../../../src/document/schema.ts';
import type { Language } from '../../../src/lib/languages.ts';
import { schemaText } from '../../schema/schema-text.ts';
import type { PreviewMessages } from '../messages.ts';

interface Row {
  readonly name: string;
  readonly about: string;
  readonly values: string;
  readonly otherwise: string | undefined;
}

/** Every key of a widget, from its schema: its meaning, its allowed values, and its default. */
export function SettingsTable({
  schema,
  model,
  messages,
  language,
}: {
  schema: Schema;
  model: DocumentModel;
  messages: PreviewMessages;
  language: Language;
}) {
  return (
    <div className="table">
      <table>
        <thead>
          <tr>
            <th scope="col">{messages.setting}</th>
            <th scope="col">{messages.meaning}</th>
            <th scope="col">{messages.values}</th>
            <th scope="col">{messages.otherwise}</th>
          </tr>
        </thead>
        <tbody>
          {rowsOf(model, schema, '').map((row) => (
            <tr key={row.name}>
              <td>
                <code>{row.name}</code>
              </td>
              <td>{schemaText(row.about, language)}</td>
              <td>{row.values}</td>
              <td>{row.otherwise ?? messages.required}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function rowsOf(model: DocumentModel, schema: Schema, prefix: string): Row[] {
  return Object.keys(schema.properties ?? {}).flatMap((key): Row[] => {
    if (prefix === '' && key === 'type') return [];
    const part = model.inside(schema, key);
    const isRequired = schema.required?.includes(key);
    const row: Row = {
      name: prefix + key,
      about: part.description ?? '',
      values: valuesOf(part),
      otherwise: isRequired ? undefined : shortValue(part.default),
    };
    if (part.kavling?.kind === 'picture' || part.kavling?.kind === 'slot') return [row];
    const inner = part.properties ? part : model.resolve(part.items);
    const isWidget = inner.discriminator !== undefined;
    return inner.properties && !isWidget
      ? [row, ...rowsOf(model, inner, `${prefix}${key}${part.properties ? '' : '[]'}.`)]
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
