import { Command, InvalidArgumentError, Option } from 'commander';
import type { BuildOptions } from './build-command.ts';
import { examples } from './examples.ts';
import type { ImportOptions } from './import-elementor.ts';
import type { MigrateOptions } from './migrate.ts';
import type { NewOptions } from './new.ts';
import type { PreviewOptions } from './preview.ts';
import type { ServeOptions } from './serve.ts';
import type { ValidateOptions } from './validate.ts';
import type { World } from './world.ts';

export interface Registry {
  add(command: Command): void;
  readonly world: World;
  done(code: number): void;
}

/** All commands, in the order of the help. */
export function addCommands(registry: Registry): void {
  addPageCommands(registry);
  addSiteCommands(registry);
  addHelpCommands(registry);
  addOnDemandCommands(registry);
}

function addPageCommands({ add, world, done }: Registry): void {
  add(
    command('new', 'Make a page that works, to start from; or add a ready-made section to one.', [
      ['kavling new marina-bay', 'asks for the rest'],
      ['kavling new marina-bay --name "Marina Bay" --telesales 628123456789', 'asks for less'],
      ['kavling new marina-bay --section faq', 'add a section to a page'],
    ])
      .argument('[slug]', 'its address, such as marina-bay')
      .option('--template <kind>', 'landing-page, microsite, page-builder or elementor')
      .option('--name <text>', 'the name of the project')
      .option('--project-id <text>', 'its number in your leads system')
      .option('--superleads-id <text>', 'its superleads id')
      .option('--telesales <number>', 'the WhatsApp number of the sales team')
      .option('--section <name>', 'a ready-made section (again for more)', collect)
      .option('--yes', 'ask nothing')
      .addOption(language())
      .action(async (slug: string | undefined, options: NewOptions) => {
        const { newMicrosite } = await import('./new.ts');
        done(await newMicrosite(world, slug, options));
      }),
  );
  add(
    command('validate', 'Find every mistake in your pages: where it is, what is wrong, and how to mend it.', [
      ['kavling validate', 'check all pages'],
      ['kavling validate marina-bay', 'check one page'],
      ['kavling validate --fix', 'mend what a machine may mend'],
      ['kavling validate --watch', 'check again at every change'],
      ['cat page.json | kavling validate -', 'check what comes in'],
    ])
      .argument('[pages...]', 'slugs, folders or files; all pages when left out; - for standard input')
      .addOption(
        new Option('--format <name>', 'how to tell it')
          .choices(['pretty', 'json', 'github', 'sarif'])
          .default('pretty'),
      )
      .option('--json', 'the same as --format json')
      .addOption(language())
      .option('--fix', 'mend what does not change your meaning')
      .option('--watch', 'check again at every change')
      .option('--max-warnings <number>', 'fail when there are more warnings', wholeNumber)
      .option('--quiet', 'tell errors only')
      .option('--no-color', 'plain text (also: NO_COLOR=1)')
      .action(async (pages: string[], options: ValidateOptions & { json?: boolean; watch?: boolean }) => {
        const { validate } = await import('./validate.ts');
        const run = () => validate(world, pages, options.json ? { ...options, format: 'json' } : options);
        if (!options.watch) return done(await run());
        const { watchPages } = await import('./watch-pages.ts');
        await watchPages(world, run);
      }),
  );
  const imports = command('import', 'Bring a page from another builder along.', [
    ['kavling import elementor export.json', 'an Elementor template export'],
  ]);
  const elementor = command(
    'elementor',
    'Turn an Elementor template export into a microsite, with a report on each element.',
    [
      ['kavling import elementor export.json --out pages/marina-bay', 'into a folder of your choice'],
      ['kavling import elementor export.json --kit global.json', 'with the colours of the kit'],
    ],
  )
    .argument('<file>', 'the exported .json')
    .option('--out <folder>', 'the folder of the new page (pages/<name of the file>)')
    .option('--kit <file>', 'global.json or site-settings.json of the kit')
    .option('--no-download', 'leave pictures where they are on the web')
    .option('--force', 'replace a page that is there')
    .action(async (file: string, options: ImportOptions) => {
      const { importElementor } = await import('./import-elementor.ts');
      done(await importElementor(world, file, options));
    });
  imports.addCommand(elementor);
  add(imports);
  add(
    command('migrate', 'Bring pages to the newest version of the format.', [
      ['kavling migrate --dry-run', 'show what would change'],
      ['kavling migrate', 'change all pages'],
    ])
      .argument('[pages...]', 'the pages; all when left out')
      .option('--dry-run', 'show the changes and write nothing')
      .action(async (pages: string[], options: MigrateOptions) => {
        const { migrate } = await import('./migrate.ts');
        done(await migrate(world, pages, options));
      }),
  );
}

function addSiteCommands({ add, world, done }: Registry): void {
  add(
    command('preview', 'See your pages while you write them. Leads you leave are saved in data/.', [
      ['kavling preview', 'all pages'],
      ['kavling preview marina-bay --open', 'one page, in your browser'],
      ['kavling preview --host 0.0.0.0', 'also for the phone on your desk'],
    ])
      .argument('[slug]', 'the page to open')
      .option('--port <number>', 'the port (the next free one from 4170)', wholeNumber)
      .option('--strict-port', 'fail when the port is taken')
      .option('--host <address>', 'the address to listen on')
      .option('--open', 'open the browser')
      .addOption(language())
      .addOption(new Option('--watch-engine', 'rebuild Kavling when its sources change').hideHelp())
      .action(async (slug: string | undefined, options: PreviewOptions & { watchEngine?: boolean }) => {
        if (options.watchEngine) {
          const { previewWithEngine } = await import('./watch-engine.ts');
          return done(await previewWithEngine(world, previewArguments(slug, options)));
        }
        const { preview } = await import('./preview.ts');
        done(await preview(world, slug, options));
      }),
  );
  add(
    command('build', 'Make the files to publish. Nothing is written while a page has a mistake.', [
      ['kavling build', 'all pages, into dist/'],
      ['kavling build marina-bay --out /tmp/site', 'one page, elsewhere'],
    ])
      .argument('[slugs...]', 'the pages; all when left out')
      .option('--out <folder>', 'where to write', 'dist')
      .option('--fresh', 'make every page anew, not only those that changed')
      .option(
        '--compress',
        'pack texts with brotli and gzip for the server (up to 100 pages this is done anyway)',
      )
      .option('--no-compress', 'pack nothing')
      .addOption(language())
      .action(async (slugs: string[], options: BuildOptions) => {
        const { build } = await import('./build-command.ts');
        done(await build(world, slugs, options));
      }),
  );
  add(
    command('serve', 'Serve the built site and take leads, as in production. Settings: docs/operators.md', [
      ['kavling serve', 'dist/ on port 4170'],
      ['PORT=8080 HOST=0.0.0.0 kavling serve', 'for everyone, on port 8080'],
    ])
      .option('--dir <folder>', 'the built site', 'dist')
      .option('--port <number>', 'the port (also: PORT)', wholeNumber)
      .option('--host <address>', 'the address (also: HOST)')
      .action(async (options: ServeOptions) => {
        const { serve } = await import('./serve.ts');
        done(await serve(world, options));
      }),
  );
}

function addHelpCommands({ add, world, done }: Registry): void {
  add(
    command('widgets', 'List all widgets, or show one with its keys and an example.', [
      ['kavling widgets', 'all of them'],
      ['kavling widgets heading', 'one of them'],
    ])
      .argument('[type]', 'the name of a widget')
      .option('--json', 'for programs')
      .action(async (type: string | undefined, options: { json?: boolean }) => {
        const { listWidgets } = await import('./list-widgets.ts');
        done(await listWidgets(world, type, options));
      }),
  );
  add(
    command('explain', 'Say what a code of validate means, and why it matters.', [
      ['kavling explain KV302', 'one code'],
      ['kavling explain', 'all codes'],
    ])
      .argument('[code]', 'such as KV302')
      .addOption(language())
      .action(async (code: string | undefined, options: { lang?: string }) => {
        const { explain } = await import('./explain.ts');
        done(await explain(world, code, options.lang));
      }),
  );
  add(
    command('doctor', 'Look whether this computer has all that Kavling needs.', [
      ['kavling doctor', 'look now'],
    ])
      .option('--json', 'for programs')
      .action(async (options: { json?: boolean }) => {
        const { doctor } = await import('./doctor.ts');
        done(await doctor(world, options));
      }),
  );
}

function addOnDemandCommands({ add }: Registry): void {
  const shown = [
    command('leads', 'See and take out the leads that were saved.', [
      ['kavling leads --help', 'all of its commands'],
    ]),
    command('completion', 'Let your shell complete what you type.', [
      ['kavling completion bash >> ~/.bashrc', 'for bash; also zsh, fish, powershell'],
    ]).argument('<shell>', 'bash, zsh, fish or powershell'),
  ];
  for (const one of shown) add(one);
}

function collect(value: string, before: readonly string[] = []): readonly string[] {
  return [...before, ...value.split(',').map((name) => name.trim())];
}

function language(): Option {
  return new Option('--lang <code>', 'the language of the messages').choices(['en', 'id']);
}

/** The same command line without `--watch-engine`, for the process that does the work. */
function previewArguments(slug: string | undefined, options: PreviewOptions): string[] {
  const { port, host, open, lang, strictPort } = options;
  return [
    ...(slug ? [slug] : []),
    ...(port === undefined ? [] : ['--port', String(port)]),
    ...(host === undefined ? [] : ['--host', host]),
    ...(lang === undefined ? [] : ['--lang', lang]),
    ...(open ? ['--open'] : []),
    ...(strictPort ? ['--strict-port'] : []),
  ];
}

function command(name: string, about: string, shown: readonly (readonly [string, string])[]): Command {
  return new Command(name).description(about).addHelpText('before', examples(...shown));
}

function wholeNumber(text: string): number {
  if (!/^\d+$/.test(text)) throw new InvalidArgumentError('Write a whole number.');
  return Number(text);
}
