import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { chromium } from 'playwright';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { elsewhere } from './elsewhere.ts';
import { run } from './packed.ts';

/** Real processes and builds, on a machine that may be busy. */
vi.setConfig({ testTimeout: 120_000 });

/** A company's repository with its own widgets, and a package of widgets, on the packed package alone. */
const { home, copySite, install, addDriver, until, close } = elsewhere('own-widgets');
const site = join(home, 'rumah-asri');
const acme = join(home, 'acme-widgets');
const found = [process.env.CHROMIUM_PATH, '/usr/bin/chromium'].find((path) => path && existsSync(path));
const kavling = (...args: string[]) => run(join(site, 'node_modules/.bin/kavling'), args, site);
const put = (path: string, text: string) => {
  mkdirSync(join(path, '..'), { recursive: true });
  writeFileSync(path, text);
};

const schemaOf = (title: string, more: object = {}) => ({
  $schema: 'http://json-schema.org/draft-07/schema#',
  type: 'object',
  additionalProperties: false,
  title,
  description: `${title}, made by the company itself.`,
  required: ['words'],
  properties: {
    words: {
      type: 'string',
      minLength: 1,
      description: 'The sentence. Required.',
      kavling: { kind: 'words' },
    },
    ...more,
  },
  examples: [{ words: 'Teduh sekali.' }],
});

/** Adds a widget with a slot and a picture under custom names, a style, and a script with React. */
function plantPanelBox(): void {
  const folder = join(site, 'widgets/panel-box');
  const schema = schemaOf('Panel box', {
    loud: { type: 'boolean', description: 'Larger letters.', default: false },
    poster: { $ref: 'common.schema.json#/definitions/image', description: 'The poster.' },
    panels: { $ref: 'common.schema.json#/definitions/slot', description: 'Widgets below.' },
  });
  put(join(folder, 'panel-box.schema.json'), JSON.stringify(schema));
  put(
    join(folder, 'panel-box.widget.ts'),
    `import { defineWidget, type WidgetTypes } from 'kavling';
import { PanelBox } from './panel-box.view.tsx';

export default defineWidget<WidgetTypes['panel-box']>({ type: 'panel-box', hydrate: 'load', View: PanelBox });
`,
  );
  put(
    join(folder, 'panel-box.view.tsx'),
    `import { Icon, PictureView, useRuntime, type ViewProps, type WidgetTypes } from 'kavling';
import { useState } from 'react';
import css from './panel-box.module.css';

export function PanelBox({ words, loud, poster, panels }: ViewProps<WidgetTypes['panel-box']>) {
  const [count, setCount] = useState(0);
  const name = useRuntime((state) => state.facts.project.name);
  return (
    <div className={css.root} data-loud={String(loud)}>
      {poster && <PictureView picture={poster} sizes="100vw" />}
      <p>{words}</p>
      <button type="button" onClick={() => setCount((before) => before + 1)}>
        <Icon name="check" /> {name}: {count}
      </button>
      <div className={css.panels}>{panels}</div>
    </div>
  );
}
`,
  );
  put(join(folder, 'panel-box.island.tsx'), "export { PanelBox as default } from './panel-box.view.tsx';\n");
  put(join(folder, 'panel-box.module.css'), '.root { padding: 7px; }\n.panels { display: grid; }\n');
}

/** A package of widgets, whose one widget has script without React. */
function makePackage(): void {
  const manifest = { name: '@acme/kavling-widgets', version: '1.0.0', type: 'module', files: ['widgets'] };
  put(join(acme, 'package.json'), JSON.stringify(manifest));
  const folder = join(acme, 'widgets/acme-ticker');
  put(join(folder, 'acme-ticker.schema.json'), JSON.stringify(schemaOf('Ticker')));
  put(
    join(folder, 'acme-ticker.widget.ts'),
    `import { defineWidget } from 'kavling';

const View = ({ words }: { words: string }) => <p className="acme-ticker">{words}</p>;
export default defineWidget({ type: 'acme-ticker', hydrate: 'load', View: View as never });
`.replace('<p className="acme-ticker">{words}</p>', 'words'),
  );
  put(
    join(folder, 'acme-ticker.enhance.ts'),
    `export default function tick(island: HTMLElement, { words }: { words: string }): void {
  island.dataset.ticked = words;
}
`,
  );
}

const page = {
  version: 1,
  template: 'page-builder',
  seo: { title: 'A', description: 'B' },
  project: { id: '3107', name: 'Rumah Asri', superleadsId: 'SL-3107', telesalesNumber: '6281390020010' },
  sections: [
    {
      type: 'section',
      children: [
        { type: 'heading', text: 'A', level: 1 },
        {
          type: 'panel-box',
          words: 'Rindang dan tenang.',
          poster: { src: 'warga.jpg', alt: 'Warga di taman' },
          panels: [
            { type: 'panel-box', words: 'Di dalam.' },
            { type: 'text', content: ['Di bawah.'] },
          ],
        },
        { type: 'acme-ticker', words: 'Harga naik Senin.' },
      ],
    },
  ],
};
const pageFile = join(site, 'pages/rumah/page.json');
const config = (text: string) =>
  writeFileSync(
    join(site, 'kavling.config.ts'),
    `import { defineConfig } from 'kavling/config';\nexport default defineConfig({ ${text} });\n`,
  );

beforeAll(async () => {
  makePackage();
  await copySite(site);
  install(site, acme);
  addDriver(site);
  plantPanelBox();
  config("widgets: ['@acme/kavling-widgets']");
  put(pageFile, JSON.stringify(page, null, 2));
  cpSync(resolve('schemas/examples/hero-cluster-day.jpg'), join(site, 'pages/rumah/warga.jpg'));
});

afterAll(close);

test('[PKG-03] [PKG-04] their own widget and one of a package validate with our messages, at their line', () => {
  expect(kavling('validate')).toContain('no problems found');
  const wrong = JSON.stringify(page, null, 2)
    .replace('"Di dalam."', '5')
    .replace('acme-ticker', 'acme-tiker');
  writeFileSync(pageFile, wrong);
  const output = refused(() => kavling('validate', '--format', 'json'));
  const { findings } = JSON.parse(output) as { findings: { path: string; message: string; fix: string }[] };
  expect(findings.map(({ path }) => path)).toEqual([
    'sections/0/children/1/panels/0/words',
    'sections/0/children/2/type',
  ]);
  expect(findings[1]?.fix).toContain('acme-ticker');
  writeFileSync(pageFile, JSON.stringify(page, null, 2));
});

test('[PKG-03] [PKG-04] both are among the widgets, in the schema for editors, and have types', () => {
  expect(kavling('widgets')).toMatch(/acme-ticker[\s\S]*panel-box/);
  expect(kavling('widgets', 'panel-box')).toContain('Larger letters.');
  const schema = readFileSync(join(site, '.kavling/page.schema.json'), 'utf8');
  expect(schema).toContain('"widget-panel-box"');
  expect(schema).toContain('"widget-acme-ticker"');
  run(
    'npm',
    ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--prefer-offline', '@types/react@19.3.0'],
    site,
  );
  const tsc = resolve('node_modules/typescript/bin/tsc');
  run(process.execPath, [tsc, '-p', '.'], site);
  const view = join(site, 'widgets/panel-box/panel-box.view.tsx');
  const text = readFileSync(view, 'utf8');
  writeFileSync(view, text.replace('{words}', '{wrods}').replace('words,', 'wrods,'));
  expect(refused(() => run(process.execPath, [tsc, '-p', '.'], site))).toContain(
    "Property 'wrods' does not exist",
  );
  writeFileSync(view, text);
});

test('[PKG-03] [PKG-04] [DOC-01] a page with both is built with its pictures in sizes, and comes alive in a browser', async () => {
  expect(kavling('build')).toContain('1 page built');
  const html = readFileSync(join(site, 'dist/rumah/index.html'), 'utf8');
  expect(html).toContain('.panel-box{padding:7px}');
  const [, sizes = ''] = /<source[^>]* srcset="([^"]+)"/i.exec(html) ?? [];
  const made = sizes.split(/,\s*/).map((one) => one.split(' ')[0] ?? '');
  expect(made.length).toBeGreaterThan(1);
  const assets = readdirSync(join(site, 'dist/assets'));
  for (const address of made) expect(assets).toContain(address.replace('/assets/', ''));

  const { output } = await until(
    /http:\/\/127\.0\.0\.1:\d+/,
    [join(site, 'node_modules/.bin/kavling'), 'serve', '--port', '0'],
    site,
  );
  const address = /http:\/\/127\.0\.0\.1:\d+/.exec(output)?.[0] ?? '';
  const browser = await chromium.launch({
    ...(found ? { executablePath: found } : {}),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const tab = await browser.newPage();
    const wrong: string[] = [];
    tab.on('console', (message) => message.type() === 'error' && wrong.push(message.text()));
    tab.on('pageerror', (error) => wrong.push(String(error)));
    await tab.goto(`${address}/rumah/`);
    const [outer, inner] = [
      tab.locator('.panel-box > button').first(),
      tab.locator('.panel-box .panel-box > button'),
    ];
    await outer.click();
    await outer.click();
    await inner.click();
    await tab.getByText('Rumah Asri: 2').waitFor();
    await tab.getByText('Rumah Asri: 1').waitFor();
    await tab.locator('[data-ticked="Harga naik Senin."]').waitFor({ state: 'attached' });
    expect(wrong).toEqual([]);
  } finally {
    await browser.close();
  }
});

test('[PKG-03] the catalogue shows the example, and the preview compiles a widget that was changed', async () => {
  const { output, child } = await until(
    /Preview\s+\S+/,
    [join(site, 'node_modules/.bin/kavling'), 'preview', '--port', '0'],
    site,
  );
  const address = /http:\/\/127\.0\.0\.1:\d+/.exec(output)?.[0] ?? '';
  const text = (path: string) => fetch(address + path).then((response) => response.text());
  expect(await text('/catalogue/')).toContain('Panel box');
  expect(await text('/catalogue/panel-box/0/')).toContain('Teduh sekali.');
  expect(await text('/rumah/')).toContain('Rindang dan tenang.');
  const compiled = new Promise<string>((done) => {
    child.stdout?.on('data', (chunk) => /compiled|cannot/.test(String(chunk)) && done(String(chunk)));
  });
  const view = join(site, 'widgets/panel-box/panel-box.view.tsx');
  writeFileSync(view, readFileSync(view, 'utf8').replace('<p>{words}</p>', '<p>Baru: {words}</p>'));
  expect(await compiled).toContain('widgets compiled');
  await expect
    .poll(() => text('/rumah/'), { timeout: 15_000 })
    .toMatch(/Baru: (?:<!-- -->)?Rindang dan tenang\./);
});

test('[PKG-03] [PKG-04] problems of a widget are reported with its folder and what to do', () => {
  const folder = join(site, 'widgets/panel-box');
  const view = readFileSync(join(folder, 'panel-box.view.tsx'), 'utf8');
  writeFileSync(join(folder, 'panel-box.view.tsx'), `${view}\nexport const broken = <p>;\n`);
  expect(refused(() => kavling('build'))).toMatch(/widgets cannot be compiled[\s\S]*panel-box\.view\.tsx/);
  writeFileSync(join(folder, 'panel-box.view.tsx'), view);

  put(join(site, 'lib/price.ts'), 'export const price = 1;\n');
  writeFileSync(
    join(folder, 'panel-box.view.tsx'),
    `import { price } from '../../lib/price.ts';\n${view}\nexport { price };\n`,
  );
  expect(refused(() => kavling('build'))).toContain(
    'imports ../../lib/price.ts, which is outside the folders of widgets',
  );
  writeFileSync(join(folder, 'panel-box.view.tsx'), view);

  put(join(site, 'widgets/tabs/tabs.schema.json'), JSON.stringify(schemaOf('Tabs')));
  expect(refused(() => kavling('validate'))).toContain('widgets/tabs has no tabs.widget.ts');
  put(join(site, 'widgets/tabs/tabs.widget.ts'), 'export default {};\n');
  expect(refused(() => kavling('validate'))).toContain('Kavling already has a widget called "tabs"');
  rmSync(join(site, 'widgets/tabs'), { recursive: true });

  config("widgets: ['@acme/other']");
  expect(refused(() => kavling('validate'))).toContain('Run: npm install @acme/other');
  config("widgets: ['@acme/kavling-widgets']");
});

/** Runs a command that must fail, and returns its output. */
function refused(act: () => string): string {
  try {
    act();
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    return stdout + stderr;
  }
  throw new Error('The command did not fail.');
}
