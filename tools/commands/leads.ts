import {
  backupLeads,
  erasePerson,
  explainConfigProblems,
  exportCsv,
  type LeadFilter,
  type LeadsAccess,
  makeDeskToken,
  maskPhone,
  moveLeads,
  openLeadsAccess,
  planPurge,
  purgeOld,
  writePrivately,
} from '../../server/index.ts';
import type { Language } from '../../src/lib/languages.ts';
import { messageIn } from '../../src/lib/localized-error.ts';
import { leadsMessages } from '../messages/leads.ts';

/** What `kavling leads …` works in: the store from the terminal, by the same settings as the server. */
export interface LeadsWorld {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly language: Language;
  readonly out: { write(text: string): unknown; readonly isClosed?: boolean };
  readonly err: { write(text: string): unknown };
  /** Whether a person sits at the terminal who can be asked. */
  readonly isInteractive: boolean;
  /** Told the exit code: 0 done, 1 found a difference, 2 bad usage or settings, 3 the database or a file. */
  readonly done: (code: number) => void;
}

export interface FilterOptions {
  readonly project?: string;
  readonly status?: string;
  readonly search?: string;
  readonly since?: string;
  readonly spam?: boolean;
}

export interface ListOptions extends FilterOptions {
  readonly limit: string;
  readonly full?: boolean;
  readonly json?: boolean;
}

export function listLeads(world: LeadsWorld, options: ListOptions): Promise<void> {
  return withStore(world, async ({ store }) => {
    const page = await store.desk.list(readFilter(options), Math.max(1, Number(options.limit) || 20));
    for (const lead of page.leads) {
      if (world.out.isClosed) break;
      const phone = options.full ? lead.phone : maskPhone(lead.phone.slice(1));
      const cells = [when(lead.created_at), lead.status, phone, plain(lead.name), plain(lead.project_name)];
      if (options.json) say(world, JSON.stringify({ ...lead, phone, whatsapp_number: phone }));
      else say(world, cells.join('  '));
    }
    return 0;
  });
}

export function exportLeads(world: LeadsWorld, options: FilterOptions & { out?: string }): Promise<void> {
  return withStore(world, async ({ store }) => {
    const lines = exportCsv(store.desk, readFilter(options));
    if (options.out) await writePrivately(options.out, lines);
    else
      for await (const line of lines) {
        if (world.out.isClosed) break;
        world.out.write(line);
      }
    return 0;
  });
}

export async function eraseLeads(
  world: LeadsWorld,
  phone: string,
  options: { yes?: boolean },
): Promise<void> {
  const words = leadsMessages[world.language];
  const asked = { question: words.askErase(phone), needsYes: words.needsYes(phone) };
  const refusal = options.yes ? undefined : await ask(world, asked);
  if (refusal !== undefined) return world.done(refusal);
  await withStore(world, async (access) => {
    const { counts, csvLines, backups, mentionedBy, remains } = await erasePerson(access, phone);
    for (const [what, count] of Object.entries({ ...counts, csvLines }))
      say(world, `${words.counts[what] ?? what}: ${count}`);
    if (backups.length > 0) say(world, `${words.backups}\n${backups.join('\n')}`);
    if (counts.messages > 0) say(world, words.onTheirWay);
    if (access.store.kind === 'postgres') say(world, words.postgresKeeps);
    if (mentionedBy.length > 0) world.err.write(`${words.mentionedBy}\n${mentionedBy.join('\n')}\n`);
    if (remains.length > 0) world.err.write(`${words.remains}\n${remains.join('\n')}\n`);
    return mentionedBy.length + remains.length > 0 ? 1 : 0;
  });
}

export function purgeLeads(world: LeadsWorld, options: { yes?: boolean }): Promise<void> {
  const words = leadsMessages[world.language];
  return withStore(world, async ({ store, ...access }) => {
    const parts = { ...access, store: store.privacy };
    const { asks, count, oldest, newest } = await planPurge(parts);
    if (asks && !options.yes) {
      const range = [count, when(oldest), when(newest), when(access.clock.now())] as const;
      const refusal = await ask(world, {
        question: words.askPurge(...range),
        needsYes: words.purgeNeedsYes(...range),
      });
      if (refusal !== undefined) return refusal;
    }
    say(world, words.purged(await purgeOld(parts)));
    return 0;
  });
}

export function backUpLeads(world: LeadsWorld, file: string | undefined): Promise<void> {
  const words = leadsMessages[world.language];
  return withStore(world, async (access) => {
    const { file: written, secret } = await backupLeads(access, file);
    say(world, written);
    say(world, secret === null ? words.secretApart : words.secretBeside(secret));
    return 0;
  });
}

export function moveAllLeads(world: LeadsWorld, from: string, to: string): Promise<void> {
  const words = leadsMessages[world.language];
  return guard(world, async () => {
    const copies = await moveLeads(from, to, world.env);
    for (const { table, rows, different } of copies) say(world, words.moved(table, rows, different));
    return copies.some((copy) => copy.different > 0) ? 1 : 0;
  });
}

export function showDead(world: LeadsWorld, options: { resend?: boolean }): Promise<void> {
  return withStore(world, async ({ store, clock }) => {
    for (const letter of await store.outbox.dead())
      say(world, [when(letter.created_at), letter.id, letter.destination, letter.last_error].join('  '));
    if (options.resend)
      say(world, leadsMessages[world.language].queued(await store.outbox.resend(clock.now())));
    return 0;
  });
}

export function makeToken(world: LeadsWorld, name: string): Promise<void> {
  const words = leadsMessages[world.language];
  return guard(world, async () => {
    const { token, entry } = await makeDeskToken(name);
    say(world, `${words.newToken(name)}\n${token}\n\n${words.newEntry}\n${entry}`);
    return 0;
  });
}

function withStore(world: LeadsWorld, task: (access: LeadsAccess) => Promise<number>): Promise<void> {
  return guard(world, async () => {
    const opened = await openLeadsAccess(world.env);
    if (!opened.ok) {
      world.err.write(`${explainConfigProblems(opened.problems, world.language)}\n`);
      return 2;
    }
    try {
      return await task(opened.access);
    } finally {
      await opened.access.store.close();
    }
  });
}

async function guard(world: LeadsWorld, task: () => Promise<number>): Promise<void> {
  try {
    world.done(await task());
  } catch (error) {
    world.err.write(`${messageIn(error, world.language)}\n`);
    world.done(3);
  }
}

/** Asks before anything is erased. @returns the exit code when nothing may be erased */
async function ask(
  world: LeadsWorld,
  { question, needsYes }: { readonly question: string; readonly needsYes: string },
): Promise<number | undefined> {
  const words = leadsMessages[world.language];
  if (!world.isInteractive) {
    world.err.write(`${needsYes}\n`);
    return 2;
  }
  const { confirm } = await import('@clack/prompts');
  const answer = await confirm({
    message: question,
    active: words.eraseButton,
    inactive: words.keepButton,
    initialValue: false,
  });
  if (answer === true) return undefined;
  world.err.write(`${words.kept}\n`);
  return 0;
}

function readFilter(options: FilterOptions): LeadFilter {
  const since = options.since === undefined ? Number.NaN : Date.parse(`${options.since}T00:00:00+07:00`);
  return {
    projectId: options.project ?? '',
    status: options.status ?? '',
    search: options.search ?? '',
    spam: options.spam ?? false,
    ...(Number.isNaN(since) ? {} : { since }),
  };
}

function say(world: LeadsWorld, text: string): void {
  world.out.write(`${text}\n`);
}

function when(at: number): string {
  return new Date(at).toISOString().slice(0, 16).replace('T', ' ');
}

/** A stored text may hold control characters that would speak to the terminal. */
function plain(text: string): string {
  return text.replace(/\p{Cc}/gu, ' ');
}
