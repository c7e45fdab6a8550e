import schema from '../../schemas/generated/page.schema.json' with { type: 'json' };
import { createModel, type DocumentModel, type Validate } from '../document/model.ts';
import type { Schema } from '../document/schema.ts';
import { bands, pagePart, widgetParts } from '../generated/tables.ts';
import { validate } from '../generated/validate-page.js';

/** The model of a page with the built-in widgets alone. */
export const ownModel: DocumentModel = createModel({
  schema: schema as Schema,
  tables: { page: pagePart, widgets: widgetParts },
  bands,
  validate: validate as Validate,
});
