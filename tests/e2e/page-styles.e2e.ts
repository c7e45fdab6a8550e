import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from '@playwright/test';
import type { ownEngine } from '../../src/engine/index.ts';
import { toPicture, unmeasured } from '../../src/lib/to-picture.ts';
import { exampleFolder } from '../../tools/catalogue/pages.ts';
import { nodeFiles } from '../../tools/environment/node-environment.ts';
import { listOf } from '../../tools/units/list.ts';
import { readList } from '../../tools/units/source.ts';
import { readFixture } from './fixture.ts';
import { sheets } from './sheets.ts';
import { expect, test } from './site.ts';

const slugs = readdirSync('pages').filter((slug) => existsSync(`pages/${slug}/page.json`));
const fixtures = readdirSync('tests/e2e/fixtures')
  .filter((file) => file.endsWith('.json'))
  .map((file) => `fixture/${file.replace('.json', '')}`);

type Look = { readonly viewport: { width: number; height: number } } & Parameters<Page['emulateMedia']>[0];

const windows: readonly Look[] = [
  { viewport: { width: 390, height: 844 } },
  { viewport: { width: 1440, height: 900 } },
];
/** These have their own rules in media queries. */
const special: readonly Look[] = [
  { viewport: { width: 390, height: 844 }, media: 'print' },
  { viewport: { width: 1440, height: 900 }, contrast: 'more' },
  { viewport: { width: 390, height: 844 }, forcedColors: 'active' },
];

const THEME = /:root\{--paper:[^}]*\}/;
const VALUES = /\.s-[\da-z]+\{.*$/s;

type Document = Parameters<typeof ownEngine.render>[0];
let engine: typeof ownEngine;

test.beforeAll(async () => {
  const file = pathToFileURL(resolve('build/engine/kavling.js')).href;
  ({ ownEngine: engine } = (await import(file)) as { readonly ownEngine: typeof ownEngine });
});

const examples = new Map<string, Document>(sheets().map(({ slug, document }) => [slug, document]));

function documentOf(slug: string): Document {
  const [place, name] = slug.split('/');
  if (place === 'fixture' && name) return readFixture('tests/e2e/fixtures', name);
  return examples.get(slug) ?? (JSON.parse(readFileSync(`pages/${slug}/page.json`, 'utf8')) as Document);
}

/** Every rule of the base and of the widgets of a page, in their order. */
async function completeStyle(slug: string): Promise<string> {
  const script = { url: '', isReact: true };
  const widgets = new Map([...engine.widgets.keys()].map((type) => [type, script] as const));
  const document = documentOf(slug);
  const folder = slugs.includes(slug) ? `pages/${slug}` : exampleFolder('.');
  const list = await readList({ slug, folder }, document, { files: nodeFiles, now: Date.now });
  const { html } = engine.render(document, {
    slug: 'contoh',
    units: listOf(list),
    client: { boot: '', runtime: '', mount: '', widgets },
    picture: (image) => toPicture(image, unmeasured(String(image.src)), undefined),
    fontUrl: (name) => name,
    sha256: (text) => createHash('sha256').update(text).digest('base64'),
  });
  const css = /<style>(.*?)<\/style>/s.exec(html)?.[1] ?? '';
  return css.replace(/@font-face\{[^}]*\}/g, '').replace(VALUES, '');
}

/** The elements that look different under the page's two styles than under one style with every rule in order. */
async function differences(page: Page, url: string, complete: string): Promise<string[]> {
  await page.goto(url, { waitUntil: 'domcontentloaded' });
  return page.evaluate(
    ({ css, theme, values }) => {
      const [first, rest] = [document.head.querySelector('style'), document.querySelector('.rest-of-style')];
      if (!first) return ['The page has no style.'];
      const own = new RegExp(values, 's').exec(rest?.textContent || (first.textContent ?? ''))?.[0] ?? '';
      const [colors = ''] = new RegExp(theme).exec(first.textContent ?? '') ?? [];
      // Built pages have their own typefaces; the same one everywhere gives the same boxes.
      const letters = document.head.appendChild(document.createElement('style'));
      letters.textContent = '*,*::first-letter{font-family:monospace!important;transition:none!important}';
      const complete = new CSSStyleSheet();
      complete.replaceSync(css);
      const declaredIn = (rules: CSSRuleList): string[] =>
        [...rules].flatMap((rule) => [
          ...(rule instanceof CSSStyleRule ? [...rule.style] : []),
          ...('cssRules' in rule ? declaredIn(rule.cssRules as CSSRuleList) : []),
        ]);
      const declared = new Set(
        [complete, ...document.styleSheets].flatMap((one) => declaredIn(one.cssRules)),
      );
      const names = [...getComputedStyle(document.body)].filter(
        (name) => declared.has(name) && !/^(--.*|font-family)$/.test(name),
      );
      const all = [...document.querySelectorAll('body, body *')].filter(
        (element) => !element.matches('script, style, .rest-of-style, .rest-of-style *'),
      );
      // Of elements that differ in no attribute of a rule, in themselves and around them, three of a row stand for all.
      const asked = new Set(['class', ...[...css.matchAll(/\[([\w-]+)/g)].map(([, name]) => name)]);
      const paths = new Map<Element, string>();
      const alike = new Map<string, Element[]>();
      for (const element of all) {
        const own = [...element.attributes]
          .filter(({ name }) => asked.has(name))
          .map(({ name, value }) => `[${name}=${value}]`);
        const around = paths.get(element.parentElement ?? element) ?? '';
        const path = `${around}>${element.localName}${own.join('')}`;
        paths.set(element, path);
        alike.set(path, [...(alike.get(path) ?? []), element]);
      }
      const chosen = [...alike.values()].flatMap((row) => [
        ...new Set([...row.slice(0, 2), ...row.slice(-1)]),
      ]);
      const boxes = chosen.flatMap((element) =>
        ['', '::before', '::after'].map((part) => ({ element, part })),
      );
      const read = () =>
        boxes.map(({ element, part }) => {
          const style = getComputedStyle(element, part);
          return part && style.content === 'none' ? [] : names.map((name) => style.getPropertyValue(name));
        });
      // A minifier writes `none` of a background as `0 0`, and gradients the other way round.
      const isSame = (one = '', other = '') =>
        one === other ||
        [one, other]
          .map((value) => value.replace('0px 0px', '0% 0%').replace(/gradient.*/, ''))
          .every((value, _, [first]) => value === first);
      const before = read();
      rest?.remove();
      first.textContent = css.replace(new RegExp(theme), () => colors) + own;
      const after = read();
      return boxes.flatMap(({ element, part }, at) => {
        const [is, was] = [before[at] ?? [], after[at] ?? []];
        const where = `${element.localName}.${element.getAttribute('class')}${part}`;
        if (is.length !== was.length) return [`${where} is there in one alone`];
        return names.flatMap((name, i) =>
          isSame(is[i], was[i]) ? [] : [`${where} ${name}: ${is[i]} instead of ${was[i]}`],
        );
      });
    },
    { css: complete, theme: THEME.source, values: VALUES.source },
  );
}

const groups = [
  ...slugs.map((slug) => ({ slug, looks: [...windows, ...special] })),
  ...[...fixtures, ...examples.keys()].map((slug) => ({ slug, looks: windows })),
];

for (const { slug, looks } of groups)
  test(`[TYPE-01] ${slug}: two styles make of each element what one with every rule in its order would`, async ({
    browser,
    site,
  }) => {
    test.setTimeout(180_000);
    const options = { javaScriptEnabled: false, bypassCSP: true, reducedMotion: 'reduce' } as const;
    const context = await browser.newContext(options);
    // A picture that arrives between two readings would be a difference.
    await context.route(/\.(?:avif|webp|jpe?g|png|svg|mp4)(?:$|\?)/, (route) => route.abort());
    const page = await context.newPage();
    const found: string[] = [];
    const complete = await completeStyle(slug);
    for (const { viewport, ...media } of looks) {
      await page.setViewportSize(viewport);
      await page.emulateMedia({ media: 'screen', contrast: null, forcedColors: null, ...media });
      for (const one of await differences(page, site.page(slug), complete))
        found.push(`at ${viewport.width} ${JSON.stringify(media)}: ${one}`);
    }
    await context.close();
    expect(found.slice(0, 40)).toEqual([]);
  });

test('[TYPE-01] a page repeats no rule of its first style in the second but the few that must win over one there', async ({
  request,
  site,
}) => {
  for (const slug of slugs) {
    const html = await (await request.get(site.page(slug))).text();
    const [first = '', rest = ''] = [...html.matchAll(/<style>(.*?)<\/style>/gs)].map(([, css = '']) => css);
    const rules = (css: string) => css.match(/[^{}]+\{[^{}]*\}/g) ?? [];
    const inFirst = new Set(rules(first));
    const again = rules(rest.replace(VALUES, '').replaceAll('&lt;', '<').replaceAll('&amp;', '&')).filter(
      (rule) => inFirst.has(rule),
    );
    expect(again.length, again.join('\n')).toBeLessThanOrEqual(5);
  }
});

test('[TYPE-01] browsers read the timelines of scrolling in the minified style', async ({
  browser,
  site,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, bypassCSP: true });
  const page = await context.newPage();
  for (const [slug, parts] of [
    ['taman-asri', ['.section__settle img', '.image__drift img', '.floating-group']],
    ['vila-pesisir', ['.section__settle img', '.site-header']],
    ['danau-raya', ['.section__open', '.story__step:nth-child(2) .story__view']],
  ] as const) {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(site.page(slug), { waitUntil: 'domcontentloaded' });
    const timelines = await page.evaluate(
      ({ css, selectors }) => {
        for (const style of document.querySelectorAll('style')) style.remove();
        document.head.appendChild(document.createElement('style')).textContent = css;
        return selectors.map((selector) => {
          const element = document.querySelector(selector);
          return element && getComputedStyle(element).getPropertyValue('animation-timeline');
        });
      },
      { css: await completeStyle(slug), selectors: [...parts] },
    );
    for (const [index, timeline] of timelines.entries())
      expect(timeline, `${slug} ${parts[index]}`).toMatch(/^(?:view|scroll)\(|^--/);
  }
  await context.close();
});
