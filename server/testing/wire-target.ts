import { createBackend } from '../backend/backend.ts';
import type { DatabaseAddress } from '../config/parsers.ts';
import { defaultServerConfig } from '../config/read.ts';
import { systemClock } from '../ports/clock.ts';
import { silentLog } from '../ports/log.ts';
import type { ServedPage } from '../site/facts.ts';
import { startCodeProvider } from './code-provider.ts';
import { TEST_SECRET } from './environment.ts';
import { projectSource } from './fixtures.ts';

/** A row as both backends keep it. */
export interface StoredLead {
  readonly id: string;
  readonly name: string;
  readonly phone: string;
  readonly spam: number;
  readonly otp_verified: number;
  readonly otp_reason: string;
  readonly submissions: number;
  readonly submit_status: string;
  readonly project_name: string;
  /** Kept by the plugin alone. */
  readonly page_slug?: string;
}

/** The repeat submission of the same person. */
export interface StoredTouch {
  readonly lead_id: string;
  /** JSON of the fields. */
  readonly context: string;
}

/** Any running backend of the five calls, with its stored and sent data. */
export interface WireTarget {
  readonly url: string;
  /** Codes its HTTP sender delivered, newest last. */
  readonly codes: readonly string[];
  /** Makes the code provider fail from now on. */
  breakSender(): void;
  leads(): Promise<readonly StoredLead[]>;
  touches(leadId: string): Promise<readonly StoredTouch[]>;
  stop(): Promise<void>;
}

/** The reference backend on a database of the test's choice. */
export async function startReference(
  database: DatabaseAddress,
  projects: readonly ServedPage[],
): Promise<WireTarget> {
  const provider = await startCodeProvider();
  const backend = await createBackend({
    config: defaultServerConfig({
      DATABASE_URL: database,
      KAVLING_SECRET: TEST_SECRET,
      KAVLING_OTP_SENDER: 'http',
      KAVLING_OTP_HTTP_URL: provider.url,
    }),
    projects: projectSource(...projects),
    log: silentLog,
    clock: systemClock,
  });
  const listening = await backend.listen(0, '127.0.0.1');
  return {
    url: listening.url,
    codes: provider.codes,
    breakSender: provider.break,
    async leads() {
      const all = await Promise.all([
        backend.store.desk.list({}, 100),
        backend.store.desk.list({ spam: true }, 100),
      ]);
      return all.flatMap((page) => page.leads);
    },
    touches: async (id) => (await backend.store.desk.detail(id))?.touches ?? [],
    async stop() {
      await backend.close();
      provider.stop();
    },
  };
}
