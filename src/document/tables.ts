import { pagePart, widgetParts } from '../generated/tables.ts';
import type { DocumentTables } from './walk.ts';

/** What our own schemas say of a document. */
export const ownTables: DocumentTables = { page: pagePart, widgets: widgetParts };
