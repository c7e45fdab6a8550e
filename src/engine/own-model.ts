import schema from '../../schemas/generated/page.schema.json' with { type: 'json' };
import { createModel, type DocumentModel, type Validate } from '../document/model.ts';
import type { Schema } from '../document/schema.ts';
import { bands, pagePart, widgetParts } from '../generated/tables.ts';
import { validate } from '../generated/validate-page.js';

/** What a page may hold with our own widgets alone. */
export const ownModel: DocumentModel = createModel({
  schema: schema as Schema,
  tables: { page: pagePart, widgets: widgetParts },
  bands,
  validate: validate as Validate,
});
