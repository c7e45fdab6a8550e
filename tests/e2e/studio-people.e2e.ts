import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, type BrowserContext, expect, type Page, test } from '@playwright/test';
import { makeDeskToken } from '../../server/desk/token.ts';
import { startAgent } from '../../tools/mcp/testing/agent.ts';
import { type ServedSite, startSite } from '../../tools/testing/served-site.ts';
import { expectAccessible, expectAccessiblePart } from './checks.ts';
import { openInStudio, type StudioSite, startStudio } from './studio-site.ts';
import { studioWords } from './studio-words.ts';
import { patternOf } from './words.ts';

const { components, dialogs, outline, steps } = studioWords;

const SLUG = 'kecil';
const document = {
  version: 1,
  template: 'landing-page',
  lang: 'id',
  seo: { title: 'Kecil', description: 'Halaman kecil', url: 'https://kecil.example.co.id/' },
  project: { id: '9', name: 'Kecil', superleadsId: '9', telesalesNumber: '6281380045566' },
  sections: [
    { type: 'section', id: 'satu', children: [{ type: 'heading', text: 'Pulang', level: 1 }] },
    { type: 'section', id: 'dua', children: [{ type: 'heading', text: 'Promo' }] },
  ],
};
const ROLES = { ani: 'publish', budi: 'words', citra: 'all', dewi: 'read' } as const;
type Name = keyof typeof ROLES;
const NAMES = Object.keys(ROLES) as Name[];

let site: StudioSite;
let second: ServedSite;
const tokens = new Map<Name, string>();
test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  const made = await Promise.all(NAMES.map((name) => makeDeskToken(name)));
  for (const [at, name] of NAMES.entries()) tokens.set(name, made[at]?.token ?? '');
  const environment = {
    KAVLING_DESK_PEOPLE: made.map(({ entry }) => entry).join(','),
    KAVLING_STUDIO_ROLES: NAMES.map((name) => `${name}:${ROLES[name]}`).join(','),
    KAVLING_DESK_LOGIN_LIMITS: '100/60',
  };
  site = await startStudio([], { documents: { [SLUG]: document }, environment, options: ['--team'] });
});
test.afterAll(async () => {
  await second?.stop();
  await site.close();
});

const contexts: BrowserContext[] = [];
test.afterEach(async () => {
  for (const context of contexts.splice(0)) await context.close();
});

/** Opens the page as a person, in a separate browser. */
async function enter(browser: Browser, name: Name): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  contexts.push(context);
  const page = await context.newPage();
  await page.goto(`${site.url}/.kavling/studio/edit/${SLUG}`);
  await page.getByLabel('Token').fill(tokens.get(name) ?? '');
  await page.keyboard.press('Enter');
  await page.locator('.st-overlay[data-ready="true"]').waitFor();
  return page;
}

const row = (page: Page, name: string | RegExp) => page.getByRole('treeitem', { name }).first();
const field = (page: Page) => page.getByRole('tabpanel').getByRole('textbox', { name: 'Text', exact: true });
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const text = () => site.text(SLUG);
const people = (page: Page) => page.getByRole('list', { name: 'Here now' });

/** Calls the server from a person's window, with its token, and returns the answer. */
const ask = (page: Page, path: string, method: string, body: unknown) =>
  page.evaluate(
    async ([path, method, body]) => {
      const own = await (await fetch('/.kavling/studio/api/site')).json();
      const answer = await fetch(`/.kavling/studio/api/${path}`, {
        method,
        headers: { 'content-type': 'application/json', 'x-kavling-studio': own.token },
        body: JSON.stringify(body),
      });
      return answer.status;
    },
    [path, method, body] as const,
  );

test('[STU-16] a user who logs in is offered what their role allows, and the server refuses the rest', async ({
  browser,
}) => {
  const strange = await browser.newContext();
  contexts.push(strange);
  const login = await strange.newPage();
  await login.goto(`${site.url}/.kavling/studio/edit/${SLUG}`);
  await expectAccessible(login);
  await login.getByLabel('Token').fill('bukan-token');
  await login.keyboard.press('Enter');
  await expect(login.getByRole('alert')).not.toBeEmpty();

  const before = text();
  const dewi = await enter(browser, 'dewi');
  for (const name of ['Publish', 'Preview link', /^Add/]) await expect(button(dewi, name)).toHaveCount(0);
  await row(dewi, /^Pulang, Heading/).click();
  await expect(field(dewi)).toBeDisabled();
  await row(dewi, /^Pulang, Heading/).press('Delete');
  await expect(dewi.locator('.st-form-panel')).toContainText('change nothing');
  await expectAccessible(dewi);

  const budi = await enter(browser, 'budi');
  for (const name of ['Publish', 'Preview link', /^Add/]) await expect(button(budi, name)).toHaveCount(0);
  await row(budi, /^Pulang, Heading/).press('Delete');
  await row(budi, /^Pulang, Heading/).click();
  await expect(budi.getByRole('tabpanel').getByLabel('Level')).toHaveCount(0);
  await field(budi).fill('Pulang ke danau');
  await expect.poll(text).toBe(before.replace('"text": "Pulang"', '"text": "Pulang ke danau"'));
  // Dewi sees the change by Budi, and has nothing to undo.
  await expect(dewi.frameLocator('.st-page iframe').getByRole('heading', { level: 1 })).toHaveText(
    'Pulang ke danau',
  );
  await expect(dewi.locator('.st-toast')).toContainText(steps.diskSaid('budi'));
  await expect(button(dewi, 'Undo')).toBeDisabled();

  const citra = await enter(browser, 'citra');
  await expect(button(citra, 'Publish')).toHaveCount(0);
  await expect(button(citra, 'Preview link')).toHaveCount(1);
  await citra.getByRole('button', { name: components.live }).click();
  await expect(citra.getByRole('dialog')).toContainText(dialogs.mayNot);
  const api = `pages/${SLUG}`;
  const wrong = { text: text().replace('"landing-page"', '"page-builder"'), base: '', label: '' };
  expect(await ask(dewi, api, 'PUT', wrong)).toBe(403);
  expect(await ask(budi, api, 'PUT', wrong)).toBe(403);
  expect(await ask(budi, `${api}/preview-links`, 'POST', { days: 1 })).toBe(403);
  for (const page of [dewi, budi, citra])
    expect(await ask(page, `${api}/publish`, 'POST', { hash: '', warningsRead: true })).toBe(403);
});

test('[STU-16] two people on one page see each other and where each works; what both change is merged or asked', async ({
  browser,
}) => {
  const ani = await enter(browser, 'ani');
  const citra = await enter(browser, 'citra');
  await expect(ani.locator('.st-toast')).toContainText('citra has this page open too.');
  await expect(citra.locator('.st-toast')).toContainText('ani has this page open too.');
  await row(citra, /^Promo, Heading/).click();
  await expect(people(ani)).toContainText('citra edits Section');
  await row(ani, /^Promo, Section/).click();
  await expect(ani.getByText('citra is working on this section.')).toBeVisible();
  await expectAccessible(ani);
  await row(ani, /^Pulang.*, Heading/).click();
  await Promise.all([field(ani).fill('Dari Ani'), field(citra).fill('Dari Citra')]);
  await expect.poll(text).toMatch(/Dari Ani[\s\S]*Dari Citra/);
  for (const page of [ani, citra]) {
    const frame = page.frameLocator('.st-page iframe');
    await expect(frame.getByRole('heading', { name: 'Dari Ani' })).toBeVisible();
    await expect(frame.getByRole('heading', { name: 'Dari Citra' })).toBeVisible();
    await expect(page.locator('.st-saving')).toHaveAttribute('data-state', 'saved');
  }
  await row(ani, /^Dari Citra, Heading/).click();
  await row(citra, /^Dari Citra, Heading/).click();
  await citra.context().setOffline(true);
  await field(citra).fill('Kata Citra');
  await field(ani).fill('Kata Ani');
  await expect.poll(text).toContain('Kata Ani');
  await citra.context().setOffline(false);
  const asked = citra.getByRole('dialog', { name: dialogs.conflictTitle });
  await expect(asked).toContainText('Kata Ani');
  await expectAccessiblePart(citra, '.st-dialog');
  await asked.getByRole('button', { name: dialogs.allTheirs }).click();
  await expect(
    citra.frameLocator('.st-page iframe').getByRole('heading', { name: 'Kata Ani' }),
  ).toBeVisible();
});

test('[STU-11] [STU-16] another studio over the same site is notified; what it saves appears here', async ({
  page,
}) => {
  second = await startSite(site.folder, 'studio', { LANGUAGE: 'en' });
  await page.setViewportSize({ width: 1440, height: 900 });
  const other = await enter(page.context().browser() as Browser, 'ani');
  await openInStudio(page, { ...site, url: second.origin }, SLUG);
  await expect(page.locator('.st-toast')).toContainText('ani has this page open too.');
  await expect(other.locator('.st-toast')).toContainText(patternOf(steps.alsoHere));
  await row(page, /^Kata Ani, Heading/).click();
  await field(page).fill('Dari studio kedua');
  await expect(
    other.frameLocator('.st-page iframe').getByRole('heading', { name: 'Dari studio kedua' }),
  ).toBeVisible();
});

test('[STU-17] an edit of an agent appears in the open window as one step, with its name, and can be taken back', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const frame = await openInStudio(page, { ...site, url: second.origin }, SLUG);
  const before = text();
  const agent = await startAgent(site.folder, 'Asisten');
  const { hash } = await agent.call('read', { page: SLUG, path: '/version' });
  await agent.call('edit', {
    page: SLUG,
    base: hash,
    label: 'Tambah promo',
    ops: [
      {
        op: 'insert',
        path: '/sections/-',
        value: { type: 'section', children: [{ type: 'heading', text: 'Dari agen' }] },
      },
      { op: 'set', path: '/sections/0/children/0/text', value: 'Judul agen' },
    ],
  });
  await agent.close();
  await expect(frame.getByRole('heading', { name: 'Dari agen' })).toBeVisible();
  await expect(frame.getByRole('heading', { name: 'Judul agen' })).toBeVisible();
  await expect(page.locator('.st-toast')).toContainText(steps.diskSaid('Asisten'));
  await button(page, 'Undo').first().click();
  await expect.poll(text).toBe(before);
  await expect(button(page, 'Undo').first()).toBeDisabled();
});

test('[STU-05] [STU-09] a widget, a picture and a page that come on the disk are there without a reload', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openInStudio(page, { ...site, url: second.origin }, SLUG);
  const widget = join(site.folder, 'widgets', 'catatan');
  mkdirSync(widget, { recursive: true });
  const schema = {
    $schema: 'http://json-schema.org/draft-07/schema#',
    type: 'object',
    additionalProperties: false,
    title: 'Catatan harga',
    description: 'Sebaris catatan.',
    required: ['words'],
    properties: { words: { type: 'string', minLength: 1, description: 'Isi.', kavling: { kind: 'words' } } },
    examples: [{ type: 'catatan', words: 'Harga belum termasuk PPN.' }],
  };
  writeFileSync(join(widget, 'catatan.schema.json'), JSON.stringify(schema));
  writeFileSync(
    join(widget, 'catatan.view.tsx'),
    'export function Catatan({ words }: { words: string }) {\n  return <p>{words}</p>;\n}\n',
  );
  writeFileSync(
    join(widget, 'catatan.widget.ts'),
    `import { defineWidget } from 'kavling';\nimport { Catatan } from './catatan.view.tsx';\n\nexport default defineWidget({ type: 'catatan', hydrate: 'never', View: Catatan });\n`,
  );
  await expect
    .poll(() =>
      page.evaluate(() =>
        (
          window as unknown as { kavlingStudio: { model: { widgets: Map<string, unknown> } } }
        ).kavlingStudio.model.widgets.has('catatan'),
      ),
    )
    .toBe(true);
  await page.locator('.st-overlay[data-ready="true"]').waitFor();
  await button(page, outline.addHelp).click();
  await page.getByRole('searchbox').fill('catatan harga');
  await page.getByRole('option', { name: /^Catatan harga/ }).click();
  await expect(page.frameLocator('.st-page iframe').getByText('Harga belum termasuk PPN.')).toBeVisible();
  await expect.poll(text).toContain('"catatan"');

  await button(page, 'Pictures').click();
  writeFileSync(site.fileOf(SLUG, 'datang.jpg'), readFileSync(site.fileOf(SLUG, 'hero-cluster-day.jpg')));
  await expect(page.getByRole('dialog')).toContainText('datang.jpg');
  await page.keyboard.press('Escape');

  mkdirSync(join(site.folder, 'pages', 'baru'));
  await button(page, /^Pages/).click();
  writeFileSync(
    site.fileOf('baru', 'page.json'),
    JSON.stringify({ ...document, project: { ...document.project, id: '12', name: 'Halaman baru' } }),
  );
  await expect(page.getByRole('dialog').getByRole('link', { name: /Halaman baru/ })).toBeVisible();
  rmSync(join(site.folder, 'pages', 'baru'), { recursive: true });
  await expect(page.getByRole('dialog').getByRole('link', { name: /Halaman baru/ })).toHaveCount(0);
});
