import { afterAll, expect, test } from 'vitest';
import webPush from 'web-push';
import { runDeskJobs } from '../backend/jobs.ts';
import type { SafePost } from '../delivery/safe-post.ts';
import type { Fetch } from '../otp/senders.ts';
import { describeDatabases } from '../testing/databases.ts';
import { openDeskSeats } from '../testing/desk-seats.ts';
import { startMailServer } from '../testing/mail-server.ts';
import { createPushReader } from '../testing/push-reader.ts';
import { unitList } from '../testing/unit-list.ts';

const stops: (() => void)[] = [];
afterAll(() => {
  for (const stop of stops) stop();
});

const keys = webPush.generateVAPIDKeys();
const BROWSER = {
  p256dh: 'BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM',
  auth: 'tBHItJI5svbpez7KI4CCXg',
};

/** Telegram, WhatsApp and a push service, with the format of the real responses; every second one fails. */
function createReceivers() {
  let calls = 0;
  const state = { failing: true };
  const fails = () => {
    calls += 1;
    return state.failing && calls % 2 === 1;
  };
  const got: { place: string; body: string }[] = [];
  const outbound: Fetch = async (url, init) => {
    const isTelegram = url.includes('/bot');
    if (fails())
      return isTelegram
        ? Response.json({ ok: false, error_code: 502, description: 'Bad Gateway' }, { status: 502 })
        : Response.json({ error: { code: 131000 } }, { status: 500 });
    const body = String(init.body);
    const to = JSON.parse(body) as { chat_id?: string; to?: string };
    got.push({ place: isTelegram ? `telegram ${to.chat_id}` : `whatsapp ${to.to}`, body });
    return isTelegram
      ? Response.json({ ok: true, result: { message_id: calls } })
      : Response.json({ messages: [{ id: `wamid.${calls}` }] });
  };
  const post: SafePost = async (url, sent) => {
    if (fails()) return { status: 503 };
    got.push({ place: `push ${url}`, body: Buffer.from(sent).toString('base64') });
    return { status: url.endsWith('gone') ? 410 : 201 };
  };
  return { got, outbound, post, fails, state };
}

function count(places: readonly string[]): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const place of places) counts[place] = (counts[place] ?? 0) + 1;
  return counts;
}

/** The number of leads of the long form; use `NOTICE_LEADS=1000`. */
const LEADS = Number(process.env.NOTICE_LEADS ?? 60);

await describeDatabases('notices', (makeDatabase) => {
  async function open(address = 'https://www.example.co.id/promo/') {
    const receivers = createReceivers();
    const mail = await startMailServer(receivers.fails);
    stops.push(mail.stop);
    const desk = await openDeskSeats(await makeDatabase(), {
      config: {
        KAVLING_ADDRESS: address,
        KAVLING_SMTP_URL: mail.url,
        KAVLING_SMTP_FROM: 'Kavling <leads@example.com>',
        KAVLING_EMAIL_TEAM: ['office@example.com:en'],
        KAVLING_TELEGRAM_TOKEN: '1:t',
        KAVLING_TELEGRAM_TEAM: ['-100123456'],
        KAVLING_NOTICE_TEXT: 'Segera hubungi {name} di {phone}, proyek {project}.',
        KAVLING_WHATSAPP_PHONE_ID: '1',
        KAVLING_WHATSAPP_TOKEN: 't',
        KAVLING_WHATSAPP_LEAD_TEMPLATE: 'lead',
        KAVLING_PUSH_PUBLIC_KEY: keys.publicKey,
        KAVLING_PUSH_PRIVATE_KEY: keys.privateKey,
        KAVLING_PUSH_CONTACT: 'mailto:ops@example.com',
      },
      backend: { outbound: receivers.outbound, post: receivers.post },
    });
    const { outbox, store } = desk.environment.backend;
    /** Runs until nothing waits: each try advances the clock by the outbox's wait. */
    const drain = async () => {
      for (let tries = 0; tries < 400 && (await store.outbox.waiting()) > 0; tries += 1) {
        await outbox.drain();
        await desk.environment.clock.advance(61_000);
      }
      return store.outbox.dead();
    };
    return { desk, mail, receivers, drain };
  }

  test(`[DESK-02] over ${LEADS} leads each notice arrives once at each destination, although every second try fails`, async () => {
    const { desk, mail, receivers, drain } = await open();
    const budi = await desk.hire('budi', 'sales', 'P-1');
    await budi.write('me/notices', {
      email: 'budi@example.com',
      telegram: '777777',
      whatsapp: '0812 3456 7890',
      language: 'en',
      text: 'Call {name}',
    });
    await budi.write('me/push', { endpoint: 'https://push.example/a', keys: BROWSER });
    await desk.rotate('P-1', ['budi']);
    for (let at = 0; at < LEADS; at += 1) await desk.save(at);
    expect(await drain()).toEqual([]);

    const places = receivers.got.map(({ place }) => place);
    expect(count(places)).toEqual({
      'telegram -100123456': LEADS,
      'telegram 777777': LEADS,
      'whatsapp 6281234567890': LEADS,
      'push https://push.example/a': LEADS,
    });
    expect(count(mail.mails.map(({ to }) => to))).toEqual({
      'office@example.com': LEADS,
      'budi@example.com': LEADS,
    });
    const named = receivers.got.filter(({ place }) => place === 'telegram 777777').map(({ body }) => body);
    expect(new Set(named).size).toBe(LEADS);
    await desk.close();
  }, 180_000);

  test('[DESK-02] each notice has its own text and language', async () => {
    const { desk, mail, receivers, drain } = await open();
    const budi = await desk.hire('budi', 'sales', 'P-1');
    await budi.write('me/notices', { email: 'budi@example.com', language: 'en', text: 'Call {name} now' });
    await desk.save(1, { name: 'Rina\r\nBcc: all@example.com' });
    await drain();
    const office = mail.mails.find(({ to }) => to === 'office@example.com');
    expect(office?.text).toContain('Subject: New lead: Rina Bcc: all@example.com');
    expect(office?.text).toContain('Segera hubungi Rina Bcc: all@example.com di');
    expect(office?.text).not.toMatch(/^Bcc:/m);
    expect(mail.mails.find(({ to }) => to === 'budi@example.com')?.text).toContain('Call Rina');
    const telegram = receivers.got.find(({ place }) => place.startsWith('telegram'))?.body;
    expect(telegram).toContain('Lead baru: Rina');
    await desk.close();
  });

  test('[DESK-02] only the person who is assigned a lead is notified, and a due reminder is sent once', async () => {
    const { desk, receivers, drain } = await open();
    receivers.state.failing = false;
    const budi = await desk.hire('budi', 'sales', 'P-1');
    const citra = await desk.hire('citra', 'sales', 'P-1');
    await budi.write('me/notices', { telegram: '111111' });
    await citra.write('me/notices', { telegram: '222222' });
    const id = await desk.save(1);
    await drain();
    const notified = () => count(receivers.got.map(({ place }) => place));
    expect(notified()).toMatchObject({ 'telegram 111111': 1, 'telegram 222222': 1 });
    await desk.admin.write(`leads/${id}/assign`, { person: 'citra' });
    await drain();
    expect(notified()).toMatchObject({ 'telegram 111111': 1, 'telegram 222222': 2 });
    const at = desk.environment.clock.now() + 60_000;
    await citra.write(`leads/${id}/reminders`, { at, text: 'KPR' });
    const { backend, clock } = desk.environment;
    for (let turn = 0; turn < 3; turn += 1) {
      await runDeskJobs({ store: backend.store, clock }, backend.outbox);
      await clock.advance(61_000);
    }
    await drain();
    expect(notified()).toMatchObject({ 'telegram 111111': 1, 'telegram 222222': 3 });
    expect(receivers.got.at(-1)?.body).toContain('KPR');
    await desk.close();
  });

  test('[OPS-60] a notice in every channel links to the lead at the desk and to the chat with the visitor', async () => {
    const { desk, mail, receivers, drain } = await open();
    receivers.state.failing = false;
    const budi = await desk.hire('budi', 'sales', 'P-1');
    await budi.write('me/notices', {
      email: 'budi@example.com',
      telegram: '777777',
      whatsapp: '0812 3456 7890',
      text: 'Chat {whatsapp} sekarang',
    });
    const id = await desk.save(1, { whatsapp_number: '+6281234567001', message: 'a b '.repeat(2000) });
    await budi.write(`leads/${id}/reminders`, { at: desk.environment.clock.now() + 1000, text: 'KPR' });
    await drain();
    await runDeskJobs(
      { store: desk.environment.backend.store, clock: desk.environment.clock },
      desk.environment.backend.outbox,
    );
    await drain();
    const link = `https://www.example.co.id/promo/desk/?lead=${id}`;
    // Each mail as text and as HTML.
    const parts = mail.mails.flatMap(({ to, text }) => {
      const read = text.replace(/=\n/g, '').replaceAll('=3D', '=');
      return read.split('Content-Type: text/html').map((part) => [to, part]);
    });
    expect(parts).toHaveLength(2 * mail.mails.length);
    const notices = [...parts, ...receivers.got.map(({ place, body }) => [place, body])];
    expect([...mail.mails.map(({ to }) => to), ...receivers.got.map(({ place }) => place)].sort()).toEqual(
      [
        'budi@example.com',
        'budi@example.com',
        'office@example.com',
        'telegram -100123456',
        'telegram 777777',
        'telegram 777777',
        'whatsapp 6281234567890',
        'whatsapp 6281234567890',
      ].sort(),
    );
    for (const [place, text = ''] of notices) {
      expect(text.split(link), place).toHaveLength(2);
      expect(text.split('https://wa.me/6281234567001'), place).toHaveLength(2);
    }
    expect(receivers.got.find(({ place }) => place === 'telegram 777777')?.body).toContain(
      'Chat https://wa.me/6281234567001 sekarang',
    );
    await desk.close();
  });

  test('[OPS-60] a push notice opens the lead by its id, and offers the chat', async () => {
    const { desk, receivers, drain } = await open();
    receivers.state.failing = false;
    const browser = createPushReader();
    const budi = await desk.hire('budi', 'sales', 'P-1');
    await budi.write('me/push', { endpoint: 'https://push.example/a', keys: browser.keys });
    const id = await desk.save(1, { whatsapp_number: '+6281234567001' });
    await drain();
    const sent = receivers.got.find(({ place }) => place === 'push https://push.example/a')?.body;
    expect(browser.read(Buffer.from(sent ?? '', 'base64'))).toMatchObject({
      lead: id,
      whatsapp: 'https://wa.me/6281234567001',
    });
    await desk.close();
  });

  test('[UNIT-01] team leads are notified once when a list waits or breaks, with a link to the homes', async () => {
    const { desk, mail, receivers, drain } = await open();
    receivers.state.failing = false;
    const browser = createPushReader();
    const notices = {
      email: 'lia@example.com',
      whatsapp: '0812 3456 7890',
      language: 'id',
      text: 'Call {name}',
    };
    const lia = await desk.hire('lia', 'lead', 'P-1');
    await lia.write('me/notices', notices);
    await lia.write('me/push', { endpoint: 'https://push.example/a', keys: browser.keys });
    const budi = await desk.hire('budi', 'sales', 'P-1');
    await budi.write('me/notices', { ...notices, email: 'budi@example.com' });
    const { units } = desk.environment.backend;
    const empty = { units: [], asOf: '' };
    for (const list of [unitList(), empty, empty]) await units.replace('P-1', list);
    const problem = { en: 'Row 7 has no code.', id: 'Baris 7 tidak punya kode.' };
    await units.report('P-1', problem);
    await units.report('P-1', { en: 'Row 8', id: 'Baris 8' });
    expect(await drain()).toEqual([]);
    expect(mail.mails.map(({ to }) => to)).toEqual(['lia@example.com', 'lia@example.com']);
    const texts = mail.mails.map(({ text }) => text).join();
    expect(texts).not.toContain('wa.me');
    expect(texts).toContain('menunggu keputusan Anda');
    expect(texts).toContain(problem.id);
    expect(texts).toContain('https://www.example.co.id/promo/desk/?view=units&project=P-1');
    expect(receivers.got.map(({ place }) => place)).toEqual(Array(2).fill('push https://push.example/a'));
    expect(browser.read(Buffer.from(receivers.got[0]?.body ?? '', 'base64'))).toMatchObject({
      title: 'Taman Asri: daftar unit perlu Anda periksa',
      lead: '',
    });
    await desk.close();
  });

  test('[OPS-60] without a public URL of the server a notice only has the chat link, and no broken one', async () => {
    const { desk, mail, drain } = await open('');
    await desk.save(1);
    await drain();
    const [notice] = mail.mails;
    expect(notice?.text).toContain('WhatsApp: https://wa.me/6281210000001');
    expect(notice?.text).not.toContain('/desk/');
    await desk.close();
  });

  test('[DESK-02] a browser that withdrew its subscription is forgotten; a private address is not a push service', async () => {
    const { desk, receivers, drain } = await open();
    receivers.state.failing = false;
    const budi = await desk.hire('budi', 'sales', 'P-1');
    const endpoint = 'https://push.example/gone';
    await budi.write('me/push', { endpoint, keys: BROWSER });
    for (const bad of ['http://push.example/a', 'https://', 'x'])
      expect((await budi.write('me/push', { endpoint: bad, keys: BROWSER })).body.code).toBe('badNotice');
    expect((await budi.write('me/push', { endpoint, keys: { p256dh: 'x', auth: 'y' } })).body.code).toBe(
      'badNotice',
    );
    const { team } = desk.environment.backend.store;
    expect(await team.pushOf(['budi'])).toHaveLength(1);
    await desk.save(1);
    await drain();
    expect(await team.pushOf(['budi'])).toEqual([]);
    await desk.close();
  });
});
