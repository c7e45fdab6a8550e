import type { CompiledQuery, Kysely, RawBuilder } from 'kysely';
import type { Tables } from './tables.ts';

/** One statement with its values, ready for either database. */
export interface Query {
  readonly sql: string;
  readonly parameters: readonly unknown[];
  /** True if its rows are needed now; statements that only write may be sent with those after them. */
  readonly awaited?: true;
  /** True if only its first row is needed. */
  readonly single?: true;
  /** True if it runs repeatedly with other values, so that preparing it once pays off. */
  readonly kept?: true | undefined;
}

export type Row = Readonly<Record<string, unknown>>;

/**
 * A unit of work: it yields statements and gets their rows. SQLite runs it in one breath inside the
 * shared transaction, PostgreSQL awaits each statement; the rules are written once.
 */
export type UnitOfWork<T> = Generator<Query, T, readonly Row[]>;

/** A statement of which only the rows' type is known beside its text. */
export interface TypedQuery<R> extends Query {
  readonly rowType?: R;
}

interface Compilable<R> {
  compile(): CompiledQuery<R>;
}

/** A statement built for this one call, for the desk's filters and the like. */
export function compiled<R>(builder: Compilable<R>): TypedQuery<R> {
  const { sql, parameters } = builder.compile();
  return { sql, parameters };
}

/** A statement in SQL, built for this one call. */
export function ask<R>(build: Kysely<Tables>, statement: RawBuilder<R>): TypedQuery<R> {
  return compiled({ compile: () => statement.compile(build) });
}

class Marker {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
}

/** Compiles a statement once; each call then only puts the values in their places. */
export function plan<P extends object, R = Row>(
  build: (places: P) => Compilable<R>,
): (values: P) => TypedQuery<R> {
  const places = new Proxy({} as P, { get: (_target, name) => new Marker(String(name)) });
  const { sql, parameters: written } = build(places).compile();
  const names = written.map((p) => (p instanceof Marker ? p.name : null));
  return (values) => {
    const given = values as Readonly<Record<string, unknown>>;
    const parameters = names.map((name, at) => (name === null ? written[at] : given[name]));
    return { sql, parameters, kept: true };
  };
}

/** Runs a statement inside a unit of work and returns its rows. */
export function* rows<R>(query: TypedQuery<R>): Generator<Query, readonly R[], readonly Row[]> {
  const { sql, parameters, kept } = query;
  return (yield { sql, parameters, kept, awaited: true }) as readonly R[];
}

/** The first row, if there is one. */
export function* first<R>(query: TypedQuery<R>): Generator<Query, R | undefined, readonly Row[]> {
  const { sql, parameters, kept } = query;
  return ((yield { sql, parameters, kept, awaited: true, single: true }) as readonly R[])[0];
}
