import type { Path } from '../../../src/document/path.ts';
import { pathAt } from '../../../src/document/path-at.ts';
import type { Studio } from '../state/studio.tsx';
import { textMessages } from './messages.ts';

/** The explanation of a key or value in the schema. */
export interface Meaning {
  /** The range of the text that is explained. */
  readonly from: number;
  readonly to: number;
  readonly path: Path;
  readonly title: string;
  readonly sentences: readonly string[];
  readonly facts: readonly (readonly [name: string, value: string])[];
}

/** Returns the meaning of the key or value at an offset of the text. */
export function meaningAt(
  { doc, model, language }: Pick<Studio, 'doc' | 'model' | 'language'>,
  offset: number,
): Meaning | undefined {
  const found = pathAt(doc.parsed, offset);
  if (!found || found.path.length === 0) return undefined;
  const isScalar = !found.node.children;
  if (!isScalar) return undefined;
  const schema = model.schemaAt(doc.parsed.value, found.path);
  const value = found.isKey ? undefined : found.node.value;
  const position = schema.enum?.indexOf(value as string) ?? -1;
  const chosen = position >= 0 ? schema.enumDescriptions?.[position] : undefined;
  const words = textMessages[language];
  const sentences = [schema.description, chosen].filter((one) => one !== undefined);
  if (sentences.length === 0) return undefined;
  return {
    from: found.node.offset,
    to: found.node.offset + found.node.length,
    path: found.path,
    title: String(found.path.at(-1)),
    sentences,
    facts: [
      ...(schema.default === undefined ? [] : [[words.byDefault, JSON.stringify(schema.default)] as const]),
      ...(schema.enum ? [[words.choices, schema.enum.join(', ')] as const] : []),
      ...(schema.examples?.length ? [[words.example, JSON.stringify(schema.examples[0])] as const] : []),
    ],
  };
}

/** The same as elements. */
export function meaningElement({ title, sentences, facts }: Meaning): HTMLElement {
  const box = document.createElement('div');
  box.className = 'st-hover';
  const add = (parent: Element, name: string, text: string) => {
    const element = document.createElement(name);
    element.textContent = text;
    parent.append(element);
    return element;
  };
  add(box, 'h3', title);
  for (const sentence of sentences) add(box, 'p', sentence);
  const list = document.createElement('dl');
  for (const [name, value] of facts) {
    add(list, 'dt', name);
    add(list, 'dd', value.length > 200 ? `${value.slice(0, 200)} …` : value);
  }
  if (facts.length > 0) box.append(list);
  return box;
}
