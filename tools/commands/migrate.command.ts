import { command, type DefineCommand } from './command.ts';
import type { MigrateOptions } from './migrate.ts';

export const defineMigrate: DefineCommand = ({ say, world, done }) =>
  command(say, 'migrate', say.migrate.about, [
    ['kavling migrate --dry-run', say.migrate.dry],
    ['kavling migrate', say.migrate.all],
  ])
    .argument('[pages...]', say.migrate.pages)
    .option('--dry-run', say.migrate.dryRun)
    .action(async (pages: string[], options: MigrateOptions) => {
      const { migrate } = await import('./migrate.ts');
      done(await migrate(world, pages, options));
    });
