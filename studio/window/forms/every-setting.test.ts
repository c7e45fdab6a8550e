import { expect, test } from 'vitest';
import type { Schema } from '../../../src/document/schema.ts';
import { ownModel } from '../../../src/engine/own-model.ts';
import { type ControlName, controlOf } from './control-of.ts';
import { controls } from './controls/all.ts';
import { FIXED, isBesideDeadline, planFields } from './plan.ts';

/** Controls that edit all that is in their value themselves. */
const WHOLE: ReadonlySet<ControlName> = new Set([
  'picture',
  'rich-text',
  'inline-text',
  'grid',
  'slot',
  'shapes',
]);

/** Every key below a schema that no control leads to. */
function unreachable(schema: Schema, where: string, seen: readonly Schema[] = []): string[] {
  if (seen.includes(schema)) return [];
  const plans = new Map(planFields(ownModel, schema, []).map((plan) => [plan.key, plan]));
  return Object.keys(schema.properties ?? {}).flatMap((key) => {
    if (FIXED.has(key) || isBesideDeadline(ownModel, schema, key)) return [];
    const plan = plans.get(key);
    if (!plan || !controls[plan.control]) return [`${where}/${key}`];
    return WHOLE.has(plan.control) ? [] : insideOf(plan.schema, `${where}/${key}`, [...seen, schema]);
  });
}

function insideOf(schema: Schema, where: string, seen: readonly Schema[]): string[] {
  if (schema.items === undefined) return unreachable(schema, where, seen);
  const entry = ownModel.resolve(schema.items);
  const control = controlOf(entry, ownModel);
  if (!control) return [`${where}/*`];
  return WHOLE.has(control) ? [] : insideOf(entry, `${where}/*`, seen);
}

test.each([...ownModel.widgets])('[STU-08] every property of "%s" has a control', (type, schema) => {
  expect(unreachable(schema, type)).toEqual([]);
});

test('[STU-08, STU-13] every setting of the page, its theme, its project, its header, footer and dialogs has a control', () => {
  const page = { ...ownModel.schema };
  expect(Object.keys(page.properties ?? {})).toEqual(
    expect.arrayContaining([
      'seo',
      'project',
      'settings',
      'theme',
      'header',
      'footer',
      'modals',
      'leadButtons',
    ]),
  );
  expect(unreachable(page, '')).toEqual([]);
});

test('[STU-08] every key has a title in both languages, but for sentences, which are named by what they are for', () => {
  const { copy, node: _, ...definitions } = ownModel.schema.definitions ?? {};
  const missing = new Set<string>();
  const look = (schema: Schema) => {
    for (const [key, own] of Object.entries(schema.properties ?? {})) {
      if (own === true || FIXED.has(key)) continue;
      if (!own.$ref && !own.title) missing.add(key);
      look(own);
    }
    if (schema.items) look(schema.items);
  };
  for (const schema of [{ properties: ownModel.schema.properties ?? {} }, ...Object.values(definitions)])
    look(schema);
  expect([...missing]).toEqual([]);
  const [set, first] = planFields(ownModel, copy ?? {}, []);
  expect([set?.schema.title, set?.control]).toEqual(['Set of sentences', 'choice']);
  expect(first?.label).toBe('Title of the general WhatsApp modal');
});
