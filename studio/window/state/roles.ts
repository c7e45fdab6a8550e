import { type Person, ROLES, type Role } from '../../wire.ts';

/** Something that knows who works here, such as the studio. */
interface WithPerson {
  readonly site: { readonly person: Person };
}

/** True if the person has the permissions of a role. */
export function mayAs({ site }: WithPerson, role: Role): boolean {
  return ROLES.indexOf(site.person.role) >= ROLES.indexOf(role);
}

/** True if the person may publish the page and roll it back. */
export function mayPublish(studio: WithPerson): boolean {
  return mayAs(studio, 'publish');
}

/** True if the person may add, move and delete widgets. */
export function mayBuild(studio: WithPerson): boolean {
  return mayAs(studio, 'all');
}
