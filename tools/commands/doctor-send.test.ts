import { writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import webPush from 'web-push';
import { systemClock } from '../../server/ports/clock.ts';
import { openLeadStore } from '../../server/store/open.ts';
import { temporaryFolder } from '../../server/testing/fixtures.ts';
import { startMailServer } from '../../server/testing/mail-server.ts';
import { languageOfEnvironment } from '../../src/lib/languages.ts';
import { main } from '../cli.ts';
import { nodeEnvironment } from '../environment/node-environment.ts';

const SECRETS = {
  telegram: '110201543:AAHdqTcvCH1vGWJxfSeofSAs0K5PALDsaw',
  whatsapp: 'EAAG-whatsapp-token-of-the-test',
  webhook: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw5lqBOq1Mfzk=',
  code: 'bearer of the code gateway',
};
const vapid = webPush.generateVAPIDKeys();
const BROWSER = {
  p256dh: 'BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM',
  auth: 'tBHItJI5svbpez7KI4CCXg',
};

type Answers = Readonly<Record<string, readonly [status: number, body: string]>>;

/** Telegram, WhatsApp, a push service, a receiver and a code gateway at one real address, each below its own path. */
async function startOthers(answers: Answers) {
  const asked: { readonly place: string; readonly body: string; readonly request: IncomingMessage }[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const place = request.url?.split('/')[1] ?? '';
      asked.push({ place, body: Buffer.concat(chunks).toString('latin1'), request });
      const [status, body] = answers[place] ?? [404, ''];
      response.writeHead(status, { 'content-type': 'application/json' }).end(body);
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { asked, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

const WELL: Answers = {
  telegram: [200, '{"ok":true,"result":{"message_id":7}}'],
  whatsapp: [200, '{"messages":[{"id":"wamid.7"}]}'],
  push: [201, ''],
  webhook: [202, 'taken'],
  code: [200, '{"queued":true}'],
};

function settings(url: string, mail: string): Record<string, string> {
  return {
    KAVLING_SMTP_URL: mail.replace('smtp://', 'smtp://kavling:mail-password@'),
    KAVLING_SMTP_FROM: 'Kavling <leads@example.com>',
    KAVLING_TELEGRAM_API: `${url}/telegram`,
    KAVLING_TELEGRAM_TOKEN: SECRETS.telegram,
    KAVLING_WHATSAPP_API: `${url}/whatsapp`,
    KAVLING_WHATSAPP_PHONE_ID: '10442',
    KAVLING_WHATSAPP_TOKEN: SECRETS.whatsapp,
    KAVLING_WHATSAPP_LEAD_TEMPLATE: 'lead_baru',
    KAVLING_PUSH_PUBLIC_KEY: vapid.publicKey,
    KAVLING_PUSH_PRIVATE_KEY: vapid.privateKey,
    KAVLING_PUSH_CONTACT: 'mailto:ops@example.com',
    KAVLING_WEBHOOK_URLS: `${url}/webhook/secret-path`,
    KAVLING_WEBHOOK_SECRET: SECRETS.webhook,
    KAVLING_WEBHOOK_ALLOW_PRIVATE: '127.0.0.0/8',
    KAVLING_OTP_SENDER: 'http',
    KAVLING_OTP_HTTP_URL: `${url}/code`,
    KAVLING_OTP_HTTP_TOKEN: SECRETS.code,
  };
}

/** Runs the command line; `env` is all that it knows. */
async function run(line: readonly string[], env: Readonly<Record<string, string>>, cwd = temporaryFolder()) {
  let text = '';
  const write = (part: string) => {
    text += part;
  };
  const sink = { write, isTTY: false, columns: 100 };
  const code = await main([...line], {
    ...nodeEnvironment(),
    cwd,
    env,
    language: languageOfEnvironment(env),
    out: sink,
    err: sink,
    isInteractive: false,
  });
  return { code, text };
}

/** A database with a person whose browser accepts push notices. */
async function withBrowser(url: string): Promise<string> {
  const file = join(temporaryFolder(), 'kavling.db');
  const store = await openLeadStore({ kind: 'sqlite', file }, systemClock);
  await store.team.ensureMembers(['ani'], 1);
  await store.team.addPush({ id: 'p1', person: 'ani', endpoint: `${url}/push/1`, ...BROWSER, created_at: 1 });
  await store.close();
  return file;
}

const TO = 'ani@example.com,telegram:-100123456,0812-3456-7890';

test('[OPS-59] doctor --send sends one of each by the real adapters and reports the answers', async () => {
  const mail = await startMailServer(() => false);
  onTestFinished(() => mail.stop());
  const others = await startOthers(WELL);
  const env = { ...settings(others.url, mail.url), DATABASE_URL: await withBrowser(others.url) };
  const { code, text } = await run(['doctor', '--send', '--to', TO], env);

  expect(text).toMatch(/✓ E-mail +sent to ani@example\.com: 250 2\.0\.0 queued/);
  expect(text).toMatch(/✓ Telegram +sent to -100123456: 200 \{"ok":true,"result":\{"message_id":7\}\}/);
  expect(text).toMatch(/✓ WhatsApp +sent to 62812\*+890: 200 \{"messages":\[\{"id":"wamid\.7"\}\]\}/);
  expect(text).toMatch(/✓ Push notice +sent to ani: 201/);
  expect(text).toMatch(/✓ Webhook +sent to 127\.0\.0\.1:\d+: 202 taken/);
  expect(text).toMatch(/✓ Code +sent to http 62812\*+890: 200 \{"queued":true\}/);
  expect(code).toBe(0);

  expect(mail.mails).toHaveLength(1);
  expect(mail.mails[0]).toMatchObject({
    to: 'ani@example.com',
    text: expect.stringContaining('Tes dari Kavling'),
  });
  expect(others.asked.map(({ place }) => place).sort()).toEqual([
    'code',
    'push',
    'telegram',
    'webhook',
    'whatsapp',
  ]);
  const bodyAt = (name: string) =>
    JSON.parse(others.asked.find(({ place }) => place === name)?.body ?? '') as object;
  expect(bodyAt('telegram')).toMatchObject({ chat_id: '-100123456' });
  expect(bodyAt('whatsapp')).toMatchObject({ to: '6281234567890', template: { name: 'lead_baru' } });
  expect(bodyAt('webhook')).toMatchObject({ type: 'test' });
  expect(bodyAt('code')).toMatchObject({ phone: '6281234567890', code: '000000' });
});

test('[OPS-59] one that fails does not stop the others, shows no secret, and sets the exit code', async () => {
  const mail = await startMailServer(() => true);
  onTestFinished(() => mail.stop());
  const others = await startOthers({
    ...WELL,
    telegram: [401, `{"ok":false,"description":"Unauthorized: ${SECRETS.telegram}"}`],
    whatsapp: [500, `{"error":{"code":190,"message":"bad token ${SECRETS.whatsapp}"}}`],
    push: [410, 'gone'],
    webhook: [500, `key ${SECRETS.webhook}, 081234567890`],
    code: [503, `{"sent":"${SECRETS.code}"}`],
  });
  const env = { ...settings(others.url, mail.url), DATABASE_URL: await withBrowser(others.url) };
  const { code, text } = await run(['doctor', '--send', '--to', `${TO},desk:ani`, '--json'], env);
  const checks = JSON.parse(text) as { name: string; state: string; found: string; fix?: string }[];
  const found = Object.fromEntries(checks.map(({ name, state, found }) => [name, `${state}: ${found}`]));
  expect(found).toMatchObject({
    'E-mail': expect.stringMatching(/^bad: not sent to ani@example\.com: .*451 4\.3\.0 try again later/),
    Telegram: expect.stringMatching(/^bad: .*Telegram answered 401\. 401 .*Unauthorized: •••/),
    WhatsApp: expect.stringMatching(/^bad: .*error 190\. 500 .*bad token •••/),
    'Push notice': expect.stringMatching(/^bad: .*no longer takes push notices\. 410 gone/),
    Webhook: expect.stringMatching(/^bad: .*answered 500\. 500 key •••, •••$/),
    Code: expect.stringMatching(/^bad: .*answered 503\. 503 \{"sent":"•••"\}/),
  });
  for (const secret of [...Object.values(SECRETS), 'secret-path', 'mail-password', '081234567890'])
    expect(text).not.toContain(secret);
  expect(code).toBe(1);
  // The browser is not removed: a trial deletes nothing.
  const store = await openLeadStore({ kind: 'sqlite', file: env.DATABASE_URL }, systemClock);
  expect(await store.team.pushOf(['ani'])).toHaveLength(1);
  await store.close();
});

test('[OPS-59] an unconfigured channel is listed with its settings, and a missing recipient with its option', async () => {
  const off = await run(['doctor', '--send'], {});
  expect(off.text).toMatch(/! Webhook +not set\n +To use it, set KAVLING_WEBHOOK_URLS/);
  expect(off.code).toBe(0);

  const env = { KAVLING_TELEGRAM_TOKEN: SECRETS.telegram, KAVLING_LANG: 'id' };
  const nowhere = await run(['doctor', '--send'], env);
  expect(nowhere.text).toMatch(
    /! Telegram +tidak dikirim: belum ada tujuan\n +Sebutkan tujuannya: --to telegram:/,
  );

  const wrong = await run(['doctor', '--send', '--to', 'ani'], {});
  expect(wrong).toMatchObject({ code: 2, text: expect.stringContaining('--to ani: give a mail address') });

  const broken = await run(['doctor', '--send'], { KAVLING_WEBHOOK_URLS: 'https://crm.example/' });
  expect(broken.text).toMatch(/× Settings +KAVLING_WEBHOOK_SECRET/);
  expect(broken.code).toBe(1);
});

test('[OPS-59] it goes by the .env of the site, and a slip in a name is refused as the server refuses it', async () => {
  const others = await startOthers(WELL);
  const site = temporaryFolder();
  const lines = (name: string) =>
    `KAVLING_TELEGRAM_API=${others.url}/telegram\n${name}=${SECRETS.telegram}\nKAVLING_TELEGRAM_TEAM=-100777\n`;
  writeFileSync(join(site, '.env'), lines('KAVLING_TELEGRAM_TOKEN'));
  expect((await run(['doctor', '--send'], {}, site)).text).toMatch(/✓ Telegram +sent to -100777: 200/);
  expect(others.asked).toHaveLength(1);

  writeFileSync(join(site, '.env'), lines('KAVLING_TELEGRAM_TOKENS'));
  const refused = await run(['doctor', '--send'], {}, site);
  expect(refused).toMatchObject({ code: 2, text: expect.stringContaining('KAVLING_TELEGRAM_TOKEN') });
  expect(others.asked).toHaveLength(1);
});

test('[OPS-59] without --to it goes where the settings send already', async () => {
  const others = await startOthers(WELL);
  const { text, code } = await run(['doctor', '--send'], {
    KAVLING_TELEGRAM_API: `${others.url}/telegram`,
    KAVLING_TELEGRAM_TOKEN: SECRETS.telegram,
    KAVLING_TELEGRAM_TEAM: '-100777:en',
  });
  expect(text).toMatch(/✓ Telegram +sent to -100777: 200/);
  expect(others.asked[0]?.body).toContain('Test by Kavling');
  expect(code).toBe(0);
});
