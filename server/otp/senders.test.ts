import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { createManualClock } from '../testing/manual-clock.ts';
import { FAILURES_TO_OPEN, OPEN_FOR, SEND_TIMEOUT, withBreaker } from './breaker.ts';
import { type CodeSender, SenderDown, SenderRefused } from './sender.ts';
import { consoleSender, httpSender, whatsappSender } from './senders.ts';

interface Seen {
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: unknown;
}

const closers: (() => void)[] = [];
afterEach(() => {
  for (const close of closers.splice(0)) close();
});

/** A local double of a provider: it records requests and returns the test's responses. */
async function startProvider(answer: (seen: Seen) => { status: number; body: string }) {
  const seen: Seen[] = [];
  const server = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk) => {
      text += String(chunk);
    });
    request.on('end', () => {
      const one = { path: request.url ?? '', headers: request.headers, body: JSON.parse(text) as unknown };
      seen.push(one);
      const { status, body } = answer(one);
      response.writeHead(status, { 'content-type': 'application/json' }).end(body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closers.push(() => server.close());
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, seen };
}

const message = { phone: '6281298765432', code: '481516', expiresInSeconds: 300 };
const signal = new AbortController().signal;

function cloudSender(api: string) {
  const account = { api, phoneId: '10442', token: 'EAAG', language: 'id' };
  return whatsappSender(account, 'kode_otp', fetch);
}

test('the WhatsApp sender puts the code in the body and in the button of an authentication template', async () => {
  const provider = await startProvider(() => ({
    status: 200,
    body: JSON.stringify({ messaging_product: 'whatsapp', contacts: [], messages: [{ id: 'wamid.HBg' }] }),
  }));
  await cloudSender(provider.url).send(message, signal);
  expect(provider.seen[0]).toMatchObject({
    path: '/10442/messages',
    headers: { authorization: 'Bearer EAAG' },
  });
  expect(provider.seen[0]?.body).toEqual({
    messaging_product: 'whatsapp',
    recipient_type: 'individual',
    to: '6281298765432',
    type: 'template',
    template: {
      name: 'kode_otp',
      language: { code: 'id' },
      components: [
        { type: 'body', parameters: [{ type: 'text', text: '481516' }] },
        { type: 'button', sub_type: 'url', index: '0', parameters: [{ type: 'text', text: '481516' }] },
      ],
    },
  });
});

test('WhatsApp: a number it cannot reach is refused, everything else means that the provider is down', async () => {
  const answers = [
    { status: 400, body: JSON.stringify({ error: { code: 131026, message: 'Message undeliverable' } }) },
    { status: 401, body: JSON.stringify({ error: { code: 190, message: 'Access token has expired' } }) },
    { status: 500, body: 'oops' },
    { status: 200, body: 'not json' },
    { status: 200, body: '{"messages":[]}' },
  ];
  const provider = await startProvider(() => answers[provider.seen.length - 1] ?? { status: 500, body: '' });
  const sender = cloudSender(provider.url);
  await expect(sender.send(message, signal)).rejects.toBeInstanceOf(SenderRefused);
  for (let at = 1; at < answers.length; at += 1) {
    await expect(sender.send(message, signal)).rejects.toBeInstanceOf(SenderDown);
  }
  await expect(cloudSender('http://127.0.0.1:9').send(message, signal)).rejects.toThrow();
});

test('the HTTP sender posts phone, code and life as JSON with its token', async () => {
  const provider = await startProvider(() => ({ status: 204, body: '' }));
  await httpSender(`${provider.url}/send`, 'secret', fetch).send(message, signal);
  expect(provider.seen[0]).toMatchObject({
    path: '/send',
    headers: { authorization: 'Bearer secret' },
    body: message,
  });
  const refusing = await startProvider(() => ({ status: 422, body: '{}' }));
  await expect(httpSender(refusing.url, '', fetch).send(message, signal)).rejects.toBeInstanceOf(
    SenderRefused,
  );
});

test('the console sender shows the code and masks the phone', async () => {
  const lines: string[] = [];
  await consoleSender((line) => lines.push(line)).send(message, signal);
  expect(lines).toEqual(['Code for 62812****432: 481516']);
});

test('a silent provider times out after five seconds', async () => {
  const clock = createManualClock();
  const never: CodeSender = { name: 'never', send: () => new Promise(() => {}) };
  const sending = withBreaker(never, clock).send(message, signal);
  const failed = expect(sending).rejects.toThrow('did not answer in time');
  await clock.advance(SEND_TIMEOUT);
  await failed;
});

test('five failures open the circuit; after a while one send tries again', async () => {
  const clock = createManualClock();
  let calls = 0;
  let healthy = false;
  const sender = withBreaker(
    {
      name: 'flaky',
      async send() {
        calls += 1;
        if (!healthy) throw new SenderDown('500');
      },
    },
    clock,
  );
  for (let at = 0; at < 8; at += 1) await sender.send(message, signal).catch(() => {});
  expect(calls).toBe(FAILURES_TO_OPEN);
  expect(sender.isOpen()).toBe(true);
  await clock.advance(OPEN_FOR);
  await sender.send(message, signal).catch(() => {});
  await sender.send(message, signal).catch(() => {});
  expect(calls).toBe(FAILURES_TO_OPEN + 1);
  await clock.advance(OPEN_FOR);
  healthy = true;
  await sender.send(message, signal);
  expect(sender.isOpen()).toBe(false);
});
