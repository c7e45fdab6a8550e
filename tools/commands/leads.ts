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

/** The environment of `kavling leads …`: the store from the terminal, with the server's settings. */
export interface LeadsEnvironment {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly language: Language;
  readonly out: { write(text: string): unknown; readonly isClosed?: boolean };
  readonly err: { write(text: string): unknown };
  /** True if there is a person at the terminal who can be asked. */
  readonly isInteractive: boolean;
  /** Receives the exit code: 0 done, 1 found a difference, 2 bad usage or settings, 3 the database or a file. */
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

export interface ExportOptions extends FilterOptions {
  readonly out?: string;
  readonly crm?: boolean;
}

export function listLeads(environment: LeadsEnvironment, options: ListOptions): Promise<void> {
  return withStore(environment, async ({ store }) => {
    const page = await store.desk.list(readFilter(options), Math.max(1, Number(options.limit) || 20));
    for (const lead of page.leads) {
      if (environment.out.isClosed) break;
      const phone = options.full ? lead.phone : maskPhone(lead.phone.slice(1));
      const cells = [when(lead.created_at), lead.status, phone, plain(lead.name), plain(lead.project_name)];
      if (options.json) print(environment, JSON.stringify({ ...lead, phone, whatsapp_number: phone }));
      else print(environment, cells.join('  '));
    }
    return 0;
  });
}

export function exportLeads(environment: LeadsEnvironment, options: ExportOptions): Promise<void> {
  return withStore(environment, async ({ store }) => {
    const { language } = environment;
    const form = options.crm ? 'crm' : 'spreadsheet';
    const lines = exportCsv(store.desk, readFilter(options), { form, language });
    if (options.out) await writePrivately(options.out, lines);
    else
      for await (const line of lines) {
        if (environment.out.isClosed) break;
        environment.out.write(line);
      }
    return 0;
  });
}

export async function eraseLeads(
  environment: LeadsEnvironment,
  phone: string,
  options: { yes?: boolean },
): Promise<void> {
  const messages = leadsMessages[environment.language];
  const asked = { question: messages.askErase(phone), needsYes: messages.needsYes(phone) };
  const refusal = options.yes ? undefined : await ask(environment, asked);
  if (refusal !== undefined) return environment.done(refusal);
  await withStore(environment, async (access) => {
    const { counts, csvLines, backups, mentionedBy, remains } = await erasePerson(access, phone);
    for (const [what, count] of Object.entries({ ...counts, csvLines }))
      print(environment, `${messages.counts[what] ?? what}: ${count}`);
    if (backups.length > 0) print(environment, `${messages.backups}\n${backups.join('\n')}`);
    if (counts.messages > 0) print(environment, messages.onTheirWay);
    if (access.store.kind === 'postgres') print(environment, messages.postgresKeeps);
    if (mentionedBy.length > 0) environment.err.write(`${messages.mentionedBy}\n${mentionedBy.join('\n')}\n`);
    if (remains.length > 0) environment.err.write(`${messages.remains}\n${remains.join('\n')}\n`);
    return mentionedBy.length + remains.length > 0 ? 1 : 0;
  });
}

export function purgeLeads(environment: LeadsEnvironment, options: { yes?: boolean }): Promise<void> {
  const messages = leadsMessages[environment.language];
  return withStore(environment, async ({ store, ...access }) => {
    const parts = { ...access, store: store.privacy };
    const { asks, count, oldest, newest } = await planPurge(parts);
    if (asks && !options.yes) {
      const range = [count, when(oldest), when(newest), when(access.clock.now())] as const;
      const refusal = await ask(environment, {
        question: messages.askPurge(...range),
        needsYes: messages.purgeNeedsYes(...range),
      });
      if (refusal !== undefined) return refusal;
    }
    print(environment, messages.purged(await purgeOld(parts)));
    return 0;
  });
}

export function backUpLeads(environment: LeadsEnvironment, file: string | undefined): Promise<void> {
  const messages = leadsMessages[environment.language];
  return withStore(environment, async (access) => {
    const { file: written, secret } = await backupLeads(access, file);
    print(environment, written);
    print(environment, secret === null ? messages.secretApart : messages.secretBeside(secret));
    return 0;
  });
}

export function moveAllLeads(environment: LeadsEnvironment, from: string, to: string): Promise<void> {
  const messages = leadsMessages[environment.language];
  return guard(environment, async () => {
    const copies = await moveLeads(from, to, environment.env);
    for (const { table, rows, different } of copies)
      print(environment, messages.moved(table, rows, different));
    return copies.some((copy) => copy.different > 0) ? 1 : 0;
  });
}

export function listDeadLetters(environment: LeadsEnvironment, options: { resend?: boolean }): Promise<void> {
  return withStore(environment, async ({ store, clock }) => {
    for (const letter of await store.outbox.dead())
      print(
        environment,
        [when(letter.created_at), letter.id, letter.destination, letter.last_error].join('  '),
      );
    if (options.resend)
      print(environment, leadsMessages[environment.language].queued(await store.outbox.resend(clock.now())));
    return 0;
  });
}

export function makeToken(environment: LeadsEnvironment, name: string): Promise<void> {
  const messages = leadsMessages[environment.language];
  return guard(environment, async () => {
    const { token, entry } = await makeDeskToken(name);
    print(environment, `${messages.newToken(name)}\n${token}\n\n${messages.newEntry}\n${entry}`);
    return 0;
  });
}

function withStore(
  environment: LeadsEnvironment,
  task: (access: LeadsAccess) => Promise<number>,
): Promise<void> {
  return guard(environment, async () => {
    const opened = await openLeadsAccess(environment.env);
    if (!opened.ok) {
      environment.err.write(`${explainConfigProblems(opened.problems, environment.language)}\n`);
      return 2;
    }
    try {
      return await task(opened.access);
    } finally {
      await opened.access.store.close();
    }
  });
}

async function guard(environment: LeadsEnvironment, task: () => Promise<number>): Promise<void> {
  try {
    environment.done(await task());
  } catch (error) {
    environment.err.write(`${messageIn(error, environment.language)}\n`);
    environment.done(3);
  }
}

/** Asks before anything is erased. @returns the exit code when nothing may be erased */
async function ask(
  environment: LeadsEnvironment,
  { question, needsYes }: { readonly question: string; readonly needsYes: string },
): Promise<number | undefined> {
  const messages = leadsMessages[environment.language];
  if (!environment.isInteractive) {
    environment.err.write(`${needsYes}\n`);
    return 2;
  }
  const { confirm } = await import('@clack/prompts');
  const answer = await confirm({
    message: question,
    active: messages.eraseButton,
    inactive: messages.keepButton,
    initialValue: false,
  });
  if (answer === true) return undefined;
  environment.err.write(`${messages.kept}\n`);
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

function print(environment: LeadsEnvironment, text: string): void {
  environment.out.write(`${text}\n`);
}

function when(at: number): string {
  return new Date(at).toISOString().slice(0, 16).replace('T', ' ');
}

/** A stored text may hold control characters that would speak to the terminal. */
function plain(text: string): string {
  return text.replace(/\p{Cc}/gu, ' ');
}
