import { dirname, join } from 'node:path';
import type { ConfigProblem } from '../config/problem.ts';
import { readServerConfig, type ServerConfig } from '../config/read.ts';
import { createListener } from '../delivery/messages.ts';
import { webhookPlaces } from '../delivery/webhook.ts';
import { createKeys, type Keys } from '../keys/keys.ts';
import { readSecret } from '../keys/secret.ts';
import { type Clock, systemClock } from '../ports/clock.ts';
import { type Ids, systemIds } from '../ports/ids.ts';
import type { LeadStore } from '../store/lead-store.ts';
import { openLeadStore } from '../store/open.ts';

/** The resources of the `kavling leads` commands: the same store as the server, opened at the same time. */
export interface LeadsAccess {
  readonly config: ServerConfig;
  readonly store: LeadStore;
  readonly keys: Keys;
  readonly clock: Clock;
  readonly ids: Ids;
  /** The default folder for backups. */
  readonly backupFolder: string;
}

export type OpenedAccess =
  | { readonly ok: true; readonly access: LeadsAccess }
  | { readonly ok: false; readonly problems: readonly ConfigProblem[] };

/** Opens the store of the environment. @throws DatabaseOpenError when it must not be opened */
export async function openLeadsAccess(
  env: Readonly<Record<string, string | undefined>>,
): Promise<OpenedAccess> {
  const result = readServerConfig(env);
  if (!result.ok) return result;
  const { config } = result;
  const store = await openLeadStore(config.DATABASE_URL, systemClock);
  store.announceTo(createListener(webhookPlaces(config), systemIds));
  return {
    ok: true,
    access: {
      config,
      store,
      keys: createKeys(readSecret(config)),
      clock: systemClock,
      ids: systemIds,
      backupFolder: backupFolderOf(config),
    },
  };
}

/** The folder of backups, if none is given. */
export function backupFolderOf(config: ServerConfig): string {
  const folder = config.DATABASE_URL.kind === 'sqlite' ? dirname(config.DATABASE_URL.file) : 'data';
  return join(folder, 'backups');
}
