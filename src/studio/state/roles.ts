import { ROLES, type Role } from '../wire.ts';
import type { Studio } from './studio.tsx';

/** Whether a person may do what a role may. */
function mayAs({ site }: Pick<Studio, 'site'>, role: Role): boolean {
  return ROLES.indexOf(site.person.role) >= ROLES.indexOf(role);
}

/** Whether a person may add, move and delete widgets. */
export function mayBuild(studio: Pick<Studio, 'site'>): boolean {
  return mayAs(studio, 'all');
}
