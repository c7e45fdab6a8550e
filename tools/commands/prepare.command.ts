import { command, type DefineCommand } from './command.ts';

export const definePrepare: DefineCommand = ({ messages, environment, done }) =>
  command(messages, 'prepare', messages.prepare.about, [['kavling prepare', messages.prepare.here]]).action(
    async () => {
      const { prepare } = await import('./prepare.ts');
      done(await prepare(environment));
    },
  );
