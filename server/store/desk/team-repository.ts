import { sql } from 'kysely';
import type { DatabaseEngine } from '../database/database-engine.ts';
import type {
  DeskPersonTable,
  DeskProjectTable,
  DeskRoleTable,
  LeadTable,
  PushSubscriptionTable,
  RotationTable,
  RotationTurnTable,
} from '../database/tables.ts';
import { ask, compiled, first, rows, type UnitOfWork } from '../database/unit-of-work.ts';
import type { Announcer } from '../outbox/announcer.ts';
import type { Rotation } from '../rotation.ts';

/** A person's role in a project; each includes the permissions of those before it. */
export const ROLES = ['sales', 'lead', 'admin'] as const;
export type Role = (typeof ROLES)[number];

/** Stands for every project. */
export const EVERY_PROJECT = '*';
/** `created_by` of people that KAVLING_DESK_PEOPLE names. */
const SETTINGS = 'settings';

/** The address and the text for a person's notices of new leads. */
type PersonNotices = Pick<DeskPersonTable, 'language' | 'email' | 'telegram' | 'whatsapp' | 'notice_text'>;

export interface Team {
  readonly people: readonly DeskPersonTable[];
  readonly roles: readonly DeskRoleTable[];
  readonly rotations: readonly RotationTable[];
  readonly turns: readonly RotationTurnTable[];
  readonly projects: readonly DeskProjectTable[];
}

export interface TeamRepository {
  /** People of the settings get their own entry here, and the role of admin everywhere. */
  ensureMembers(names: readonly string[], now: number): Promise<void>;
  /** People who may log in by a token that was made in the desk. */
  entries(): Promise<readonly Pick<DeskPersonTable, 'name' | 'entry'>[]>;
  rolesOf(person: string): Promise<readonly DeskRoleTable[]>;
  read(): Promise<Team>;
  find(person: string): Promise<DeskPersonTable | undefined>;
  /** False if the name is taken. The name of a removed person can be used again. */
  add(person: DeskPersonTable, roles: readonly Omit<DeskRoleTable, 'id'>[]): Promise<boolean>;
  setEntry(person: string, entry: string): Promise<void>;
  /** An empty role takes it away, and the turns with it. */
  setRole(person: string, projectId: string, role: Role | ''): Promise<void>;
  /** Ends logins, roles and turns; open leads become unassigned. @returns how many */
  remove(person: string, now: number): Promise<number>;
  setAbsence(person: string, from: number, until: number): Promise<void>;
  setNotices(person: string, notices: PersonNotices): Promise<void>;
  /** An empty name takes it back. */
  nameProject(projectId: string, name: string): Promise<void>;
  setRotation(projectId: string, isOn: boolean, people: readonly string[], now: number): Promise<void>;
  addPush(subscription: PushSubscriptionTable): Promise<void>;
  removePush(id: string): Promise<void>;
  pushOf(people: readonly string[]): Promise<readonly PushSubscriptionTable[]>;
}

const OPEN = sql`('new', 'contacted', 'qualified', 'visit', 'booked', 'unreachable')`;

export function createTeamRepository(
  engine: DatabaseEngine,
  rotation: Rotation,
  announcer: Announcer,
): TeamRepository {
  const { build } = engine;
  const idOf = (projectId: string, person: string) => `${projectId}/${person}`;

  function* putRole(role: Omit<DeskRoleTable, 'id'>): UnitOfWork<void> {
    const row = { ...role, id: idOf(role.project_id, role.person) };
    const insert = build.insertInto('desk_role').values(row);
    yield compiled(insert.onConflict((on) => on.column('id').doUpdateSet({ role: role.role })));
  }

  function* putPerson(person: DeskPersonTable): UnitOfWork<void> {
    const { name: _name, ...rest } = person;
    const insert = build.insertInto('desk_person').values(person);
    yield compiled(insert.onConflict((on) => on.column('name').doUpdateSet(rest)));
  }

  function* change(person: string, values: Partial<DeskPersonTable>): UnitOfWork<void> {
    yield compiled(build.updateTable('desk_person').set(values).where('name', '=', person));
  }

  function* findPerson(person: string): UnitOfWork<DeskPersonTable | undefined> {
    return yield* first(compiled(build.selectFrom('desk_person').selectAll().where('name', '=', person)));
  }

  function* ensureMembers(names: readonly string[], now: number): UnitOfWork<void> {
    const known = yield* rows(
      compiled(build.selectFrom('desk_person').selectAll().where('created_by', '=', SETTINGS)),
    );
    for (const { name, removed_at } of known)
      if (!names.includes(name) && removed_at === 0) yield* change(name, { removed_at: now });
    for (const name of names) {
      const known = yield* findPerson(name);
      if (!known) yield* putPerson({ ...newPerson(name, now, SETTINGS) });
      else if (known.removed_at > 0 || known.created_by !== SETTINGS)
        yield* change(name, { removed_at: 0, created_by: SETTINGS, entry: '' });
      yield* putRole({ person: name, project_id: EVERY_PROJECT, role: 'admin' });
    }
  }

  function* remove(person: string, now: number): UnitOfWork<number> {
    const mine = sql`assigned_to = ${person} and status in ${OPEN}`;
    const open = yield* rows(ask(build, sql<LeadTable>`select * from lead where ${mine}`));
    yield ask(build, sql`update lead set assigned_to = '', changed_at = ${now} where ${mine}`);
    for (const lead of open)
      yield* announcer.changed(lead, { ...lead, assigned_to: '', changed_at: now }, '');
    yield* change(person, { removed_at: now, entry: '' });
    for (const table of [
      'desk_role',
      'rotation_turn',
      'push_subscription',
      'desk_session',
      'unit_hold',
    ] as const)
      yield compiled(build.deleteFrom(table).where('person', '=', person));
    return open.length;
  }

  function* lockProject(projectId: string): UnitOfWork<void> {
    const locked = rotation.lock(projectId);
    if (locked) yield locked;
  }

  function* setRotation(
    projectId: string,
    isOn: boolean,
    people: readonly string[],
    now: number,
  ): UnitOfWork<void> {
    yield* lockProject(projectId);
    const old = yield* first(
      compiled(build.selectFrom('rotation').selectAll().where('project_id', '=', projectId)),
    );
    const row = { project_id: projectId, is_on: Number(isOn), since: old?.is_on === 1 ? old.since : now };
    const insert = build.insertInto('rotation').values(row);
    yield compiled(
      insert.onConflict((on) => on.column('project_id').doUpdateSet({ is_on: row.is_on, since: row.since })),
    );
    yield compiled(
      build.updateTable('rotation_turn').set({ takes_turns: 0 }).where('project_id', '=', projectId),
    );
    for (const person of people) {
      const turn = { id: idOf(projectId, person), project_id: projectId, person, takes_turns: 1 };
      const blank = { day: 0, given: 0, last_at: 0, last_lead: '' };
      // A newcomer begins where the others are, and need not catch up with their day.
      const peer = yield* first(
        ask(
          build,
          sql<{ day: number; given: number }>`select day, given from rotation_turn
            where project_id = ${projectId} and takes_turns = 1 order by day desc, given limit 1`,
        ),
      );
      yield compiled(
        build
          .insertInto('rotation_turn')
          .values({ ...turn, ...blank, ...(peer ? { day: peer.day, given: peer.given } : {}) })
          .onConflict((on) => on.column('id').doUpdateSet({ takes_turns: 1 })),
      );
    }
  }

  return {
    ensureMembers: (names, now) => engine.write(() => ensureMembers(names, now)),
    entries: () =>
      engine.read(() =>
        rows(
          compiled(
            build
              .selectFrom('desk_person')
              .select(['name', 'entry'])
              .where('removed_at', '=', 0)
              .where('entry', '<>', ''),
          ),
        ),
      ),
    rolesOf: (person) =>
      engine.read(() =>
        rows(compiled(build.selectFrom('desk_role').selectAll().where('person', '=', person))),
      ),
    read: () =>
      engine.read(function* () {
        const people = build
          .selectFrom('desk_person')
          .selectAll()
          .where('removed_at', '=', 0)
          .orderBy('name');
        return {
          people: yield* rows(compiled(people)),
          roles: yield* rows(compiled(build.selectFrom('desk_role').selectAll())),
          rotations: yield* rows(compiled(build.selectFrom('rotation').selectAll())),
          turns: yield* rows(compiled(build.selectFrom('rotation_turn').selectAll())),
          projects: yield* rows(compiled(build.selectFrom('desk_project').selectAll())),
        };
      }),
    find: (person) => engine.read(() => findPerson(person)),
    add: (person, roles) =>
      engine.write(function* () {
        const known = yield* findPerson(person.name);
        if (known && known.removed_at === 0) return false;
        yield* putPerson(person);
        for (const role of roles) yield* putRole(role);
        return true;
      }),
    setEntry: (person, entry) =>
      engine.write(function* () {
        yield* change(person, { entry });
        yield compiled(build.deleteFrom('desk_session').where('person', '=', person));
      }),
    setRole: (person, projectId, role) =>
      engine.write(function* () {
        if (role !== '') return yield* putRole({ person, project_id: projectId, role });
        const id = idOf(projectId, person);
        yield compiled(build.deleteFrom('desk_role').where('id', '=', id));
        yield* lockProject(projectId);
        yield compiled(build.deleteFrom('rotation_turn').where('id', '=', id));
      }),
    remove: (person, now) => engine.write(() => remove(person, now)),
    setAbsence: (person, from, until) =>
      engine.write(() => change(person, { absent_from: from, absent_until: until })),
    setNotices: (person, notices) => engine.write(() => change(person, notices)),
    nameProject: (project_id, name) =>
      engine.write(function* () {
        yield compiled(build.deleteFrom('desk_project').where('project_id', '=', project_id));
        if (name !== '') yield compiled(build.insertInto('desk_project').values({ project_id, name }));
      }),
    async setRotation(projectId, isOn, people, now) {
      await engine.write(() => setRotation(projectId, isOn, people, now));
      rotation.forget();
    },
    addPush: (subscription) =>
      engine.write(function* () {
        const { id: _id, ...rest } = subscription;
        const insert = build.insertInto('push_subscription').values(subscription);
        yield compiled(insert.onConflict((on) => on.column('id').doUpdateSet(rest)));
      }),
    removePush: (id) =>
      engine.write(function* () {
        yield compiled(build.deleteFrom('push_subscription').where('id', '=', id));
      }),
    pushOf: (people) =>
      engine.read(function* () {
        if (people.length === 0) return [];
        return yield* rows(
          compiled(
            build
              .selectFrom('push_subscription')
              .selectAll()
              .where('person', 'in', [...people]),
          ),
        );
      }),
  };
}

/** A person of whom only the name is known. */
export function newPerson(name: string, now: number, by: string, entry = ''): DeskPersonTable {
  return {
    name,
    entry,
    created_at: now,
    created_by: by,
    removed_at: 0,
    absent_from: 0,
    absent_until: 0,
    language: '',
    email: '',
    telegram: '',
    whatsapp: '',
    notice_text: '',
  };
}
