import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { phoneDigits } from '../../phone/phone.ts';
import type { DatabaseEngine } from '../database/database-engine.ts';
import { ask, rows, type UnitOfWork } from '../database/unit-of-work.ts';

/**
 * A search that finds fewer leads than this is answered by their ids. One that finds more is so common that the list
 * reaches its next page immediately by scanning.
 */
const RARE = 2000;
/** The shortest text the indexes can look up. */
const GRAM = 3;
/** So many runs are looked up, and what they find is then read. */
const MOST_GRAMS = 6;

/** A condition on the ids of `lead`, of any number of them, in one parameter. */
export function idsIn({ kind }: Pick<DatabaseEngine, 'kind'>, ids: readonly string[]): RawBuilder<SqlBool> {
  const list = JSON.stringify(ids);
  return kind === 'sqlite'
    ? sql<SqlBool>`id in (select value from json_each(${list}))`
    : sql<SqlBool>`id in (select json_array_elements_text(${list}::json))`;
}

/** Finds the words in the name, the message and the notes, and the digits in the phone: their ids, or a condition where they are many. */
export function* findLeads(
  engine: DatabaseEngine,
  search: string | undefined,
): UnitOfWork<readonly string[] | RawBuilder<SqlBool> | null> {
  const words = search?.trim() ?? '';
  if (words === '') return null;
  const exact = matches(words);
  const texts = [words, digitsOf(words)].filter((text) => [...text].length >= GRAM);
  if ([...words].length < GRAM) return exact;
  const found = yield* engine.kind === 'sqlite' ? gramsOf(engine, texts) : trigramsOf(engine, texts);
  if (found === null) return exact;
  const ids = found.map(({ id }) => id);
  const query = sql<{ id: string }>`select id from lead where ${idsIn(engine, ids)} and ${exact}`;
  return (yield* rows(ask(engine.build, query))).map(({ id }) => id);
}

type Found = readonly { readonly id: string }[] | null;

/** SQLite looks the text up by its runs of three letters; what it finds may hold them elsewhere. */
function* gramsOf(engine: DatabaseEngine, texts: readonly string[]): UnitOfWork<Found> {
  // The last runs of a text are enough, and those of a number tell people apart; every lead has the first ones.
  const query = texts.map((text) => `(${grams(text).slice(-MOST_GRAMS).join(' AND ')})`).join(' OR ');
  const found = yield* rows(
    ask(
      engine.build,
      sql<{ id: string }>`select t.lead_id as id from
        (select rowid as n from lead_search where lead_search match ${query} limit ${sql.lit(RARE)}) s
        join lead_text t on t.n = s.n`,
    ),
  );
  return found.length < RARE ? found : null;
}

function grams(text: string): readonly string[] {
  const letters = [...text];
  const all = letters.slice(0, 1 - GRAM || undefined).slice(0, letters.length - GRAM + 1);
  return [...new Set(all.map((_, at) => letters.slice(at, at + GRAM).join('')))].map(
    (gram) => `"${gram.replaceAll('"', '""')}"`,
  );
}

/** PostgreSQL does so by itself, where it has `pg_trgm`. */
function* trigramsOf(engine: DatabaseEngine, texts: readonly string[]): UnitOfWork<Found> {
  const text = sql`lower("name" || chr(10) || "message" || chr(10) || "phone")`;
  const likes = texts.map((one) => patternOf(one));
  const ofLead = sql.join(
    likes.map((like) => sql`${text} like ${like}`),
    sql` or `,
  );
  const found = yield* rows(
    ask(
      engine.build,
      sql<{ id: string }>`
        (select id from lead where indexed = 1 and (${ofLead}) limit ${sql.lit(RARE)})
        union all
        (select lead_id as id from lead_note where lower(text) like ${likes[0] ?? ''} limit ${sql.lit(RARE)})`,
    ),
  );
  return found.length < RARE ? found : null;
}

function digitsOf(words: string): string {
  return phoneDigits(words).replace(/^0/, '');
}

function patternOf(text: string): string {
  return `%${text.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;
}

function matches(search: string): RawBuilder<SqlBool> {
  const pattern = patternOf(search);
  const like = (column: string) => sql<SqlBool>`lower(${sql.ref(column)}) like ${pattern} escape '\\'`;
  const digits = digitsOf(search);
  const byPhone = digits.length >= GRAM ? sql<SqlBool>`phone like ${`%${digits}%`}` : sql<SqlBool>`1 = 0`;
  const byNote = sql<SqlBool>`id in (select lead_id from lead_note where lower(text) like ${pattern} escape '\\')`;
  return sql<SqlBool>`(${like('name')} or ${like('message')} or ${byPhone} or ${byNote})`;
}
