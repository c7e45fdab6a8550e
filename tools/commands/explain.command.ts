import { command, type DefineCommand } from './command.ts';

export const defineExplain: DefineCommand = ({ messages, environment, done }) =>
  command(messages, 'explain', messages.explain.about, [
    ['kavling explain KV302', messages.explain.one],
    ['kavling explain', messages.explain.all],
  ])
    .argument('[code]', messages.explain.code)
    .action(async (code: string | undefined) => {
      const { explain } = await import('./explain.ts');
      done(await explain(environment, code));
    });
