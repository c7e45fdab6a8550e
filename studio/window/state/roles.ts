import { type Person, ROLES, type Role } from '../../wire.ts';

/** Something that knows who works here, such as the studio. */
interface WithPerson {
  readonly site: { readonly person: Person };
}

/** Whether a person may do what a role may. */
export function mayAs({ site }: WithPerson, role: Role): boolean {
  return ROLES.indexOf(site.person.role) >= ROLES.indexOf(role);
}

/** Whether a person may make the page live, and go back to what was. */
export function mayPublish(studio: WithPerson): boolean {
  return mayAs(studio, 'publish');
}

/** Whether a person may add, move and delete widgets. */
export function mayBuild(studio: WithPerson): boolean {
  return mayAs(studio, 'all');
}
