import { expect, test } from 'vitest';
import { ownModel } from '../../src/engine/own-model.ts';
import { schemaNamed, schemaNames } from './vocabulary.ts';
import { MOST_CHARACTERS, widgetCard } from './widget-card.ts';

test.each(schemaNames(ownModel))('[STU-17] the card of %s names all its keys within 1,500 tokens', (name) => {
  const schema = schemaNamed(ownModel, name) ?? {};
  const card = widgetCard(name, schema, ownModel);
  expect(card.length).toBeLessThanOrEqual(MOST_CHARACTERS);
  const keys = Object.keys(schema.properties ?? {}).filter((key) => key !== 'type');
  const listed = card.split('\n').flatMap((line) => /^ {2}([$\w]+)\*? /.exec(line)?.[1] ?? []);
  expect(listed).toEqual(keys);
  if (ownModel.widgets.has(name)) expect(card).toContain(`{"type":"${name}"`);
});
