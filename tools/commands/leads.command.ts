import { join } from 'node:path';
import { Command } from 'commander';
import { helpMessages } from '../messages/help.ts';
import { type LeadsMessages, leadsMessages } from '../messages/leads.ts';
import { bySettings, command, type DefineCommand } from './command.ts';
import type { ExportOptions, LeadsEnvironment, ListOptions } from './leads.ts';

export const defineLeads: DefineCommand = ({ messages, environment, done }) => {
  const { cwd, env, language, out, err, isInteractive } = environment;
  const words = leadsMessages[language];
  const withDatabase = { ...env, DATABASE_URL: env.DATABASE_URL ?? join(cwd, 'data/kavling.db') };
  const leads = bySettings(
    command(messages, 'leads', messages.leads.about, [
      ['kavling leads list', words.list],
      ['kavling leads export --out leads.csv', words.export],
    ]),
    environment,
  );
  return leadsCommand({ env: withDatabase, language, out, err, isInteractive, done }, leads);
};

/** `kavling leads` with all of its commands; each loads the server only when it runs. */
export function leadsCommand(environment: LeadsEnvironment, leads = new Command('leads')): Command {
  const words = leadsMessages[environment.language];
  const tasks = () => import('./leads.ts');
  const help = helpMessages[environment.language];
  const add = (name: string, about: string) =>
    leads
      .command(name)
      .description(about)
      .option('--lang <code>', help.lang)
      .option('--no-color', help.noColor);

  withFilters(add('list', words.list), words)
    .option('--limit <number>', words.limit, '20')
    .option('--full', words.full)
    .option('--json', words.jsonLines)
    .action(async (options: ListOptions) => (await tasks()).listLeads(environment, options));
  withFilters(add('export', words.export), words)
    .option('--out <file>', words.exportFile)
    .option('--crm', words.exportCrm)
    .action(async (options: ExportOptions) => (await tasks()).exportLeads(environment, options));
  add('erase', words.erase)
    .argument('<phone>', words.phone)
    .option('--yes', words.yes)
    .action(async (phone: string, options: { yes?: boolean }) =>
      (await tasks()).eraseLeads(environment, phone, options),
    );
  add('purge', words.purge)
    .option('--yes', words.yes)
    .action(async (options: { yes?: boolean }) => (await tasks()).purgeLeads(environment, options));
  add('backup', words.backup)
    .argument('[file]', words.backupFile)
    .action(async (file: string | undefined) => (await tasks()).backUpLeads(environment, file));
  add('move', words.move)
    .argument('<from>', words.from)
    .argument('<to>', words.to)
    .action(async (from: string, to: string) => (await tasks()).moveAllLeads(environment, from, to));
  add('dead', words.dead)
    .option('--resend', words.resend)
    .action(async (options: { resend?: boolean }) => (await tasks()).listDeadLetters(environment, options));
  add('token', words.token)
    .argument('<name>', words.tokenName)
    .action(async (name: string) => (await tasks()).makeToken(environment, name));
  return leads;
}

function withFilters(command: Command, words: LeadsMessages): Command {
  return command
    .option('--project <id>', words.project)
    .option('--status <status>', words.status)
    .option('--search <text>', words.search)
    .option('--since <date>', words.since)
    .option('--spam', words.spam);
}
