import { command, type DefineCommand } from './command.ts';

export const defineDoctor: DefineCommand = ({ messages, environment, done }) =>
  command(messages, 'doctor', messages.doctor.about, [['kavling doctor', messages.doctor.now]])
    .option('--json', messages.json)
    .action(async (options: { json?: boolean }) => {
      const { doctor } = await import('./doctor.ts');
      done(await doctor(environment, options));
    });
