import {
  DummyDriver,
  Kysely,
  type LimitNode,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  ValueNode,
} from 'kysely';
import type { Tables } from './tables.ts';

/**
 * Writes a limit into the text. Where it is a value, SQLite compiles the statement anew at every call, to see what this
 * limit is worth to its plan; that costs more than the rest of a lead's statements.
 */
class WrittenLimits extends SqliteQueryCompiler {
  protected override visitLimit(node: LimitNode): void {
    const { limit } = node;
    this.append('limit ');
    if (ValueNode.is(limit) && typeof limit.value === 'number') this.appendImmediateValue(limit.value);
    else this.visitNode(limit);
  }
}

/** A Kysely that only writes SQL: the engines run it, each in its own way. */
export function createCompiler(kind: 'sqlite' | 'postgres'): Kysely<Tables> {
  return new Kysely<Tables>({
    dialect:
      kind === 'sqlite'
        ? {
            createAdapter: () => new SqliteAdapter(),
            createDriver: () => new DummyDriver(),
            createIntrospector: (db) => new SqliteIntrospector(db),
            createQueryCompiler: () => new WrittenLimits(),
          }
        : {
            createAdapter: () => new PostgresAdapter(),
            createDriver: () => new DummyDriver(),
            createIntrospector: (db) => new PostgresIntrospector(db),
            createQueryCompiler: () => new PostgresQueryCompiler(),
          },
  });
}
