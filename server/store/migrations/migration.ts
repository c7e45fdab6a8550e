/**
 * One step of the schema, as the texts that each database runs. Forward only: once released, its texts are never
 * edited, and whatever comes later is a migration of its own.
 */
export interface Migration {
  readonly version: number;
  readonly name: string;
  readonly sqlite: readonly string[];
  readonly postgres: readonly string[];
}
