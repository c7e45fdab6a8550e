import { Command } from 'commander';
import {
  explainConfigProblems,
  type LeadFilter,
  type LeadsAccess,
  maskPhone,
  StoreRefused,
} from '../server/index.ts';

export interface LeadsWorld {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly out: { write(text: string): unknown };
  readonly err: { write(text: string): unknown };
  /** Told the exit code: 0 done, 1 found a difference, 2 bad usage or settings, 3 the database or a file. */
  readonly done: (code: number) => void;
}

const PROCESS: LeadsWorld = {
  env: process.env,
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
  const leads = new Command('leads').description('List, export, erase, back up and move the leads.');
  const say = (text: string) => world.out.write(`${text}\n`);

  const run = (task: Task) => async () => {
    const { openLeadsAccess } = await import('../server/index.ts');
    await guard(async () => {
      const opened = await openLeadsAccess(world.env);
      if (!opened.ok) {
        world.err.write(`${explainConfigProblems(opened.problems)}\n`);
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
      const known = error instanceof StoreRefused || error instanceof Error;
      world.err.write(`${known ? error.message : String(error)}\n`);
      world.done(3);
    }
  };

  withFilters(leads.command('list').description('Show the newest leads.'))
    .option('--limit <number>', 'how many', '20')
    .option('--full', 'show whole phone numbers')
    .option('--json', 'one JSON object a line')
    .action((options: FilterOptions & { limit: string; full?: boolean; json?: boolean }) =>
      run(async ({ store }) => {
        const page = await store.desk.list(readFilter(options), Math.max(1, Number(options.limit) || 20));
        for (const lead of page.leads) {
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
  withFilters(leads.command('export').description('Write leads as CSV, safe to open in a spreadsheet.'))
    .option('--out <file>', 'the file (default: standard output)')
    .action((options: FilterOptions & { out?: string }) =>
      run(async ({ store }) => {
        const { exportCsv } = await import('../server/index.ts');
        const lines = exportCsv(store.desk, readFilter(options));
        if (options.out) {
          const { writeFile } = await import('node:fs/promises');
          await writeFile(options.out, lines, { mode: 0o600 });
        } else for await (const line of lines) world.out.write(line);
        return 0;
      })(),
    );
  leads
    .command('erase <phone>')
    .description('Erase everything that belongs to one phone number.')
    .action((phone: string) =>
      run(async (access) => {
        const { erasePerson } = await import('../server/index.ts');
        const { counts, csvLines, backups } = await erasePerson(access, phone);
        for (const [what, count] of Object.entries({ ...counts, 'CSV lines': csvLines }))
          say(`${what}: ${count}`);
        if (backups.length > 0) say(`Backups that may still hold this person:\n${backups.join('\n')}`);
        return 0;
      })(),
    );
  leads
    .command('purge')
    .description('Delete leads that are older than KAVLING_RETENTION_DAYS now.')
    .action(() =>
      run(async ({ store, config, clock, ids }) => {
        const { purgeOld } = await import('../server/index.ts');
        say(`leads: ${await purgeOld(store.privacy, config, clock, ids)}`);
        return 0;
      })(),
    );
  leads
    .command('backup [file]')
    .description('Write a restorable copy while the server runs.')
    .action((file: string | undefined) =>
      run(async (access) => {
        const { backupLeads } = await import('../server/index.ts');
        say(await backupLeads(access, file));
        return 0;
      })(),
    );
  leads
    .command('move <from> <to>')
    .description('Copy all leads into an empty database, and compare both sides row by row.')
    .action((from: string, to: string) =>
      guard(async () => {
        const { moveLeads } = await import('../server/index.ts');
        const copies = await moveLeads(from, to);
        for (const { table, rows, different } of copies)
          say(`${table}: ${rows} rows, ${different} different`);
        return copies.some((copy) => copy.different > 0) ? 1 : 0;
      }),
    );
  leads
    .command('dead')
    .description('Show messages that no receiver took.')
    .option('--resend', 'put them back in line')
    .action((options: { resend?: boolean }) =>
      run(async ({ store, clock }) => {
        for (const letter of await store.outbox.dead()) {
          say([when(letter.created_at), letter.id, letter.destination, letter.last_error].join('  '));
        }
        if (options.resend) say(`back in line: ${await store.outbox.resend(clock.now())}`);
        return 0;
      })(),
    );
  leads
    .command('token <name>')
    .description('Make a login for the desk.')
    .action((name: string) =>
      guard(async () => {
        const { makeDeskToken } = await import('../server/index.ts');
        const { token, entry } = await makeDeskToken(name);
        say(
          `Give this token to ${name}; it is shown only now:\n${token}\n\nAdd this to KAVLING_DESK_PEOPLE:\n${entry}`,
        );
        return 0;
      }),
    );
  return leads;
}

function withFilters(command: Command): Command {
  return command
    .option('--project <id>', 'only this project')
    .option('--status <status>', 'new, contacted, won or lost')
    .option('--search <text>', 'name, phone, message or notes')
    .option('--since <date>', 'from this day on: 2026-11-01')
    .option('--spam', 'what was taken for spam instead');
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
