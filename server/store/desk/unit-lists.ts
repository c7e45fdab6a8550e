import type { DatabaseEngine } from '../database/database-engine.ts';
import type { UnitListTable } from '../database/tables.ts';
import { compiled, first, rows, type UnitOfWork } from '../database/unit-of-work.ts';

/** The lists of homes as they are stored; `server/units` decides which list replaces which. */
export interface UnitListRepository {
  /** The revision of each project's row, so that unchanged lists are not read again. */
  revisions(): Promise<readonly Pick<UnitListTable, 'project_id' | 'revision'>[]>;
  read(projectId: string): Promise<UnitListTable | undefined>;
  /** Changes a project's row in one transaction; `change` returns the new values, or null to keep the old ones. */
  change(
    projectId: string,
    change: (row: UnitListTable) => Partial<UnitListTable> | null,
  ): Promise<UnitListTable>;
  remove(projectId: string): Promise<void>;
}

export function createUnitListRepository(engine: DatabaseEngine): UnitListRepository {
  const { build } = engine;

  function* find(projectId: string): UnitOfWork<UnitListTable | undefined> {
    return yield* first(
      compiled(build.selectFrom('unit_list').selectAll().where('project_id', '=', projectId)),
    );
  }

  return {
    revisions: () =>
      engine.read(() =>
        rows(
          compiled(build.selectFrom('unit_list').select(['project_id', 'revision']).orderBy('project_id')),
        ),
      ),
    read: (projectId) => engine.read(() => find(projectId)),
    change: (projectId, change) =>
      engine.write(function* () {
        const lock = engine.lock([`units:${projectId}`]);
        if (lock) yield lock;
        const row = (yield* find(projectId)) ?? emptyRow(projectId);
        const values = change(row);
        if (!values) return row;
        const { project_id: _id, ...changed } = { ...row, ...values, revision: row.revision + 1 };
        const insert = build.insertInto('unit_list').values({ project_id: projectId, ...changed });
        yield compiled(insert.onConflict((on) => on.column('project_id').doUpdateSet(changed)));
        return { project_id: projectId, ...changed };
      }),
    remove: (projectId) =>
      engine.write(function* () {
        yield compiled(build.deleteFrom('unit_list').where('project_id', '=', projectId));
      }),
  };
}

function emptyRow(projectId: string): UnitListTable {
  return {
    project_id: projectId,
    revision: 0,
    list: '',
    list_hash: '',
    waiting: '',
    waiting_hash: '',
    waiting_at: 0,
    doubts: '',
    refused_hash: '',
    problem: '',
    problem_at: 0,
  };
}
