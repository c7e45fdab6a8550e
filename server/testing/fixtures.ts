import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ProjectSource } from '../site/facts.ts';
import { createSiteFacts, type ServedPage } from '../site/facts.ts';

/** A page of a project with a name, for tests that only care about a few of its fields. */
export function project(over: Partial<ServedPage> = {}): ServedPage {
  return {
    slug: 'taman-asri',
    superleadsId: 'SL-20481',
    micrositeSuperleadsId: 'MS-77',
    id: 'P-1',
    name: 'Taman Asri',
    telesalesNumber: '6281200000001',
    status: 'ready',
    province: 'Banten',
    city: 'Tangerang Selatan',
    district: 'Serpong',
    whatsappBusinessNumber: '6281234567890',
    otp: false,
    ...over,
  };
}

export function projectSource(...pages: readonly ServedPage[]): ProjectSource {
  const facts = createSiteFacts(pages);
  return { facts: () => facts };
}

/** The fields a page sends for an ordinary lead. */
export function leadForm(over: Readonly<Record<string, string>> = {}): Record<string, string> {
  return {
    action: 'save_leads_to_db',
    name: 'Rina Wulandari',
    whatsapp_number: '+6281298765432',
    message: 'Tipe 45',
    is_download_brochure: '0',
    download_brochure_url: '',
    lead_type_id: '1',
    lead_type_name: 'Whatsapp',
    project_name: 'Taman Asri',
    telesales_number: '6281200000001',
    submit_status: '0',
    current_url: 'https://example.com/taman-asri/?utm_source=google',
    utm_campaign: 'c',
    utm_content: 'd',
    utm_medium: 'cpc',
    utm_source: 'google',
    utm_term: 'rumah',
    gclid: 'g1',
    fbclid: 'f1',
    project_id: 'P-1',
    ...over,
  };
}

/** A posted form as a browser sends it from our own page. */
export function post(
  path: string,
  fields: Readonly<Record<string, string>>,
  headers: Readonly<Record<string, string>> = {},
): Request {
  return new Request(`http://localhost${path}`, {
    method: 'POST',
    headers: {
      'sec-fetch-site': 'same-origin',
      'content-type': 'application/x-www-form-urlencoded',
      ...headers,
    },
    body: new URLSearchParams(fields).toString(),
  });
}

/** An empty folder that only this test uses; it goes with the process. */
export function temporaryFolder(): string {
  return removeAtExit(mkdtempSync(join(tmpdir(), 'kavling-server-')));
}

const doomed = new Set<string>();

/** Deletes a folder when this process ends. */
export function removeAtExit(folder: string): string {
  if (doomed.size === 0) {
    process.once('exit', () => {
      for (const one of doomed) rmSync(one, { recursive: true, force: true });
    });
  }
  doomed.add(folder);
  return folder;
}
