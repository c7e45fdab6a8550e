import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { expectAccessible } from './checks.ts';
import { expect, test } from './site.ts';
import { createBuilder, type Value } from './studio-builder.ts';
import { createKeyboard, createPointer, type Hands } from './studio-hands.ts';
import { type StudioSite, startStudio } from './studio-site.ts';
import { studioWords } from './studio-words.ts';

const messages = studioWords.newPage;

const SLUG = 'menara-senja';
const FOLDER = resolve('pages', SLUG);
type Plain = Readonly<Record<string, Value>>;
interface Target extends Plain {
  readonly sections: readonly Plain[];
}

/**
 * The whole page with STUDIO_WHOLE=1, which takes half an hour; else one section by each, or the parts that STUDIO_PARTS
 * names: "3,page" is the fourth section, and all that is not in sections.
 */
const isWhole = process.env.STUDIO_WHOLE === '1';
const parts = process.env.STUDIO_PARTS?.split(',');
const hasPage = isWhole || parts?.includes('page') === true;
const target = JSON.parse(readFileSync(join(FOLDER, 'page.json'), 'utf8')) as Target;

test.use({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' });

for (const [part, create] of [createKeyboard, createPointer].entries()) {
  const sections = target.sections.filter(
    (_, index) => isWhole || (parts?.includes(`${index}`) ?? index === part),
  );
  const name = part === 0 ? 'keyboard' : 'pointer';
  test(`[STU-05] [STU-08] [STU-09] [STU-15] ${isWhole ? 'Menara Senja' : 'A section of Menara Senja'} is made from an empty page by ${name} alone, each step announced`, async ({
    page,
  }) => {
    test.setTimeout(isWhole ? 2_400_000 : 180_000);
    const site = await startStudio([]);
    try {
      const hands = create(page);
      const presses = await countPresses(page);
      await newPage(page, site, hands);
      await upload(page, hands, sections);
      const made = await build(page, hands, { ...target, sections });
      await expect
        .poll(() => compared(JSON.parse(site.text(SLUG)) as Plain))
        .toEqual(compared({ ...target, sections }));
      await expectAccessible(page);
      const { letters, keys, clicks } = await presses();
      console.log(
        `${name}: ${made.steps} structural steps, ${made.fields} values, ${letters} letters, ${keys} other keys, ${clicks} clicks`,
      );
    } finally {
      await site.close();
    }
  });
}

/** Removes `$schema`, which differs from site to site. */
function compared({ $schema: _, sections = [], ...page }: Plain): Plain {
  return hasPage ? { ...page, sections } : { sections };
}

/** Counts keys and clicks from now on, on every page that is opened. */
async function countPresses(page: Page) {
  await page.addInitScript(() => {
    if (window !== top) return;
    const count = (name: string) => {
      sessionStorage[name] = Number(sessionStorage[name] ?? 0) + 1;
    };
    const isLetter = (event: KeyboardEvent) => event.key.length === 1 && !event.ctrlKey;
    addEventListener('keydown', (event) => count(isLetter(event) ? 'letters' : 'keys'), true);
    addEventListener('pointerdown', () => count('clicks'), true);
  });
  return () =>
    page.evaluate(() => {
      const { letters = '0', keys = '0', clicks = '0' } = sessionStorage;
      return { letters: String(letters), keys: String(keys), clicks: String(clicks) };
    });
}

/** An empty page, by the form of a site that has none. */
async function newPage(page: Page, site: StudioSite, hands: Hands): Promise<void> {
  await page.goto(`${site.url}/.kavling/studio/`);
  await page.locator('.st-section-choice label').first().waitFor();
  await page.keyboard.type('Menara Senja');
  await hands.choose(page.locator('.st-start'), 2);
  await hands.press(page.getByRole('button', { name: messages.make }));
  await page.locator('.st-overlay[data-ready="true"]').waitFor();
  await expectAccessible(page);
}

/** Uploads the logo and the pictures of these sections together; all of the folder for what is not in sections. */
async function upload(page: Page, hands: Hands, sections: readonly Plain[]): Promise<void> {
  const named = JSON.stringify(sections);
  const pictures = readdirSync(FOLDER)
    .filter((name) => /\.(jpg|svg)$/.test(name))
    .filter((name) => hasPage || name === 'logo.svg' || named.includes(`"${name}"`));
  await hands.press(page.getByRole('button', { name: 'Pictures', exact: true }));
  const chooser = page.waitForEvent('filechooser');
  await hands.press(page.locator('.st-pictures-bar .st-primary'));
  await (await chooser).setFiles(pictures.map((name) => join(FOLDER, name)));
  await expect(page.locator('.st-tile')).toHaveCount(pictures.length);
  await hands.closeDialog();
}

async function build(page: Page, hands: Hands, wanted: Target) {
  const builder = createBuilder(page, hands);
  const { sections, seo, project, settings, theme, template, lang } = wanted;
  for (const [index, section] of sections.entries()) {
    if (index === 0) {
      await hands.press(page.locator('.st-outline .st-primary'));
      await builder.step(() => hands.pick('section'));
    } else {
      await hands.row(`/sections/${index - 1}`);
      await builder.insert('section', 'after', `/sections/${index}`);
    }
    await builder.widget(`/sections/${index}`, section);
  }
  await expectAccessible(page);
  if (!hasPage) return builder.count;
  await hands.form('settings');
  await builder.values('/project', project as Plain);
  await builder.values('/settings', settings as Plain);
  await hands.form('search');
  await builder.values('/seo', seo as Plain);
  await hands.form('theme');
  await builder.values('/theme', theme as Plain);
  await hands.form('page');
  await builder.set('/template', template ?? '');
  await builder.set('/lang', lang ?? '');
  await builder.surface('/header', wanted.header as Plain);
  await builder.surface('/leadButtons', wanted.leadButtons as Plain);
  await builder.surface('/footer', wanted.footer as Plain);
  await builder.surface('/modals/general', (wanted.modals as { general: Plain }).general);
  return builder.count;
}
