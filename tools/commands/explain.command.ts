import { command, type DefineCommand } from './command.ts';

export const defineExplain: DefineCommand = ({ say, world, done }) =>
  command(say, 'explain', say.explain.about, [
    ['kavling explain KV302', say.explain.one],
    ['kavling explain', say.explain.all],
  ])
    .argument('[code]', say.explain.code)
    .action(async (code: string | undefined) => {
      const { explain } = await import('./explain.ts');
      done(await explain(world, code));
    });
