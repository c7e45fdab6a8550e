import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureEngine } from '../../bin/engine.mjs';
import { createBackend, defaultServerConfig, type ServerConfig } from '../../server/index.ts';
import { createSiteFacts, type ServedPage } from '../../server/site/facts.ts';
import { claimPort } from '../../server/testing/free-port.ts';
import { makeOnce } from './kept-site.ts';

/**
 * Builds every page, every catalogue example and every fixture of `tests/e2e/fixtures/*.json` into a folder and
 * serves it with the real backend: node bin/run.mjs tests/e2e/serve-site.ts [--port 4900] [--only <slug prefixes>]
 * Prints one line of JSON: { url, database }. Codes that are sent are written to `codes.ndjson` beside the database.
 */
export async function main(args: string[]): Promise<void> {
  const option = (name: string) => args[args.indexOf(name) + 1];
  const only = (args.includes('--only') ? (option('--only') ?? '') : '').split(',');
  await ensureEngine();
  const out = await mkdtemp(join(tmpdir(), 'kavling-site-'));
  // The modules that make pages take longer to load than the rest of the start.
  const make = async () => (await import('./make-site.ts')).makeSite({ out, only, apart });
  await (only.includes('') ? makeOnce(out, make) : make());
  const port = args.includes('--port') ? Number(option('--port')) : await claimPort();
  for (const file of [`${apart.slug}/index.html`, '.kavling/headers.json']) fillInPort(join(out, file), port);
  const facts = createSiteFacts(
    JSON.parse(await readFile(join(out, '.kavling/facts.json'), 'utf8')) as ServedPage[],
  );
  const database = join(out, 'leads.db');
  const backend = await createBackend({
    config: defaultServerConfig({
      DATABASE_URL: { kind: 'sqlite', file: database },
      KAVLING_ALLOWED_ORIGINS: [`http://localhost:${port}`],
      ...GENEROUS,
    }),
    projects: { facts: () => facts },
    pages: out,
    sender: fileSender(join(out, 'codes.ndjson')),
  });
  const { url } = await backend.listen(port, '127.0.0.1');
  console.log(JSON.stringify({ url, database }));
  const stop = async () => {
    await backend.close();
    await rm(out, { recursive: true, force: true });
    process.exit(0);
  };
  process.once('SIGTERM', () => void stop());
  process.once('SIGINT', () => void stop());
  await new Promise(() => {});
}

/** All tests come from one address, and some ask for many codes. A phone limit of a second lets the page wait its 60. */
const GENEROUS: Partial<ServerConfig> = {
  LOG_LEVEL: 'silent',
  KAVLING_FASTEST_MS: 0,
  KAVLING_SAVE_LIMITS: [{ count: 100_000, seconds: 60 }],
  KAVLING_CALL_LIMITS: [{ count: 100_000, seconds: 60 }],
  KAVLING_OTP_PHONE_LIMITS: [{ count: 50, seconds: 60 }],
  KAVLING_OTP_ADDRESS_LIMITS: [{ count: 10_000, seconds: 3600 }],
  KAVLING_OTP_PREFIX_LIMITS: [{ count: 10_000, seconds: 3600 }],
  KAVLING_OTP_CHECK_LIMITS: [{ count: 100, seconds: 3600 }],
  KAVLING_OTP_NETWORK_SHARE: 100,
};

/** Sends codes into a file, where the console sender would show them; a number that ends in 999 finds the provider down. */
function fileSender(file: string) {
  writeFileSync(file, '');
  return {
    name: 'file',
    async send({ phone, code }: { phone: string; code: string }) {
      if (phone.endsWith('999')) throw new Error('The provider is down.');
      appendFileSync(file, `${JSON.stringify({ phone, code })}\n`);
    },
  };
}

/** Stands for the port in the files of `apart`: it is another one in each run. */
const ANY_PORT = '65535';
/** The page whose backend is another site to the browser. */
const apart = { slug: 'fixture/otp-apart', backend: `http://127.0.0.1:${ANY_PORT}` };

function fillInPort(file: string, port: number): void {
  if (!existsSync(file)) return;
  writeFileSync(file, readFileSync(file, 'utf8').replaceAll(`127.0.0.1:${ANY_PORT}`, `127.0.0.1:${port}`));
}
