import { gzipSync } from 'node:zlib';
import type { Page, Response } from '@playwright/test';

/** The script that each of these files tries to run: it leaves a mark and steals the token of the studio. */
const ACT =
  "document.documentElement.setAttribute('data-ran','yes');" +
  "fetch('/.kavling/studio/api/site').then(function(a){return a.json()}).then(function(s){fetch('/ran?'+s.token)})";

const SVG = 'http://www.w3.org/2000/svg';
const drawing = (inside: string, attributes = '') =>
  `<svg xmlns="${SVG}" xmlns:x="${SVG}" xmlns:xlink="http://www.w3.org/1999/xlink" width="90" height="90"${attributes}>${inside}</svg>`;
const area = '<rect width="90" height="90"/>';

/** Drawings with active content, each of a different kind. */
export const hostileDrawings: Readonly<Record<string, string | Buffer>> = {
  script: drawing(`<script>${ACT}</script>`),
  'script under a prefix': drawing(`<x:script>${ACT}</x:script>`),
  'script in its own namespace': drawing(
    `<q:script xmlns:q="${SVG}" type="text/javascript">${ACT}</q:script>`,
  ),
  'a prefixed page in it':
    `<x:svg xmlns:x="${SVG}" width="90" height="90"><x:foreignObject width="90" height="90">` +
    `<h:body xmlns:h="http://www.w3.org/1999/xhtml"><h:script>${ACT}</h:script></h:body></x:foreignObject></x:svg>`,
  'an attribute that acts': drawing(area, ` onload="${ACT}"`),
  'a style of elsewhere': drawing(`<style>@import "/ran.css";</style>${area}`),
  'an encoded script as a link': drawing(`<a xlink:href="&#106;ava&#x73;cript:${ACT}">${area}</a>`),
  'a link that becomes a script': drawing(
    `<a href="#"><animate attributeName="href" values="javascript:${ACT}"/>${area}</a>`,
  ),
  'script in two bytes a letter': Buffer.concat([
    Buffer.from([0xff, 0xfe]),
    Buffer.from(drawing(`<script>${ACT}</script>`), 'utf16le'),
  ]),
  'packed script': gzipSync(drawing(`<script>${ACT}</script>`)),
  'an entity that is script': `<!DOCTYPE svg [<!ENTITY e "&#60;script>${ACT}&#60;/script>">]>${drawing('&e;')}`,
};

const page = `<!doctype html><html><head><script>${ACT}</script></head></html>`;
const scriptOfBrochure =
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R/OpenAction<</S/JavaScript/JS(this.submitForm({cURL:"/ran"});app.launchURL("/ran"))>>>>endobj\n' +
  '2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 90 90]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n';

/** A page of HTML under the ending of every other file that a page may publish, with the beginning of such a file or without. */
export const hostileOthers: readonly (readonly [ending: string, content: string | Buffer])[] = [
  ...['jpg', 'png', 'gif', 'webp', 'avif', 'mp4', 'webm', 'vtt', 'pdf'].map(
    (ending) => [ending, page] as const,
  ),
  ['gif', `GIF89a${page}`],
  ['mp4', `\0\0\0\x20ftypisom${page}`],
  ['webm', Buffer.concat([Buffer.from([0x1a, 0x45, 0xdf, 0xa3]), Buffer.from(page)])],
  ['vtt', `WEBVTT\n\n${page}`],
  ['pdf', `%PDF-1.4\n${page}`],
  ['pdf', scriptOfBrochure],
];

/** Opens a file directly in a tab and clicks it. Returns whether its script ran, and its requests. */
export async function whatHappens(
  tab: Page,
  address: string,
): Promise<{ readonly ran: boolean; readonly asked: readonly string[] }> {
  const asked: string[] = [];
  // A request that the policy blocks is reported as well, but has no response.
  const listen = (response: Response) => {
    if (response.url().startsWith('http') && response.url() !== address) asked.push(response.url());
  };
  tab.on('response', listen);
  // A film of no length, and a brochure where none is shown, are downloads.
  await tab.goto(address, { timeout: 10_000 }).catch(() => undefined);
  await tab.mouse.click(40, 40);
  // A film that is none may be waited for without end.
  await tab.waitForLoadState('networkidle', { timeout: 5000 }).catch(() => undefined);
  const ran = await tab.evaluate(() => document.documentElement?.getAttribute('data-ran') === 'yes');
  tab.off('response', listen);
  return { ran, asked };
}
