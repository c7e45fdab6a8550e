import type { DocumentModel, SchemaError } from '../../../src/document/model.ts';
import { parsePointer, valueAt } from '../../../src/document/path.ts';
import { isRecord } from '../../../src/lib/is-record.ts';
import type { Kind } from '../../../src/lib/part.ts';
import type { Finding } from '../finding.ts';
import { explainError } from './explain-error.ts';

import { suggestKey } from './suggest.ts';

/** Names of a site's own that pages may use besides ours. */
export interface OwnNames {
  readonly icons: readonly string[];
  readonly fonts: readonly string[];
  readonly presets: readonly string[];
}

/** Checks the document against the page schema: one finding for each mistake, none for a page that keeps to it. */
export function checkSchema(document: unknown, model: DocumentModel, names?: OwnNames): Finding[] {
  const { validate } = model;
  if (validate(document)) return [];
  const found = validate.errors ?? [];
  validate.errors = null;
  const errors = names ? found.flatMap((error) => withOwnNames(error, document, names, model)) : found;
  return errors
    .filter((error) => !isEcho(error, errors, document, model))
    .map((error) => explainError(error, document, model));
}

/** A name that the site defines is not a mistake, and may be the one that was meant. */
function withOwnNames(
  error: SchemaError,
  document: unknown,
  names: OwnNames,
  { schemaAt }: DocumentModel,
): SchemaError[] {
  if (error.keyword !== 'enum') return [error];
  const path = parsePointer(error.instancePath);
  const kind = schemaAt(document, path).kavling?.names;
  const own = kind ? names[kind] : [];
  if (own.includes(String(valueAt(document, path)))) return [];
  const allowedValues = [...(error.params.allowedValues as readonly unknown[]), ...own];
  return [{ ...error, params: { ...error.params, allowedValues } }];
}

/**
 * True if another error covers this one: the discriminator next to its enum, a required key next to its
 * misspelling.
 */
function isEcho(
  error: SchemaError,
  all: readonly SchemaError[],
  document: unknown,
  { schemaAt }: DocumentModel,
): boolean {
  if (error.keyword === 'discriminator') return true;
  if (error.keyword !== 'type' && all.some((other) => isTypeOf(error, other))) return true;
  const path = parsePointer(error.instancePath);
  if (error.keyword === 'pattern') return isToldByARule(schemaAt(document, path).kavling?.kind);
  if (error.keyword !== 'required') return false;
  const value = valueAt(document, path);
  if (!isRecord(value)) return false;
  const schema = schemaAt(document, path);
  return all.some(
    (other) =>
      other.keyword === 'additionalProperties' &&
      other.instancePath === error.instancePath &&
      suggestKey(String(other.params.additionalProperty), schema, value) === error.params.missingProperty,
  );
}

/** The rules for numbers say more about a wrong one than its pattern does. */
function isToldByARule(kind: Kind | undefined): boolean {
  return kind === 'phone' || kind === 'telesales';
}

/** True if `other` reports that the value has the wrong type altogether. */
function isTypeOf(error: SchemaError, other: SchemaError): boolean {
  return other.keyword === 'type' && other.instancePath === error.instancePath;
}
