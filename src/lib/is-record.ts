/** A JSON object whose keys are not known. */
export type JsonObject = Readonly<Record<string, unknown>>;

/** True if a value is an object with keys: not null, not a list. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
