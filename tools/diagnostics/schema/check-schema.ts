import { parsePointer, valueAt } from '../../../src/document/path.ts';
import { validate } from '../../../src/generated/validate-page.js';
import type { Kind } from '../../../src/lib/part.ts';
import type { Finding } from '../finding.ts';
import { isRecord, schemaAt } from './bundle.ts';
import { explainError, type SchemaError } from './explain-error.ts';

import { suggestKey } from './suggest.ts';

const check = validate as { (value: unknown): boolean; errors?: SchemaError[] | null };

/** Checks the document against the page schema: one finding for each mistake, none for a page that keeps to it. */
export function checkSchema(document: unknown): Finding[] {
  if (check(document)) return [];
  const errors = check.errors ?? [];
  check.errors = null;
  return errors
    .filter((error) => !isEcho(error, errors, document))
    .map((error) => explainError(error, document));
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
