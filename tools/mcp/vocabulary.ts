import type { DocumentModel } from '../../src/document/model.ts';
import type { Schema } from '../../src/document/schema.ts';

/** The page itself, beside its widgets and the parts that have a definition. */
const PAGE = 'page';
const BRANCH = 'widget-';

/** Everything that has its own keys: widgets by type, and the parts of a page. */
export function schemaNames({ widgets, schema }: DocumentModel): string[] {
  const parts = Object.keys(schema.definitions ?? {}).filter(
    (name) => !name.startsWith(BRANCH) && name !== 'node',
  );
  return [...widgets.keys(), PAGE, ...parts];
}

/** The schema's description of a widget or of a part of the page; nothing for an unknown name. */
export function schemaNamed(model: DocumentModel, name: string): Schema | undefined {
  const widget = model.widgets.get(name);
  if (widget) return widget;
  if (!schemaNames(model).includes(name)) return undefined;
  return name === PAGE ? model.schema : model.resolve({ $ref: `#/definitions/${name}` });
}
