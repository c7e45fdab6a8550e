import { parsePointer, valueAt } from '../../../src/document/path.ts';
import { validate } from '../../../src/generated/validate-page.js';
import type { Kind } from '../../../src/lib/part.ts';
import type { Finding } from '../finding.ts';
import { isRecord, schemaAt } from './bundle.ts';
import { explainError, type SchemaError } from './explain-error.ts';

import { suggestKey } from './suggest.ts';

const check = validate as { (value: unknown): boolean; errors?: SchemaError[] | null };

/** Names of a site's own that pages may use besides ours. */
export interface OwnNames {
  readonly icons: readonly string[];
  readonly fonts: readonly string[];
  readonly presets: readonly string[];
}

/** Checks the document against the page schema: one finding for each mistake, none for a page that keeps to it. */
export function checkSchema(document: unknown, names?: OwnNames): Finding[] {
  if (check(document)) return [];
  const found = check.errors ?? [];
  check.errors = null;
  const errors = names ? found.flatMap((error) => withOwnNames(error, document, names)) : found;
  return errors
    .filter((error) => !isEcho(error, errors, document))
    .map((error) => explainError(error, document));
}

/** A name of the site's own is no mistake, and may be the one that was meant. */
function withOwnNames(error: SchemaError, document: unknown, names: OwnNames): SchemaError[] {
  if (error.keyword !== 'enum') return [error];
  const path = parsePointer(error.instancePath);
  const kind = schemaAt(document, path).kavling?.names;
  const own = kind ? names[kind] : [];
  if (own.includes(String(valueAt(document, path)))) return [];
  const allowedValues = [...(error.params.allowedValues as readonly unknown[]), ...own];
  return [{ ...error, params: { ...error.params, allowedValues } }];
}

/** Whether another error says the same: the discriminator beside its enum, a required key beside its misspelling. */
function isEcho(error: SchemaError, all: readonly SchemaError[], document: unknown): boolean {
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

/** Whether `other` says that the value has the wrong type altogether. */
function isTypeOf(error: SchemaError, other: SchemaError): boolean {
  return other.keyword === 'type' && other.instancePath === error.instancePath;
}
