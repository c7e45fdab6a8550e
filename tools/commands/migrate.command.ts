import { command, type DefineCommand } from './command.ts';
import type { MigrateOptions } from './migrate.ts';

export const defineMigrate: DefineCommand = ({ messages, environment, done }) =>
  command(messages, 'migrate', messages.migrate.about, [
    ['kavling migrate --dry-run', messages.migrate.dry],
    ['kavling migrate', messages.migrate.all],
  ])
    .argument('[pages...]', messages.migrate.pages)
    .option('--dry-run', messages.migrate.dryRun)
    .action(async (pages: string[], options: MigrateOptions) => {
      const { migrate } = await import('./migrate.ts');
      done(await migrate(environment, pages, options));
    });
