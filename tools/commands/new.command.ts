import { command, type DefineCommand } from './command.ts';
import type { NewOptions } from './new.ts';

export const defineNew: DefineCommand = ({ messages, environment, done }) =>
  command(messages, 'new', messages.new.about, [
    ['kavling new marina-bay', messages.new.asks],
    ['kavling new marina-bay --name "Marina Bay" --telesales 628123456789', messages.new.asksLess],
    ['kavling new marina-bay --starter menara', messages.new.withStarter],
    ['kavling new marina-bay --section faq', messages.new.addsSection],
  ])
    .argument('[slug]', messages.new.slug)
    .option('--template <kind>', messages.new.template)
    .option('--name <text>', messages.new.name)
    .option('--project-id <text>', messages.new.projectId)
    .option('--superleads-id <text>', messages.new.superleadsId)
    .option('--telesales <number>', messages.new.telesales)
    .option('--starter <name>', messages.new.starter)
    .option('--section <name>', messages.new.section, collect)
    .option('--yes', messages.new.yes)
    .action(async (slug: string | undefined, options: NewOptions) => {
      const { newMicrosite } = await import('./new.ts');
      done(await newMicrosite(environment, slug, options));
    });

function collect(value: string, before: readonly string[] = []): readonly string[] {
  return [...before, ...value.split(',').map((name) => name.trim())];
}
