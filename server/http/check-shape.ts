import { Ajv, type ErrorObject } from 'ajv';
import type { Shape } from '../../src/lib/routes.ts';

const ajv = new Ajv({ strict: true });

/** Describes the first misfit: `"sections/0" must be string`; undefined for a value that fits. */
export function describeMisfit(shape: Shape, value: unknown): string | undefined {
  const validate = ajv.compile(shape);
  if (validate(value)) return undefined;
  return validate.errors?.map(describe)[0];
}

function describe({ instancePath, keyword, params, message = '' }: ErrorObject): string {
  const place = (key: string) => `"${[...instancePath.split('/').slice(1), key].filter(Boolean).join('/')}"`;
  if (keyword === 'required') return `${place(String(params.missingProperty))} is missing`;
  if (keyword === 'additionalProperties') return `${place(String(params.additionalProperty))} is not known`;
  return instancePath === '' ? `the request ${message}` : `${place('')} ${message}`;
}
