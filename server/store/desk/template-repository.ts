import type { DatabaseEngine } from '../database/database-engine.ts';
import type { AnswerTemplateTable } from '../database/tables.ts';
import { compiled, first, rows } from '../database/unit-of-work.ts';

/** Answer templates, whatever their project; the routes decide who sees and changes them. */
export interface TemplateRepository {
  /** All of them, by name. */
  all(): Promise<readonly AnswerTemplateTable[]>;
  find(id: string): Promise<AnswerTemplateTable | undefined>;
  add(template: AnswerTemplateTable): Promise<void>;
  /** False where the template is gone. */
  change(template: AnswerTemplateTable): Promise<boolean>;
  remove(id: string): Promise<void>;
}

export function createTemplateRepository(engine: DatabaseEngine): TemplateRepository {
  const { build } = engine;
  const one = (id: string) => build.selectFrom('answer_template').selectAll().where('id', '=', id);
  return {
    all: () =>
      engine.read(function* () {
        return yield* rows(
          compiled(build.selectFrom('answer_template').selectAll().orderBy('name').orderBy('id')),
        );
      }),
    find: (id) =>
      engine.read(function* () {
        return yield* first(compiled(one(id)));
      }),
    add: (template) =>
      engine.write(function* () {
        yield compiled(build.insertInto('answer_template').values(template));
      }),
    change: (template) =>
      engine.write(function* () {
        const { id, ...values } = template;
        if (!(yield* first(compiled(one(id))))) return false;
        yield compiled(build.updateTable('answer_template').set(values).where('id', '=', id));
        return true;
      }),
    remove: (id) =>
      engine.write(function* () {
        yield compiled(build.deleteFrom('answer_template').where('id', '=', id));
      }),
  };
}
