import { Command, Option } from 'commander';
import type { BuildOptions } from './build-command.ts';
import { examples } from './examples.ts';
import type { ImportOptions } from './import-elementor.ts';
import { type HelpMessages, helpMessages } from './messages/help.ts';
import type { MigrateOptions } from './migrate.ts';
import type { NewOptions } from './new.ts';
import type { PreviewOptions } from './preview.ts';
import type { ServeOptions } from './serve.ts';
import { wholeNumber } from './usage.ts';
import type { ValidateOptions } from './validate.ts';
import type { World } from './world.ts';

export interface Registry {
  add(command: Command): void;
  readonly world: World;
  done(code: number): void;
}

/** All commands, in the order of the help. */
export function addCommands(registry: Registry): void {
  const say = helpMessages[registry.world.language];
  addPageCommands(registry, say);
  addSiteCommands(registry, say);
  addHelpCommands(registry, say);
  addOnDemandCommands(registry, say);
}

function addPageCommands({ add, world, done }: Registry, say: HelpMessages): void {
  add(
    command(say, 'new', say.new.about, [
      ['kavling new marina-bay', say.new.asks],
      ['kavling new marina-bay --name "Marina Bay" --telesales 628123456789', say.new.asksLess],
      ['kavling new marina-bay --section faq', say.new.addsSection],
    ])
      .argument('[slug]', say.new.slug)
      .option('--template <kind>', say.new.template)
      .option('--name <text>', say.new.name)
      .option('--project-id <text>', say.new.projectId)
      .option('--superleads-id <text>', say.new.superleadsId)
      .option('--telesales <number>', say.new.telesales)
      .option('--section <name>', say.new.section, collect)
      .option('--yes', say.new.yes)
      .action(async (slug: string | undefined, options: NewOptions) => {
        const { newMicrosite } = await import('./new.ts');
        done(await newMicrosite(world, slug, options));
      }),
  );
  add(
    command(say, 'validate', say.validate.about, [
      ['kavling validate', say.validate.all],
      ['kavling validate marina-bay', say.validate.one],
      ['kavling validate --fix', say.validate.fix],
      ['kavling validate --watch', say.validate.watch],
      ['cat page.json | kavling validate -', say.validate.input],
    ])
      .argument('[pages...]', say.validate.pages)
      .addOption(
        new Option('--format <name>', say.validate.format)
          .choices(['pretty', 'json', 'github', 'sarif'])
          .default('pretty'),
      )
      .option('--json', say.validate.jsonFormat)
      .option('--fix', say.validate.fixOption)
      .option('--watch', say.validate.watchOption)
      .option('--max-warnings <number>', say.validate.maxWarnings, wholeNumber(world))
      .option('--quiet', say.validate.quiet)
      .option('--no-color', say.validate.noColor)
      .action(async (pages: string[], options: ValidateOptions & { json?: boolean; watch?: boolean }) => {
        const { validate } = await import('./validate.ts');
        const run = () => validate(world, pages, options.json ? { ...options, format: 'json' } : options);
        if (!options.watch) return done(await run());
        const { watchPages } = await import('./watch-pages.ts');
        await watchPages(world, run);
      }),
  );
  const imports = command(say, 'import', say.import.about, [
    ['kavling import elementor export.json', say.import.elementor],
  ]);
  const elementor = command(say, 'elementor', say.import.elementorAbout, [
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
  imports.addCommand(elementor);
  add(imports);
  add(
    command(say, 'migrate', say.migrate.about, [
      ['kavling migrate --dry-run', say.migrate.dry],
      ['kavling migrate', say.migrate.all],
    ])
      .argument('[pages...]', say.migrate.pages)
      .option('--dry-run', say.migrate.dryRun)
      .action(async (pages: string[], options: MigrateOptions) => {
        const { migrate } = await import('./migrate.ts');
        done(await migrate(world, pages, options));
      }),
  );
}

function addSiteCommands({ add, world, done }: Registry, say: HelpMessages): void {
  add(
    command(say, 'preview', say.preview.about, [
      ['kavling preview', say.preview.all],
      ['kavling preview marina-bay --open', say.preview.one],
      ['kavling preview --host 0.0.0.0', say.preview.phone],
    ])
      .argument('[slug]', say.preview.slug)
      .option('--port <number>', say.preview.port, wholeNumber(world))
      .option('--strict-port', say.preview.strictPort)
      .option('--host <address>', say.preview.host)
      .option('--open', say.preview.open)
      .addOption(new Option('--watch-engine', 'rebuild Kavling when its sources change').hideHelp())
      .action(async (slug: string | undefined, options: PreviewOptions & { watchEngine?: boolean }) => {
        if (options.watchEngine) {
          const { previewWithEngine } = await import('./watch-engine.ts');
          return done(await previewWithEngine(world, previewArguments(world, slug, options)));
        }
        const { preview } = await import('./preview.ts');
        done(await preview(world, slug, options));
      }),
  );
  add(
    command(say, 'build', say.build.about, [
      ['kavling build', say.build.all],
      ['kavling build marina-bay --out /tmp/site', say.build.one],
    ])
      .argument('[slugs...]', say.build.slugs)
      .option('--out <folder>', say.build.out, 'dist')
      .option('--fresh', say.build.fresh)
      .option('--compress', say.build.compress)
      .option('--no-compress', say.build.noCompress)
      .action(async (slugs: string[], options: BuildOptions) => {
        const { build } = await import('./build-command.ts');
        done(await build(world, slugs, options));
      }),
  );
  add(
    command(say, 'serve', say.serve.about, [
      ['kavling serve', say.serve.here],
      ['PORT=8080 HOST=0.0.0.0 kavling serve', say.serve.everyone],
    ])
      .option('--dir <folder>', say.serve.dir, 'dist')
      .option('--port <number>', say.serve.port, wholeNumber(world))
      .option('--host <address>', say.serve.host)
      .action(async (options: ServeOptions) => {
        const { serve } = await import('./serve.ts');
        done(await serve(world, options));
      }),
  );
}

function addHelpCommands({ add, world, done }: Registry, say: HelpMessages): void {
  add(
    command(say, 'widgets', say.widgets.about, [
      ['kavling widgets', say.widgets.all],
      ['kavling widgets heading', say.widgets.one],
    ])
      .argument('[type]', say.widgets.type)
      .option('--json', say.json)
      .action(async (type: string | undefined, options: { json?: boolean }) => {
        const { listWidgets } = await import('./list-widgets.ts');
        done(await listWidgets(world, type, options));
      }),
  );
  add(
    command(say, 'explain', say.explain.about, [
      ['kavling explain KV302', say.explain.one],
      ['kavling explain', say.explain.all],
    ])
      .argument('[code]', say.explain.code)
      .action(async (code: string | undefined) => {
        const { explain } = await import('./explain.ts');
        done(await explain(world, code));
      }),
  );
  add(
    command(say, 'doctor', say.doctor.about, [['kavling doctor', say.doctor.now]])
      .option('--json', say.json)
      .action(async (options: { json?: boolean }) => {
        const { doctor } = await import('./doctor.ts');
        done(await doctor(world, options));
      }),
  );
}

function addOnDemandCommands({ add }: Registry, say: HelpMessages): void {
  const shown = [
    command(say, 'leads', say.leads.about, [['kavling leads --help', say.leads.commands]]),
    command(say, 'completion', say.completion.about, [
      ['kavling completion bash >> ~/.bashrc', say.completion.bash],
    ]).argument('<shell>', say.completion.shell),
  ];
  for (const one of shown) add(one);
}

function collect(value: string, before: readonly string[] = []): readonly string[] {
  return [...before, ...value.split(',').map((name) => name.trim())];
}

/** The same command line without `--watch-engine`, for the process that does the work. */
function previewArguments(world: World, slug: string | undefined, options: PreviewOptions): string[] {
  const { port, host, open, strictPort } = options;
  return [
    ...(slug ? [slug] : []),
    ...(port === undefined ? [] : ['--port', String(port)]),
    ...(host === undefined ? [] : ['--host', host]),
    '--lang',
    world.language,
    ...(open ? ['--open'] : []),
    ...(strictPort ? ['--strict-port'] : []),
  ];
}

function command(
  say: HelpMessages,
  name: string,
  about: string,
  shown: readonly (readonly [string, string])[],
): Command {
  return new Command(name)
    .description(about)
    .addHelpText('before', examples(say, ...shown))
    .addOption(new Option('--lang <code>', say.lang));
}
