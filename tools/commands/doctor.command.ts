import { command, type DefineCommand } from './command.ts';

export const defineDoctor: DefineCommand = ({ say, world, done }) =>
  command(say, 'doctor', say.doctor.about, [['kavling doctor', say.doctor.now]])
    .option('--json', say.json)
    .action(async (options: { json?: boolean }) => {
      const { doctor } = await import('./doctor.ts');
      done(await doctor(world, options));
    });
