import { inEvery } from '../../../src/lib/languages.ts';
import { CliError } from '../../../tools/environment/cli-error.ts';
import { type Environment, exit } from '../../../tools/environment/environment.ts';
import { studioTeamMessages } from '../../../tools/messages/studio-team.ts';
import { ROLES, type Role } from '../../wire.ts';

/** The setting with the role of each person: `ani:publish,budi:words`. */
const ROLES_SETTING = 'KAVLING_STUDIO_ROLES';

/** The role of each person of the desk in the studio; people that are not listed may only read. */
export type RolesOfPeople = ReadonlyMap<string, Role>;

/** @throws CliError if the setting is invalid, or if no one could log in */
export function readRoles(env: Environment['env']): RolesOfPeople {
  const wrong = (entry: string) =>
    new CliError(
      inEvery(studioTeamMessages, (messages) => messages.badRole(ROLES_SETTING, entry, ROLES.join(', '))),
      exit.usage,
    );
  if (!env.KAVLING_DESK_PEOPLE)
    throw new CliError(
      inEvery(studioTeamMessages, (messages) => messages.nobodyCanLogIn),
      exit.usage,
    );
  const entries = (env[ROLES_SETTING] ?? '').split(',').map((entry) => entry.trim());
  return new Map(
    entries.filter(Boolean).map((entry) => {
      const at = entry.lastIndexOf(':');
      const role = ROLES.find((one) => one === entry.slice(at + 1).trim());
      const name = entry.slice(0, Math.max(at, 0)).trim();
      if (!role || name === '') throw wrong(entry);
      return [name, role] as const;
    }),
  );
}
