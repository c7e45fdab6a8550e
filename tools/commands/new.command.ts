import { command, type DefineCommand } from './command.ts';
import type { NewOptions } from './new.ts';

export const defineNew: DefineCommand = ({ say, world, done }) =>
  command(say, 'new', say.new.about, [
    ['kavling new marina-bay', say.new.asks],
    ['kavling new marina-bay --name "Marina Bay" --telesales 628123456789', say.new.asksLess],
    ['kavling new marina-bay --section faq', say.new.addsSection],
  ])
    .argument('[slug]', say.new.slug)
    .option('--template <kind>', say.new.template)
    .option('--name <text>', say.new.name)
    .option('--project-id <text>', say.new.projectId)
    .option('--superleads-id <text>', say.new.superleadsId)
    .option('--telesales <number>', say.new.telesales)
    .option('--section <name>', say.new.section, collect)
    .option('--yes', say.new.yes)
    .action(async (slug: string | undefined, options: NewOptions) => {
      const { newMicrosite } = await import('./new.ts');
      done(await newMicrosite(world, slug, options));
    });

function collect(value: string, before: readonly string[] = []): readonly string[] {
  return [...before, ...value.split(',').map((name) => name.trim())];
}
