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
 * Writes a limit into the SQL text. If it were a parameter, SQLite would recompile the statement on every call,
 * because the limit influences the plan; that costs more than all other statements of a lead.
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
