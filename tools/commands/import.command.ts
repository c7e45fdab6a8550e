import { command, type DefineCommand } from './command.ts';
import type { ImportOptions } from './import-elementor.ts';

export const defineImport: DefineCommand = (context) =>
  command(context.messages, 'import', context.messages.import.about, [
    ['kavling import elementor export.json', context.messages.import.elementor],
  ]).addCommand(defineElementor(context));

const defineElementor: DefineCommand = ({ messages, environment, done }) =>
  command(messages, 'elementor', messages.import.elementorAbout, [
    ['kavling import elementor export.json --out pages/marina-bay', messages.import.intoFolder],
    ['kavling import elementor export.json --kit global.json', messages.import.withKit],
  ])
    .argument('<file>', messages.import.file)
    .option('--out <folder>', messages.import.out)
    .option('--kit <file>', messages.import.kit)
    .option('--no-download', messages.import.noDownload)
    .option('--force', messages.import.force)
    .action(async (file: string, options: ImportOptions) => {
      const { importElementor } = await import('./import-elementor.ts');
      done(await importElementor(environment, file, options));
    });
