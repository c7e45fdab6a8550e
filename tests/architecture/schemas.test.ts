import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import type { Schema } from '../../src/document/schema.ts';
import { readSources } from '../../tools/generate/sources.ts';

const root = join(import.meta.dirname, '../..');
const { files, nodes, surfaces } = readSources(root);
const { node: _, ...parts } = files;
const all = Object.entries({ ...parts, ...nodes, ...surfaces });

interface Property {
  readonly name: string;
  readonly schema: Schema;
  readonly isRequired: boolean;
}

/** Every property a person may write, at any depth; a reference is described where it is used. */
function propertiesOf(schema: Schema, before: string): Property[] {
  const own = Object.entries(schema.properties ?? {}).flatMap(([key, part]) => {
    if (part === true) return [];
    const name = `${before}.${key}`;
    const isRequired = schema.required?.includes(key) ?? false;
    const isPicture = part.kavling?.kind === 'picture' || part.items?.kavling?.kind === 'picture';
    return [{ name, schema: part, isRequired }, ...(isPicture ? [] : propertiesOf(part, name))];
  });
  return [...own, ...(schema.items ? propertiesOf(schema.items, `${before}[]`) : [])];
}

const gaps = ({ name, schema, isRequired }: Property): string[] => {
  const isOptionalThing = schema.default === undefined && !isRequired;
  return [
    !schema.title && !isNamedOtherwise(name, schema) && `${name} has no title`,
    !schema.description?.trim() && `${name} has no description`,
    !schema.examples?.length && `${name} has no example`,
    schema.enum &&
      schema.enum.length !== schema.enumDescriptions?.length &&
      schema.enum.length > 1 &&
      `${name} does not describe each value`,
    isOptionalThing && !mayBeAbsent(schema) && `${name} has no default and is not required`,
  ].filter((gap): gap is string => typeof gap === 'string');
};

/** True if no title is needed: for a reference to a titled schema, a sentence, or a key that no form shows. */
function isNamedOtherwise(name: string, { $ref }: Schema): boolean {
  return $ref !== undefined || /^copy\.|\.(?:\$schema|version|type)$/.test(name);
}

/**
 * True for keys that have no default because omitting them means "none": a picture (whose own keys are the same
 * everywhere), a link, an icon, an id, a part of the page.
 */
function mayBeAbsent({ type, kavling, pattern, enum: values, $ref, properties }: Schema): boolean {
  return (
    $ref !== undefined ||
    properties !== undefined ||
    (kavling?.kind !== undefined && kavling.kind !== 'words') ||
    pattern !== undefined ||
    values !== undefined ||
    type === 'number' ||
    type === 'integer'
  );
}

test.each(all)(
  '%s: every property has a title, a description, an example, and a default or a reason to be required',
  (name, schema) => {
    expect(propertiesOf(schema, name).flatMap(gaps)).toEqual([]);
  },
);

test.each(Object.entries({ ...nodes, ...surfaces }))(
  'the widget %s has a title, a sentence and examples',
  (_, schema) => {
    expect(schema.title).toBeTruthy();
    expect(schema.description).toMatch(/\.$/);
    expect(schema.examples?.length).toBeGreaterThan(0);
    expect(schema.additionalProperties).toBe(false);
  },
);

const speaking = Object.entries({ ...nodes, ...surfaces, copy: files.copy ?? {} });

/** True if nothing declares the kind of a text: translation, import and the rules depend on it. */
const isUntold = ({ schema: { type, enum: choice, const: only, pattern, format, kavling } }: Property) =>
  [type].flat().includes('string') && !(choice ?? only ?? pattern ?? format ?? kavling?.kind);

test.each(speaking)('[DOC-01] %s: every text declares its kind in kavling.kind', (name, schema) => {
  expect(
    propertiesOf(schema, name)
      .filter(isUntold)
      .map(({ name }) => name),
  ).toEqual([]);
});

test('a planted property without words is found', () => {
  const schema: Schema = {
    properties: {
      colour: { type: 'string' },
      size: { enum: ['a', 'b'], description: 'x', examples: ['a'], default: 'a' },
    },
  };
  expect(propertiesOf(schema, 'planted').flatMap(gaps)).toEqual([
    'planted.colour has no title',
    'planted.colour has no description',
    'planted.colour has no example',
    'planted.colour has no default and is not required',
    'planted.size has no title',
    'planted.size does not describe each value',
  ]);
});

const schemaNames = readdirSync(join(root, 'schemas/widgets')).map((name) => basename(name, '.schema.json'));
const folders = readdirSync(join(root, 'src/widgets'));

test('every widget has its schema, its folder and its registration under one name', () => {
  expect(folders.filter((name) => !schemaNames.includes(name))).toEqual([]);
  expect(schemaNames.filter((name) => !folders.includes(name))).toEqual([]);
  for (const name of folders)
    expect(existsSync(join(root, `src/widgets/${name}/${name}.widget.ts`)), name).toBe(true);
});

test('a widget without an island asks for no moment, and one with an island does', () => {
  for (const name of folders) {
    const folder = readdirSync(join(root, 'src/widgets', name));
    const text = readFileSync(join(root, `src/widgets/${name}/${name}.widget.ts`), 'utf8');
    const hasScript = folder.some((file) => /\.(?:island\.tsx|enhance\.ts)$/.test(file));
    expect(/hydrate: 'never'/.test(text), name).toBe(!hasScript);
  }
});
