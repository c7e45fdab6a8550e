import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { BrowserContext, Locator, Page } from '@playwright/test';
import { connectSqlite } from '../../server/store/sqlite/drivers.ts';
import { expect } from './site.ts';

/** A visitor that no other test knows. */
export interface Visitor {
  readonly name: string;
  /** Digits with the country code. */
  readonly phone: string;
}

export function newVisitor(): Visitor {
  const digits = String(Math.floor(Math.random() * 1e8)).padStart(8, '1');
  return { name: `Sari ${digits}`, phone: `62812${digits.replace(/999$/, '998')}` };
}

/** A number of which the code sender of the test site says that its provider is down. */
export function newUnlucky(): Visitor {
  const { name, phone } = newVisitor();
  return { name, phone: phone.replace(/\d{3}$/, '999') };
}

export type LeadRow = Readonly<Record<string, string | number>>;

/** Rows of that number in the backend's database, oldest first. */
export function leadsOf({ phone }: Visitor): LeadRow[] {
  const database = connectSqlite(process.env.SITE_DATABASE ?? '', { readonly: true, timeout: 5000 });
  try {
    const rows = database
      .prepare('select * from lead where phone = ? order by created_at')
      .all([`+${phone}`]);
    return rows as LeadRow[];
  } finally {
    database.close();
  }
}

/** Waits until the backend holds that many leads of the visitor, and returns them. */
export async function expectLeads(visitor: Visitor, count: number): Promise<LeadRow[]> {
  await expect.poll(() => leadsOf(visitor).length, { timeout: 30_000 }).toBe(count);
  return leadsOf(visitor);
}

/** Codes that were sent to the number, oldest first. */
export function codesOf({ phone }: Visitor): string[] {
  const file = join(dirname(process.env.SITE_DATABASE ?? ''), 'codes.ndjson');
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
  const sent = lines.map((line) => JSON.parse(line) as { phone: string; code: string });
  return sent.filter((each) => each.phone === phone).map(({ code }) => code);
}

/** The edge of the network: answers for other hosts, and a record of the requests to them. */
export interface Edge {
  /** WhatsApp addresses that were opened, oldest first. */
  readonly whatsapp: string[];
  readonly brochures: string[];
  readonly analytics: string[];
}

/** Answers for WhatsApp, brochure hosts and the analytics service; nothing else leaves the machine. */
export async function standAtEdge(context: BrowserContext): Promise<Edge> {
  const edge: Edge = { whatsapp: [], brochures: [], analytics: [] };
  const answer = (pattern: RegExp, seen: string[], contentType: string, body: string) =>
    context.route(pattern, (route) => {
      seen.push(route.request().url());
      return route.fulfill({ contentType, body });
    });
  await answer(/^https:\/\/[^/]*(whatsapp\.com|wa\.me)\//, edge.whatsapp, 'text/html', '<h1>WhatsApp</h1>');
  await answer(/^https:\/\/[^/]*example\.co\.id\//, edge.brochures, 'text/html', '<h1>Brosur</h1>');
  await answer(/googletagmanager|google-analytics/, edge.analytics, 'text/javascript', '');
  return edge;
}

/** Fills name and number of a lead form. */
export async function fillLead(form: Locator, { name, phone }: Visitor): Promise<void> {
  await form.getByLabel('Nama lengkap').fill(name);
  await form.getByLabel('Nomor WhatsApp').fill(phone);
}

/** The open dialog, as a visitor finds it. */
export function openDialog(page: Page): Locator {
  return page.locator('dialog[open]');
}

/** WhatsApp says nothing, so the page that leads there stays in sight. */
export async function staysOnPage(context: BrowserContext): Promise<void> {
  await context.route(/whatsapp\.com/, (route) => route.fulfill({ status: 204 }));
}
