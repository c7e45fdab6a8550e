import { command, type DefineCommand } from './command.ts';

export const defineSettings: DefineCommand = ({ messages, environment, done }) =>
  command(messages, 'settings', messages.settings.about, [
    ['kavling settings', messages.settings.all],
    ['kavling settings otp', messages.settings.some],
  ])
    .argument('[text]', messages.settings.text)
    .option('--json', messages.json)
    .action(async (text: string | undefined, options: { json?: boolean }) => {
      const { settings } = await import('./settings.ts');
      done(settings(environment, text, options));
    });
