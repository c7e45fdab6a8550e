import { command, type DefineCommand } from './command.ts';
import type { DoctorOptions } from './doctor-check.ts';

export const defineDoctor: DefineCommand = ({ messages, environment, done }) =>
  command(messages, 'doctor', messages.doctor.about, [
    ['kavling doctor', messages.doctor.now],
    ['kavling doctor --send --to ani@example.com,081234567890', messages.doctor.sendNow],
  ])
    .option('--send', messages.doctor.send)
    .option('--to <places>', messages.doctor.to)
    .option('--json', messages.json)
    .action(async (options: DoctorOptions) => {
      const { doctor } = await import('./doctor.ts');
      done(await doctor(environment, options));
    });
