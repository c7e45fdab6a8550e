import { EVERY_PROJECT, newPerson, ROLES, type Role, type Team } from '../store/desk/team-repository.ts';
import type { DeskAccess } from './access.ts';
import { problem, textOf, textsOf, timeOf } from './guard.ts';
import type { DeskRoutes } from './parts.ts';
import { isAbsent, namedProjects, peopleOf } from './projects.ts';
import { isTokenName, makeDeskToken } from './token.ts';

function readRole(value: unknown): Role | undefined {
  return ROLES.find((role) => role === value);
}

/** True if this admin may change the person: all of that person's roles are in the admin's projects. */
function mayChange(access: DeskAccess, team: Team, person: string): boolean {
  if (access.isAdmin) return true;
  const roles = team.roles.filter((role) => role.person === person);
  return roles.length > 0 && roles.every(({ project_id }) => access.is('admin', project_id));
}

/** The team: roles, absences, and the next turn. People without access see no names. */
export function addTeamRoutes(parts: DeskRoutes): void {
  const { route, team, clock, live } = parts;

  route('GET team', async ({ access }) => {
    if (!access.isAnywhere('lead')) return problem('forbidden');
    const all = await team.read();
    const { projects } = await namedProjects(parts, all, access);
    const mine = projects.filter(({ id }) => access.is('lead', id));
    const isMine = (id: string) => access.is('lead', id);
    const roles = all.roles.filter(({ project_id }) => isMine(project_id));
    const names = new Set([
      ...roles.map(({ person }) => person),
      ...mine.flatMap(({ id }) => peopleOf(all, id)),
    ]);
    const now = clock.now();
    return {
      projects: mine.map(({ id, name }) => ({
        id,
        name,
        mayChange: access.is('admin', id),
        isOn: all.rotations.some(({ project_id, is_on }) => project_id === id && is_on === 1),
        people: peopleOf(all, id),
        turns: all.turns
          .filter(({ project_id, takes_turns }) => project_id === id && takes_turns === 1)
          .map(({ person, day, given }) => ({ person, day, given })),
      })),
      people: all.people
        .filter(({ name }) => access.isAdmin || names.has(name))
        .map((person) => ({
          name: person.name,
          absentUntil: isAbsent(person, now) ? person.absent_until : 0,
          isOfSettings: person.created_by === 'settings',
          mayChange: mayChange(access, all, person.name),
          roles: all.roles
            .filter((role) => role.person === person.name && (access.isAdmin || isMine(role.project_id)))
            .map(({ project_id, role }) => ({ project: project_id, role })),
        })),
    };
  });

  route('POST team/people', async ({ access, person, body }) => {
    if (!access.isAnywhere('admin')) return problem('forbidden');
    const { name: given, project, role: wanted } = body;
    const name = textOf(given, 40);
    const role = readRole(wanted);
    const projectId = textOf(project, 200);
    if (!isTokenName(name)) return problem('badName');
    if (!role) return problem('badRole');
    if (!access.is('admin', projectId)) return problem('forbidden');
    const { token, hash } = await makeDeskToken(name);
    const row = newPerson(name, clock.now(), person, hash);
    if (!(await team.add(row, [{ person: name, project_id: projectId, role }]))) return problem('nameTaken');
    await parts.audit('desk.person', { person, added: name, role, project: projectId });
    return { name, token };
  });

  route('POST team/people/:id/role', async ({ access, person, id, body }) => {
    if (!access.isAnywhere('admin')) return problem('forbidden');
    const { project, role: wanted } = body;
    const projectId = textOf(project, 200);
    if (!access.is('admin', projectId)) return problem('forbidden');
    const role = wanted === '' ? '' : readRole(wanted);
    if (role === undefined) return problem('badRole');
    const found = await team.find(id);
    if (!found || found.removed_at > 0) return problem('noPerson');
    if (found.created_by === 'settings' && projectId === EVERY_PROJECT) return problem('ofSettings');
    await team.setRole(id, projectId, role);
    await parts.audit('desk.role', { person, of: id, project: projectId, role });
    live.flush();
    return {};
  });

  route('POST team/people/:id/token', async ({ access, person, id }) => {
    if (!mayChange(access, await team.read(), id)) return problem('forbidden');
    const found = await team.find(id);
    if (!found || found.removed_at > 0) return problem('noPerson');
    if (found.created_by === 'settings') return problem('ofSettings');
    const { token, hash } = await makeDeskToken(id);
    await team.setEntry(id, hash);
    await parts.audit('desk.token', { person, of: id });
    return { name: id, token };
  });

  route('POST team/people/:id/remove', async ({ access, person, id }) => {
    if (!mayChange(access, await team.read(), id)) return problem('forbidden');
    const found = await team.find(id);
    if (!found || found.removed_at > 0) return problem('noPerson');
    if (found.created_by === 'settings') return problem('ofSettings');
    const freed = await team.remove(id, clock.now());
    await parts.audit('desk.person', { person, removed: id, freed });
    live.flush();
    return { freed };
  });

  route('POST team/people/:id/absence', async ({ access, person, id, body }) => {
    const all = await team.read();
    const roles = all.roles.filter((role) => role.person === id);
    const isTheirLead = roles.some(({ project_id }) => access.is('lead', project_id));
    if (!access.isAdmin && !isTheirLead) return problem('forbidden');
    if (!all.people.some(({ name }) => name === id)) return problem('noPerson');
    const until = timeOf(body.until);
    await team.setAbsence(id, until === 0 ? 0 : clock.now(), until);
    await parts.audit('desk.absence', { person, of: id, until });
    return { until };
  });

  route('POST team/rotation', async ({ access, person, body }) => {
    const { project, on, people } = body;
    const projectId = textOf(project, 200);
    if (projectId === '' || projectId === EVERY_PROJECT || !access.is('lead', projectId))
      return problem('forbidden');
    const able = peopleOf(await team.read(), projectId);
    const chosen = textsOf(people, 200).filter((name) => able.includes(name));
    await team.setRotation(projectId, on === true, chosen, clock.now());
    await parts.audit('desk.rotation', {
      person,
      project: projectId,
      on: on === true,
      people: chosen.length,
    });
    await parts.rotation.assignUnassigned(clock.now());
    live.flush();
    return { on: on === true, people: chosen };
  });

  route('POST team/project', async ({ access, person, body }) => {
    const { project, name } = body;
    const projectId = textOf(project, 200);
    if (projectId === '' || !access.is('admin', projectId)) return problem('forbidden');
    await team.nameProject(projectId, textOf(name, 80));
    await parts.audit('desk.project', { person, project: projectId });
    live.flush();
    return {};
  });
}
