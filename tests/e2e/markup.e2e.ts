import { execFile } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { type ConfigData, HtmlValidate } from 'html-validate';
import { expect, test } from './site.ts';

const run = promisify(execFile);
const checker = 'node_modules/vnu-jar/build/dist/vnu.jar';

/** A short run: the compiler of Java that works longest takes more time than it saves. */
const java = ['-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC', '-Xss4m'];

const siteFolder = () => dirname(process.env.SITE_DATABASE ?? '');

function builtPages(folder = siteFolder()): string[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  // The examples of a sheet are checked one by one.
  const pages = files.filter((file) => file.endsWith('.html') && !file.startsWith('sheet/'));
  return pages.map((file) => join(folder, file));
}

const rules: ConfigData['rules'] = {
  // The spelling of tags is up to the renderer.
  'void-style': 'off',
  'attr-case': 'off',
  'attribute-boolean-style': 'off',
  'attribute-empty-style': 'off',
  'doctype-style': 'off',
  // Line breaks in a number are up to the style of its widget.
  'tel-non-breaking': 'off',
  // Two of one name of which CSS shows one: axe looks at what is shown.
  'unique-landmark': 'off',
  'aria-label-misuse': ['error', { allowAnyNamable: true }],
  'prefer-native-element': ['error', { exclude: ['progressbar'] }],
  // These forms show the result of each choice immediately.
  'wcag/h32': 'off',
  'form-dup-name': ['error', { shared: ['radio', 'checkbox'] }],
  'valid-id': ['error', { relaxed: true }],
};

test('html-validate finds no error in any built page', async () => {
  test.setTimeout(180_000);
  const pages = builtPages();
  expect(pages.length).toBeGreaterThan(10);
  const validator = new HtmlValidate({ extends: ['html-validate:recommended'], rules });
  const found: string[] = [];
  for (const page of pages) {
    const { results } = await validator.validateString(readFileSync(page, 'utf8'), page);
    for (const { messages } of results)
      for (const { ruleId, message, selector } of messages)
        found.push(`${page}: ${ruleId}: ${message} (${selector})`);
  }
  expect(found).toEqual([]);
});

test('the Nu checker finds no error in any built page', async () => {
  test.setTimeout(180_000);
  const hasJava = await run('java', ['-version']).then(
    () => true,
    () => false,
  );
  if (!hasJava || !existsSync(checker))
    console.warn('SKIPPED: the Nu checker needs java; pages were not checked by it.');
  test.skip(!hasJava || !existsSync(checker), 'java is missing');
  const folder = copyWithoutStyles();
  const options = ['--errors-only', '--format', 'json', '--exit-zero-always'];
  const args = [...java, '-jar', checker, ...options, ...builtPages(folder)];
  const { stderr } = await run('java', args, { maxBuffer: 1e8 }).finally(() =>
    rmSync(folder, { recursive: true }),
  );
  const { messages } = JSON.parse(stderr) as {
    messages: Message[];
  };
  const errors = messages.filter((message) => !isMistaken(message));
  expect(errors.map(({ url, message, extract }) => `${url}: ${message} (${extract})`)).toEqual([]);
});

/** Copies the built pages, each without its style: the CSS of the checker is older than ours, and takes most of its time. */
function copyWithoutStyles(): string {
  const copy = mkdtempSync(join(tmpdir(), 'kavling-markup-'));
  for (const page of builtPages()) {
    const place = page.replace(siteFolder(), copy);
    mkdirSync(dirname(place), { recursive: true });
    writeFileSync(place, readFileSync(page, 'utf8').replaceAll(/(<style[^>]*>).*?(?=<\/style>)/gs, '$1'));
  }
  return copy;
}

interface Message {
  url: string;
  message: string;
  extract?: string;
}

/**
 * It looks for the loading of a picture on its sources, not on the image, and a widget alone in the catalogue has no
 * outline around it.
 */
function isMistaken({ url, message, extract = '' }: Message): boolean {
  return (
    (/“sizes”.*“auto”/.test(message) && extract.includes('<source')) ||
    (url.includes('/catalogue/') && message.includes('skipping 1 heading level'))
  );
}

test('no built page and no built script holds anything of the preview', () => {
  const folder = siteFolder();
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(html|js)$/.test(file),
  );
  expect(files.length).toBeGreaterThan(20);
  const found = files.filter((file) =>
    /\.kavling\/|kavling-inspector/.test(readFileSync(join(folder, file), 'utf8')),
  );
  expect(found).toEqual([]);
});
