import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { commandHere } from '../testing/command-here.ts';
import { kavling } from '../testing/served-site.ts';

/** A site with one page and the widget of docs/own-widgets.md. */
const site = mkdtempSync(join(tmpdir(), 'kavling-check-widgets-'));
const put = (path: string, text: string) => {
  mkdirSync(dirname(join(site, path)), { recursive: true });
  writeFileSync(join(site, path), text);
};
const guide = readFileSync('docs/own-widgets.md', 'utf8');
const block = (language: string) =>
  new RegExp(`\`\`\`${language}\n([\\s\\S]*?)\`\`\``).exec(guide)?.[1] ?? '';
const VIEW = 'widgets/price-note/price-note.view.tsx';
const WIDGET = 'widgets/price-note/price-note.widget.ts';

beforeAll(() => {
  cpSync('pages/taman-asri', join(site, 'pages/taman-asri'), { recursive: true });
});
beforeEach(() => {
  rmSync(join(site, 'widgets'), { recursive: true, force: true });
  put('widgets/price-note/price-note.schema.json', block('json'));
  put(WIDGET, block('ts'));
  put(VIEW, block('tsx'));
  put('widgets/price-note/price-note.module.css', '.root { color: red; }\n');
});
afterAll(() => rmSync(site, { recursive: true, force: true }));

const ESCAPE = '\u001b';

type Fault = readonly [break_: () => void, file: string, line: number, message: string, fix: string];
const faults: Readonly<Record<string, Fault>> = {
  'a missing view': [
    () => rmSync(join(site, VIEW)),
    WIDGET,
    2,
    'The widget imports "./price-note.view.tsx", which does not exist.',
    'Create the file, or correct the path in the import.',
  ],
  'a syntax error': [
    () => put(VIEW, `${block('tsx')}const broken = <p>;\n`),
    VIEW,
    13,
    'The widget cannot be compiled: Unexpected token.',
    'Correct the code at this place.',
  ],
  'a broken style': [
    () => put('widgets/price-note/price-note.module.css', '\n.root { color: red\n'),
    'widgets/price-note/price-note.module.css',
    2,
    'The widget cannot be compiled: Unclosed block.',
    'Correct the code at this place.',
  ],
  'a package that is not installed': [
    () => put(WIDGET, `import 'no-such-package';\n${block('ts')}`),
    WIDGET,
    1,
    'The widget imports "no-such-package", which is not installed.',
    'Run: npm install no-such-package',
  ],
  'an import from outside': [
    () => put(VIEW, `import '../../lib/price.ts';\n${block('tsx')}`),
    VIEW,
    1,
    'The widget imports ../../lib/price.ts, which is outside the folders of widgets.',
    'Move the file into the folder of a widget, or into a package.',
  ],
  'code that throws while it loads': [
    () => put(WIDGET, `${block('ts')}\nthrow new Error('boom');\n`),
    WIDGET,
    6,
    'The widget cannot be loaded: boom.',
    'Correct the code at this place. A widget must load without a browser.',
  ],
  'no widget in the file': [
    () => put(WIDGET, 'export default {};\n'),
    WIDGET,
    1,
    'widgets/price-note/price-note.widget.ts must export a widget by default.',
    'Write: export default defineWidget({ type: "price-note", hydrate: "never", View })',
  ],
  'an icon that does not exist': [
    () => put(VIEW, block('tsx').replace('<p>', '<Icon name="menara" /><p>').replace('{ P', '{ Icon, P')),
    VIEW,
    8,
    'There is no icon called "menara", so the widget shows nothing in its place.',
    'Save the drawing as icons/menara.svg.',
  ],
};

/** Checks the answer of `validate` to a fault, in both forms. */
async function expectReport([damage, file, line, message, fix]: Fault, run: typeof kavling): Promise<void> {
  damage();
  const { code, said } = await run(site, 'validate', '--format', 'json');
  const { findings } = JSON.parse(said) as {
    findings: { file: string; line: number; message: string; fix: string }[];
  };
  expect(findings.find((one) => one.file.startsWith('widgets/'))).toMatchObject({ file, line, message, fix });
  expect(code).toBe(1);
  const { said: plain } = await run(site, 'validate', '--lang', 'en');
  expect(plain).toContain(`${file}:${line}:`);
  expect(plain).not.toContain(ESCAPE);
}

test.each(Object.entries(faults))(
  '[OPS-57] `validate` reports %s in an own widget by file, line and remedy, without colours in a pipe',
  (_, fault) => expectReport(fault, (root, ...line) => commandHere(root, line)),
  120_000,
);

test('[OPS-57] `validate` reports a name that kavling does not export, which only Node itself notices', async () => {
  const damage = () => put(VIEW, block('tsx').replaceAll('PictureView', 'PhotoView'));
  const message = 'The widget cannot be loaded: "kavling" exports no "PhotoView".';
  const fix = 'Correct the code at this place. A widget must load without a browser.';
  await expectReport([damage, VIEW, 1, message, fix], kavling);
});

test('[OPS-57] `build` reports the same place without colours and without a stack trace', async () => {
  put(VIEW, `${block('tsx')}const broken = <p>;\n`);
  const { code, said } = await commandHere(site, ['build', '--lang', 'en']);
  expect([code, said]).toEqual([3, expect.stringContaining(`${VIEW}:13:`)]);
  expect(said).not.toContain(ESCAPE);
  expect(said).not.toMatch(/^ {4}at /m);
});

test('[OPS-57] an own icon that a view names is no finding', async () => {
  put(VIEW, block('tsx').replace('<p>', '<Icon name="menara" /><p>').replace('{ P', '{ Icon, P'));
  put('icons/menara.svg', '<svg viewBox="0 0 1 1"><path d="M0 0h1"/></svg>');
  const { said } = await commandHere(site, ['validate', '--format', 'json']);
  expect(
    (JSON.parse(said) as { findings: { code: string }[] }).findings.map(({ code }) => code),
  ).not.toContain('KV507');
});
