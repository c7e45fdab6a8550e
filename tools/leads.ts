import { Command } from 'commander';
import { explainConfigProblems, type LeadFilter, type LeadsAccess, maskPhone } from '../server/index.ts';
import { type Language, languageOfEnvironment } from '../src/lib/languages.ts';
import { messageIn } from '../src/lib/localized-error.ts';
import { type LeadsMessages, leadsMessages } from './messages/leads.ts';

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

const PROCESS: LeadsWorld = {
  env: process.env,
  language: languageOfEnvironment(process.env),
  isInteractive: false,
  out: process.stdout,
  err: process.stderr,
  done: (code) => {
    process.exitCode = code;
  },
};

type Task = (access: LeadsAccess) => Promise<number>;

interface FilterOptions {
  readonly project?: string;
  readonly status?: string;
  readonly search?: string;
  readonly since?: string;
  readonly spam?: boolean;
}

/** `kavling leads …`: the store from the terminal, by the same settings as the server. */
export function leadsCommand(world: LeadsWorld = PROCESS): Command {
  const leads = new Command('leads').description(leadsMessages[world.language].about);
  const words = leadsMessages[world.language];
  const say = (text: string) => world.out.write(`${text}\n`);

  const run = (task: Task) => async () => {
    const { openLeadsAccess } = await import('../server/index.ts');
    await guard(async () => {
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
  };
  const guard = async (task: () => Promise<number>) => {
    try {
      world.done(await task());
    } catch (error) {
      world.err.write(`${messageIn(error, world.language)}\n`);
      world.done(3);
    }
  };

  withFilters(leads.command('list').description(words.list), words)
    .option('--limit <number>', words.limit, '20')
    .option('--full', words.full)
    .option('--json', words.jsonLines)
    .action((options: FilterOptions & { limit: string; full?: boolean; json?: boolean }) =>
      run(async ({ store }) => {
        const page = await store.desk.list(readFilter(options), Math.max(1, Number(options.limit) || 20));
        for (const lead of page.leads) {
          if (world.out.isClosed) break;
          const phone = options.full ? lead.phone : maskPhone(lead.phone.slice(1));
          if (options.json) say(JSON.stringify({ ...lead, phone, whatsapp_number: phone }));
          else
            say(
              [when(lead.created_at), lead.status, phone, plain(lead.name), plain(lead.project_name)].join(
                '  ',
              ),
            );
        }
        return 0;
      })(),
    );
  withFilters(leads.command('export').description(words.export), words)
    .option('--out <file>', words.exportFile)
    .action((options: FilterOptions & { out?: string }) =>
      run(async ({ store }) => {
        const { exportCsv } = await import('../server/index.ts');
        const lines = exportCsv(store.desk, readFilter(options));
        if (options.out) {
          const { writePrivately } = await import('../server/index.ts');
          await writePrivately(options.out, lines);
        } else
          for await (const line of lines) {
            if (world.out.isClosed) break;
            world.out.write(line);
          }
        return 0;
      })(),
    );
  leads
    .command('erase')
    .description(words.erase)
    .argument('<phone>', words.phone)
    .option('--yes', words.yes)
    .action(async (phone: string, options: { yes?: boolean }) => {
      const asked = { question: words.askErase(phone), needsYes: words.needsYes(phone) };
      const refusal = options.yes ? undefined : await ask(world, asked);
      if (refusal !== undefined) return world.done(refusal);
      await run(async (access) => {
        const { erasePerson } = await import('../server/index.ts');
        const { counts, csvLines, backups, mentionedBy, remains } = await erasePerson(access, phone);
        for (const [what, count] of Object.entries({ ...counts, csvLines }))
          say(`${words.counts[what] ?? what}: ${count}`);
        if (backups.length > 0) say(`${words.backups}\n${backups.join('\n')}`);
        if (counts.messages > 0) say(words.onTheirWay);
        if (access.store.kind === 'postgres') say(words.postgresKeeps);
        if (mentionedBy.length > 0) world.err.write(`${words.mentionedBy}\n${mentionedBy.join('\n')}\n`);
        if (remains.length > 0) world.err.write(`${words.remains}\n${remains.join('\n')}\n`);
        return mentionedBy.length + remains.length > 0 ? 1 : 0;
      })();
    });
  leads
    .command('purge')
    .description(words.purge)
    .option('--yes', words.yes)
    .action((options: { yes?: boolean }) =>
      run(async ({ store, ...access }) => {
        const { planPurge, purgeOld } = await import('../server/index.ts');
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
        say(words.purged(await purgeOld(parts)));
        return 0;
      })(),
    );
  leads
    .command('backup')
    .description(words.backup)
    .argument('[file]', words.backupFile)
    .action((file: string | undefined) =>
      run(async (access) => {
        const { backupLeads } = await import('../server/index.ts');
        const { file: written, secret } = await backupLeads(access, file);
        say(written);
        say(secret === null ? words.secretApart : words.secretBeside(secret));
        return 0;
      })(),
    );
  leads
    .command('move')
    .description(words.move)
    .argument('<from>', words.from)
    .argument('<to>', words.to)
    .action((from: string, to: string) =>
      guard(async () => {
        const { moveLeads } = await import('../server/index.ts');
        const copies = await moveLeads(from, to, world.env);
        for (const { table, rows, different } of copies) say(words.moved(table, rows, different));
        return copies.some((copy) => copy.different > 0) ? 1 : 0;
      }),
    );
  leads
    .command('dead')
    .description(words.dead)
    .option('--resend', words.resend)
    .action((options: { resend?: boolean }) =>
      run(async ({ store, clock }) => {
        for (const letter of await store.outbox.dead()) {
          say([when(letter.created_at), letter.id, letter.destination, letter.last_error].join('  '));
        }
        if (options.resend) say(words.queued(await store.outbox.resend(clock.now())));
        return 0;
      })(),
    );
  leads
    .command('token')
    .description(words.token)
    .argument('<name>', words.tokenName)
    .action((name: string) =>
      guard(async () => {
        const { makeDeskToken } = await import('../server/index.ts');
        const { token, entry } = await makeDeskToken(name);
        say(`${words.newToken(name)}\n${token}\n\n${words.newEntry}\n${entry}`);
        return 0;
      }),
    );
  return leads;
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

function withFilters(command: Command, words: LeadsMessages): Command {
  return command
    .option('--project <id>', words.project)
    .option('--status <status>', words.status)
    .option('--search <text>', words.search)
    .option('--since <date>', words.since)
    .option('--spam', words.spam);
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

function when(at: number): string {
  return new Date(at).toISOString().slice(0, 16).replace('T', ' ');
}

/** A stored text may hold control characters that would speak to the terminal. */
function plain(text: string): string {
  return text.replace(/\p{Cc}/gu, ' ');
}
