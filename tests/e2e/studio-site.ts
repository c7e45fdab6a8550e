import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { FrameLocator, Page } from '@playwright/test';
import { sharePrepared } from '../../tools/testing/prepared.ts';
import { startSite } from '../../tools/testing/served-site.ts';

/** `kavling studio` over a separate site on disk. */
export interface StudioSite {
  readonly url: string;
  readonly folder: string;
  /** The id of its process. */
  readonly pid: number | undefined;
  /** A file of a page: `fileOf('menara-senja', 'page.json')`. */
  fileOf(slug: string, name: string): string;
  text(slug: string): string;
  write(slug: string, text: string): void;
  close(): Promise<void>;
}

/**
 * Starts a studio over copies of pages of this repository, and over documents that are written by the test.
 * @param pages slugs of `pages/`, or documents by their slugs
 */
export async function startStudio(
  pages: readonly string[],
  {
    documents = {},
    environment = {},
    options = [],
    prepare,
  }: {
    documents?: Readonly<Record<string, object>>;
    environment?: Readonly<Record<string, string>>;
    /** Options of the command: `--team`. */
    options?: readonly string[];
    /** Adds to the folder of the site before the studio starts. */
    prepare?: (folder: string) => void;
  } = {},
): Promise<StudioSite> {
  const folder = mkdtempSync(join(tmpdir(), 'kavling-studio-'));
  mkdirSync(join(folder, 'pages'));
  for (const slug of pages) cpSync(resolve('pages', slug), join(folder, 'pages', slug), { recursive: true });
  for (const [slug, document] of Object.entries(documents)) {
    const own = join(folder, 'pages', slug);
    cpSync(resolve('schemas/examples'), own, { recursive: true });
    mkdirSync(own, { recursive: true });
    writeFileSync(join(own, 'page.json'), `${JSON.stringify(document, null, 2)}\n`);
  }
  sharePrepared(folder);
  prepare?.(folder);
  const own = { LANGUAGE: 'en', LANG: 'en_US.UTF-8', ...environment };
  const studio = await startSite(folder, 'studio', own, '0', 'en', options);
  const fileOf = (slug: string, name: string) => join(folder, 'pages', slug, name);
  return {
    url: studio.origin,
    folder,
    pid: studio.pid,
    fileOf,
    text: (slug) => readFileSync(fileOf(slug, 'page.json'), 'utf8'),
    write: (slug, text) => writeFileSync(fileOf(slug, 'page.json'), text),
    async close() {
      await studio.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Opens a page in the studio and waits until the page in the middle can be edited. */
export async function openInStudio(page: Page, site: StudioSite, slug: string): Promise<FrameLocator> {
  await page.goto(`${site.url}/.kavling/studio/edit/${slug}`);
  await page.locator('.st-overlay[data-ready="true"]').waitFor();
  return page.frameLocator('.st-page iframe');
}

/** Clicks in the middle of an element of the page, through what lies over it. */
export async function clickOn(page: Page, frame: FrameLocator, selector: string): Promise<void> {
  const box = await frame.locator(selector).first().boundingBox();
  if (!box) throw new Error(`${selector} is not seen.`);
  await page.mouse.click(box.x + Math.min(30, box.width / 2), box.y + box.height / 2);
}
