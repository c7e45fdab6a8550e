import { command, type DefineCommand } from './command.ts';

export const defineAdd: DefineCommand = ({ messages, environment, done }) =>
  command(messages, 'add', messages.add.about, [
    ['kavling add', messages.add.lists],
    ['kavling add marina-bay faq', messages.new.addsSection],
  ])
    .argument('[page]', messages.new.slug)
    .argument('[sections...]', messages.add.sections)
    .action(async (page: string | undefined, sections: readonly string[]) => {
      const { addToPage } = await import('./add.ts');
      done(await addToPage(environment, page, sections));
    });
