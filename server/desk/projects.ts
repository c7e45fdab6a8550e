import type { Me } from '../contract/desk/answers.ts';
import { hasPush } from '../notices/team.ts';
import type { DeskPersonTable } from '../store/database/tables.ts';
import { EVERY_PROJECT, type Team } from '../store/desk/team-repository.ts';
import type { DeskAccess } from './access.ts';
import type { DeskParts } from './parts.ts';

export interface NamedProject {
  readonly id: string;
  readonly name: string;
}

/** The projects of the pages and of the leads, each with its name from the desk, or that of most of its pages. */
export async function namedProjects(
  { projects, desk }: Pick<DeskParts, 'projects' | 'desk'>,
  team: Team,
  access: DeskAccess,
): Promise<{ readonly projects: readonly NamedProject[]; readonly sources: readonly string[] }> {
  const facets = await desk.facets(access.visible);
  const given = new Map(team.projects.map(({ project_id, name }) => [project_id, name]));
  const names = new Map(facets.projects.map(({ id, name }) => [id, name]));
  for (const [id, name] of namesOfPages(projects.facts().pages)) names.set(id, name);
  const mine = [...names].filter(([id]) => id !== '' && access.is('sales', id));
  return {
    projects: mine
      .map(([id, name]) => ({ id, name: given.get(id) ?? (name || id) }))
      .sort((a, b) => a.name.localeCompare(b.name, 'id')),
    sources: facets.sources,
  };
}

/** Pages of one project may use different names: the most frequent one is right, and of two the shorter one. */
function namesOfPages(pages: readonly NamedProject[]): Map<string, string> {
  const counts = new Map<string, Map<string, number>>();
  for (const { id, name } of pages) {
    const names = counts.get(id) ?? new Map<string, number>();
    counts.set(id, names.set(name, (names.get(name) ?? 0) + 1));
  }
  return new Map(
    [...counts].map(([id, names]) => [
      id,
      [...names].sort(([a, n], [b, m]) => m - n || a.length - b.length)[0]?.[0] ?? '',
    ]),
  );
}

/** True while a person is away. */
export function isAbsent(person: DeskPersonTable, now: number): boolean {
  return person.absent_from <= now && now < person.absent_until;
}

/** The people with a role in a project, or in all of them. */
export function peopleOf(team: Team, projectId: string): readonly string[] {
  const here = team.roles.filter(
    ({ project_id }) => project_id === projectId || project_id === EVERY_PROJECT,
  );
  return [...new Set(here.map(({ person }) => person))].filter((name) =>
    team.people.some((person) => person.name === name),
  );
}

/** Describes the signed-in person, for the desk to show when it opens. */
export async function describeMe(parts: DeskParts, access: DeskAccess): Promise<Me> {
  const team = await parts.team.read();
  const { projects, sources } = await namedProjects(parts, team, access);
  const me = team.people.find(({ name }) => name === access.person);
  const now = parts.clock.now();
  return {
    person: access.person,
    isAdmin: access.isAdmin,
    isLead: access.isAnywhere('lead'),
    sources,
    unitProjects: [...parts.units.lists().keys()].filter((id) => access.is('sales', id)),
    ...(hasPush(parts.config) ? { pushKey: parts.config.KAVLING_PUSH_PUBLIC_KEY } : {}),
    projects: projects.map((project) => ({
      ...project,
      role: (['admin', 'lead', 'sales'] as const).find((role) => access.is(role, project.id)) ?? 'sales',
      people: access.is('lead', project.id) ? peopleOf(team, project.id) : [],
    })),
    absentUntil: me && isAbsent(me, now) ? me.absent_until : 0,
    notices: {
      language: me?.language ?? '',
      email: me?.email ?? '',
      telegram: me?.telegram ?? '',
      whatsapp: me?.whatsapp ?? '',
      text: me?.notice_text ?? '',
    },
  };
}
