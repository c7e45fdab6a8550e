/**
 * One step of the schema, as the texts that each database runs. Forward only: once released, its texts are never
 * edited, and every later change is its own migration.
 */
export interface Migration {
  readonly version: number;
  readonly name: string;
  readonly sqlite: readonly string[];
  readonly postgres: readonly string[];
}
