import { command, type DefineCommand } from './command.ts';
import type { ImportOptions } from './import-elementor.ts';

export const defineImport: DefineCommand = (context) =>
  command(context.say, 'import', context.say.import.about, [
    ['kavling import elementor export.json', context.say.import.elementor],
  ]).addCommand(defineElementor(context));

const defineElementor: DefineCommand = ({ say, world, done }) =>
  command(say, 'elementor', say.import.elementorAbout, [
    ['kavling import elementor export.json --out pages/marina-bay', say.import.intoFolder],
    ['kavling import elementor export.json --kit global.json', say.import.withKit],
  ])
    .argument('<file>', say.import.file)
    .option('--out <folder>', say.import.out)
    .option('--kit <file>', say.import.kit)
    .option('--no-download', say.import.noDownload)
    .option('--force', say.import.force)
    .action(async (file: string, options: ImportOptions) => {
      const { importElementor } = await import('./import-elementor.ts');
      done(await importElementor(world, file, options));
    });
