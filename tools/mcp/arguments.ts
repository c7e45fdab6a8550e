import type { Schema } from '../../src/document/schema.ts';
import { isRecord } from '../../src/lib/is-record.ts';
import { type Arguments, ToolError } from './tool.ts';

const kinds: Readonly<Record<string, (value: unknown) => boolean>> = {
  string: (value) => typeof value === 'string',
  boolean: (value) => typeof value === 'boolean',
  integer: (value) => Number.isInteger(value),
  array: Array.isArray,
  object: isRecord,
};

/**
 * The arguments of a call, if they are what the tool takes.
 * @throws ToolError that names the argument
 */
export function checkArguments(tool: string, schema: Schema, given: unknown): Arguments {
  const { properties = {}, required = [] } = schema;
  if (given !== undefined && !isRecord(given)) throw new ToolError(`${tool} takes an object of arguments.`);
  const values: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(given ?? {})) {
    const part = Object.hasOwn(properties, name) ? properties[name] : undefined;
    if (!part || part === true)
      throw new ToolError(
        `${tool} has no argument "${name}". It takes: ${Object.keys(properties).join(', ')}.`,
      );
    // Clients write null for omitted values.
    if (value === null) continue;
    checkOne(tool, name, part, value);
    values[name] = value;
  }
  const missing = required.filter((name) => values[name] === undefined);
  if (missing.length > 0) throw new ToolError(`${tool} needs ${missing.join(' and ')}.`);
  return values;
}

function checkOne(tool: string, name: string, { type, minimum, maximum }: Schema, value: unknown): void {
  const wanted = String(type);
  if (!kinds[wanted]?.(value)) throw new ToolError(`${tool}: "${name}" must be of type ${wanted}.`);
  if (typeof value !== 'number') return;
  if (value < (minimum ?? value) || value > (maximum ?? value))
    throw new ToolError(`${tool}: "${name}" must be from ${minimum} to ${maximum}.`);
}
