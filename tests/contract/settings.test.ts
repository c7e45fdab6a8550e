import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { ensureEngine } from '../../bin/engine.mjs';
import { commandHere } from '../../tools/testing/command-here.ts';
import { kavling, startSite } from '../../tools/testing/served-site.ts';

/** The real commands in a folder with a `.env`. */
let site = '';
beforeAll(() => ensureEngine());
beforeEach(() => {
  site = mkdtempSync(join(tmpdir(), 'kavling-settings-'));
  mkdirSync(join(site, 'dist'));
  mkdirSync(join(site, 'pages'));
});
afterEach(() => rmSync(site, { recursive: true, force: true }));

const dotEnv = (text: string) => writeFileSync(join(site, '.env'), text);
const say = (...line: string[]) => commandHere(site, line);
const hasFile = (path: string) => existsSync(join(site, path));

test('[OPS-56] serve and leads read .env, and the real environment wins', async () => {
  dotEnv('# ours\r\nexport DATABASE_URL="data/from-file.db"\r\nKAVLING_RETENTION_DAYS=90 # days\r\n');
  const first = await startSite(site, 'serve');
  await first.stop();
  expect([hasFile('data/from-file.db'), hasFile('data/kavling.db')]).toEqual([true, false]);
  const second = await startSite(site, 'serve', { DATABASE_URL: join(site, 'data/real.db') });
  await second.stop();
  expect(hasFile('data/real.db')).toBe(true);
  const { code } = await kavling(site, 'leads', 'list');
  expect([code, hasFile('data/kavling.db')]).toEqual([0, false]);
});

test.each([['serve'], ['preview'], ['studio', '--no-open'], ['leads', 'list']])(
  '[OPS-56] %s refuses a name in .env that no setting has, with the one that was meant',
  async (...command) => {
    dotEnv('KAVLING_RETENTON_DAYS=30\nDATABASE_URI=data/a.db\nSHOP_TOKEN=1\nPATHS=/x\n');
    const { code, said } = await say(...command, '--lang', 'en');
    expect(code).toBe(2);
    expect(said).toContain(
      'KAVLING_RETENTON_DAYS\n  There is no setting with this name. Did you mean KAVLING_RETENTION_DAYS?',
    );
    expect(said).toContain('DATABASE_URI\n  There is no setting with this name. Did you mean DATABASE_URL?');
    expect(said).not.toMatch(/SHOP_TOKEN|PATHS/);
    const indonesian = await say(...command, '--lang', 'id');
    expect(indonesian.said).toContain('Mungkin maksud Anda KAVLING_RETENTION_DAYS?');
  },
);

test('[OPS-56] doctor --send sends nothing while .env has a wrong name or a broken line', async () => {
  dotEnv('KAVLING_RETENTON_DAYS=30\nDATABASE_URI=data/a.db\n');
  const send = () => say('doctor', '--send', '--to', 'ani@example.com', '--lang', 'en');
  const misspelt = await send();
  expect(misspelt.code).toBe(2);
  expect(misspelt.said).toMatch(/Did you mean KAVLING_RETENTION_DAYS\?[\s\S]*Did you mean DATABASE_URL\?/);
  dotEnv('PORT: 80\n');
  expect((await send()).said).toContain('.env:1: write each setting as NAME=value');
});

test('[OPS-56] serve names the line of .env that is not a setting, and leaves the database alone', async () => {
  dotEnv('PORT=0\nKAVLING_SECRET: abc\n');
  const { code, said } = await kavling(site, 'serve', '--lang', 'en');
  expect([code, said]).toEqual([2, expect.stringContaining('.env:2: write each setting as NAME=value')]);
  expect(hasFile('data')).toBe(false);
});

test('[OPS-56] the team of a studio in .env does not stop serve', async () => {
  dotEnv('KAVLING_STUDIO_ROLES=ani:publish\nKAVLING_LANG=id\nCHROMIUM_PATH=/opt/chrome\n');
  const served = await startSite(site, 'serve');
  await served.stop();
  expect((await say('doctor', '--help')).said).toContain('Periksa apakah komputer ini');
});

test('[OPS-56] settings prints value, source and meaning of each, and no secret', async () => {
  dotEnv(
    'KAVLING_SECRET=0123456789abcdef0123456789abcdef\nDATABASE_URL=postgres://u:hunter2@db/x\nKAVLING_DESK_HOURS=8\nKAVLING_WEBHOOK_URLS=https://a:hunter2@crm.example/hook?key=hunter2\n',
  );
  const { code, said } = await say('settings', '--lang', 'en');
  expect(said).toMatch(/KAVLING_DESK_HOURS {2}8 {2}\(\.env\)\n {4}How long a login stays valid\./);
  expect(said).toMatch(/KAVLING_SECRET {2}\*\*\*\* {2}\(\.env\)/);
  expect(said).toMatch(/PORT {2}4170 {2}\(default\)/);
  expect(said).toContain('https://a:****@crm.example/hook?key=****');
  expect(said).toMatch(/KAVLING_WEBHOOK_SECRET {2}not set[\s\S]*Required by KAVLING_WEBHOOK_URLS/);
  expect(code).toBe(1);
  const all = said + (await say('settings', '--json')).said;
  expect(all).not.toMatch(/hunter2|0123456789abcdef/);

  const json = await say('settings', 'desk_hours', '--json', '--lang', 'id');
  expect(JSON.parse(json.said)).toMatchObject({
    settings: [{ name: 'KAVLING_DESK_HOURS', value: '8', source: '.env', default: '12', secret: false }],
    problems: [],
  });
  expect(json.said).toContain('Berapa jam sebuah login berlaku.');
});

test.skipIf(process.getuid?.() !== 0)(
  '[OPS-56] a .env that the user of the service may not read stops serve, with what to do',
  () => {
    dotEnv('PORT=0\n');
    chmodSync(join(site, '.env'), 0o600);
    chmodSync(site, 0o755);
    let said = '';
    try {
      execFileSync(process.execPath, [resolve('bin/kavling.mjs'), 'serve', '--lang', 'en'], {
        cwd: site,
        uid: 65534,
        gid: 65534,
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'pipe'],
        env: { ...process.env, ENGINE: 'as-is' },
      });
    } catch (error) {
      said = (error as { stderr: string }).stderr;
    }
    expect(said).toMatch(/\.env cannot be read: EACCES[\s\S]*chown/);
  },
);
