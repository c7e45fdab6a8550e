import type { DeskRoleTable } from '../store/database/tables.ts';
import { EVERY_PROJECT, ROLES, type Role } from '../store/desk/team-repository.ts';
import type { Visibility } from '../store/visibility.ts';

/** The permissions of one person. */
export interface DeskAccess {
  readonly person: string;
  /** Admin of every project: people, names of projects, erasing. */
  readonly isAdmin: boolean;
  readonly visible: Visibility;
  /** Leads of whole projects: those that may be exported and counted by person. */
  readonly whole: Visibility;
  /** Leads of the projects that the person is an admin of. */
  readonly administered: Visibility;
  readonly roles: readonly { readonly projectId: string; readonly role: Role }[];
  /** True if the person has at least this role in the project. */
  is(role: Role, projectId: string): boolean;
  /** True if the person has at least this role somewhere. */
  isAnywhere(role: Role): boolean;
}

/** Merges a person's roles; the highest one counts. */
export function createAccess(person: string, rows: readonly DeskRoleTable[]): DeskAccess {
  const roles = rows.flatMap(({ project_id: projectId, role }) => {
    const known = ROLES.find((one) => one === role);
    return known ? [{ projectId, role: known }] : [];
  });
  const rank = (role: Role) => ROLES.indexOf(role);
  const of = (role: Role) => roles.filter((one) => rank(one.role) >= rank(role)).map((one) => one.projectId);
  const is = (role: Role, projectId: string) =>
    of(role).some((one) => one === EVERY_PROJECT || one === projectId);
  const whole = of('lead');
  return {
    person,
    roles,
    is,
    isAdmin: of('admin').includes(EVERY_PROJECT),
    isAnywhere: (role) => of(role).length > 0,
    visible: { person, whole, own: of('sales') },
    whole: { person, whole, own: [] },
    administered: { person, whole: of('admin'), own: [] },
  };
}
