import { createServer, type IncomingMessage } from 'node:http';
import { afterAll, expect, test } from 'vitest';
import { GATEWAY_NAMES, GATEWAY_NEEDS, type GatewayName } from '../config/gateway-names.ts';
import { defaultServerConfig, readServerConfig } from '../config/read.ts';
import { gatewaySender } from './gateways.ts';
import { withSecondSender } from './second-sender.ts';
import { type CodeSender, SenderDown, SenderRefused } from './sender.ts';

/** One gateway by its public documentation: valid requests, and its responses. */
interface Double {
  readonly path: string;
  /** Throws for a request that the real API would not accept. */
  readonly check: (request: { headers: IncomingMessage['headers']; fields: Record<string, unknown> }) => void;
  readonly sent: { readonly status: number; readonly body: object };
  readonly down: { readonly status: number; readonly body: object };
  readonly refused?: { readonly status: number; readonly body: object };
}

const PHONE = '6281298765432';
const CODE = '482913';
const SAYS_CODE = expect.stringContaining(CODE);

const DOUBLES: Readonly<Record<GatewayName, Double>> = {
  'twilio-verify': {
    path: '/v2/Services/VA1/Verifications',
    check({ headers, fields }) {
      expect(headers.authorization).toBe(`Basic ${Buffer.from('AC1:secret').toString('base64')}`);
      expect(fields).toEqual({ To: `+${PHONE}`, Channel: 'sms', CustomCode: CODE });
    },
    sent: {
      status: 201,
      body: { sid: 'VE1', to: `+${PHONE}`, channel: 'sms', status: 'pending', valid: false },
    },
    down: { status: 429, body: { code: 20429, message: 'Too many requests', status: 429 } },
    refused: { status: 400, body: { code: 60200, message: 'Invalid parameter `To`', status: 400 } },
  },
  vonage: {
    path: '/sms/json',
    check: ({ fields }) =>
      expect(fields).toEqual({ api_key: 'k', api_secret: 's', from: 'Kavling', to: PHONE, text: SAYS_CODE }),
    sent: {
      status: 200,
      body: {
        'message-count': '1',
        messages: [{ to: PHONE, 'message-id': '0A', status: '0', network: '51001' }],
      },
    },
    down: {
      status: 200,
      body: { 'message-count': '1', messages: [{ status: '9', 'error-text': 'Quota Exceeded - rejected' }] },
    },
    refused: {
      status: 200,
      body: { 'message-count': '1', messages: [{ status: '7', 'error-text': 'Number barred' }] },
    },
  },
  zenziva: {
    path: '/reguler/api/sendsms/',
    check: ({ fields }) =>
      expect(fields).toEqual({ userkey: 'u', passkey: 'p', to: '081298765432', message: SAYS_CODE }),
    sent: { status: 201, body: { messageId: 7, to: '081298765432', status: '1', text: 'Success', cost: 1 } },
    down: { status: 200, body: { status: '5', text: 'Userkey / Passkey Salah' } },
  },
  qontak: {
    path: '/api/open/v1/broadcasts/whatsapp/direct',
    check({ headers, fields }) {
      expect(headers.authorization).toBe('Bearer q');
      expect(fields).toEqual({
        to_number: PHONE,
        to_name: PHONE,
        message_template_id: 'tpl',
        channel_integration_id: 'ch',
        language: { code: 'id' },
        parameters: {
          body: [{ key: '1', value: 'code', value_text: CODE }],
          buttons: [{ index: '0', type: 'url', value: CODE }],
        },
      });
    },
    sent: {
      status: 201,
      body: { status: 'success', data: { id: 'b-1', name: PHONE, execute_status: 'todo' } },
    },
    down: { status: 401, body: { status: 'error', error: { code: 401, messages: ['Unauthorized'] } } },
    refused: {
      status: 422,
      body: { status: 'error', error: { code: 422, messages: ['to_number is not a valid phone number'] } },
    },
  },
  wablas: {
    path: '/api/send-message',
    check({ headers, fields }) {
      expect(headers.authorization).toBe('w');
      expect(fields).toEqual({ phone: PHONE, message: SAYS_CODE });
    },
    sent: {
      status: 200,
      body: { status: true, message: 'Message is pending', data: { messages: [{ id: '1' }] } },
    },
    down: { status: 200, body: { status: false, message: 'device disconnected' } },
  },
  fonnte: {
    path: '/send',
    check({ headers, fields }) {
      expect(headers.authorization).toBe('f');
      expect(fields).toEqual({ target: PHONE, message: SAYS_CODE, countryCode: '62' });
    },
    sent: {
      status: 200,
      body: { detail: 'success! message in queue', id: ['1'], process: 'pending', status: true },
    },
    down: { status: 200, body: { reason: 'request invalid on disconnected device', status: false } },
    refused: { status: 200, body: { reason: 'target invalid', status: false } },
  },
};

let answer: 'sent' | 'down' | 'refused' = 'sent';
const problems: unknown[] = [];
const server = createServer((request, response) => {
  let text = '';
  request.on('data', (chunk) => {
    text += String(chunk);
  });
  request.on('end', () => {
    const double = Object.values(DOUBLES).find(({ path }) => path === request.url);
    if (!double || request.method !== 'POST') return void response.writeHead(404).end('{}');
    const isForm = request.headers['content-type'] === 'application/x-www-form-urlencoded';
    const fields = isForm
      ? Object.fromEntries(new URLSearchParams(text))
      : (JSON.parse(text) as Record<string, unknown>);
    try {
      double.check({ headers: request.headers, fields });
    } catch (problem) {
      problems.push(problem);
    }
    const { status, body } = double[answer] ?? double.down;
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const url = `http://127.0.0.1:${(server.address() as { port: number }).port}`;
afterAll(() => void server.close());

const config = defaultServerConfig({
  KAVLING_TWILIO_API: url,
  KAVLING_TWILIO_ACCOUNT: 'AC1',
  KAVLING_TWILIO_TOKEN: 'secret',
  KAVLING_TWILIO_SERVICE: 'VA1',
  KAVLING_VONAGE_API: url,
  KAVLING_VONAGE_KEY: 'k',
  KAVLING_VONAGE_SECRET: 's',
  KAVLING_VONAGE_FROM: 'Kavling',
  KAVLING_ZENZIVA_API: url,
  KAVLING_ZENZIVA_USERKEY: 'u',
  KAVLING_ZENZIVA_PASSKEY: 'p',
  KAVLING_QONTAK_API: url,
  KAVLING_QONTAK_TOKEN: 'q',
  KAVLING_QONTAK_TEMPLATE: 'tpl',
  KAVLING_QONTAK_CHANNEL: 'ch',
  KAVLING_WABLAS_API: url,
  KAVLING_WABLAS_TOKEN: 'w',
  KAVLING_FONNTE_API: url,
  KAVLING_FONNTE_TOKEN: 'f',
});
const MESSAGE = { phone: PHONE, code: CODE, expiresInSeconds: 300 };
const send = (name: GatewayName) =>
  gatewaySender(name, config, fetch).send(MESSAGE, new AbortController().signal);

test.for(GATEWAY_NAMES)(
  '[DESK-02] %s is sent what its API takes, and its answers are understood',
  async (name) => {
    answer = 'sent';
    await send(name);
    expect(problems).toEqual([]);
    answer = 'down';
    await expect(send(name)).rejects.toThrow(SenderDown);
    await expect(send(name)).rejects.not.toThrow(CODE);
    answer = 'refused';
    if (DOUBLES[name].refused) await expect(send(name)).rejects.toThrow(SenderRefused);
  },
);

test('[DESK-02] a gateway without its settings stops the start and lists the missing ones', () => {
  for (const name of GATEWAY_NAMES)
    for (const setting of ['KAVLING_OTP_SENDER', 'KAVLING_OTP_SECOND_SENDER']) {
      const result = readServerConfig({ [setting]: name });
      const missing = result.ok ? [] : result.problems.map((problem) => problem.name);
      expect([name, ...missing]).toEqual([name, ...GATEWAY_NEEDS[name]]);
    }
});

test('[DESK-02] the second sender only gets messages that the first does not accept', async () => {
  const taken: string[] = [];
  const make = (name: string, fail: (at: number) => Error | null): CodeSender => {
    let at = 0;
    return {
      name,
      async send() {
        at += 1;
        const error = fail(at);
        if (error) throw error;
        taken.push(name);
      },
    };
  };
  const first = make('whatsapp', (at) =>
    at % 4 === 1 ? new SenderRefused('no WhatsApp') : at % 4 === 3 ? new SenderDown(`down ${CODE}`) : null,
  );
  const second = make('zenziva', () => null);
  const lines: string[] = [];
  const log = { warn: (_event: string, fields?: object) => void lines.push(JSON.stringify(fields)) };
  const both = withSecondSender(first, second, log, () => {});
  for (let at = 0; at < 1000; at += 1) await both.send(MESSAGE, new AbortController().signal);
  expect(taken).toHaveLength(1000);
  expect(taken.filter((name) => name === 'zenziva')).toHaveLength(500);
  expect(lines.join()).not.toContain(CODE);
  const dead = withSecondSender(
    first,
    make('sms', () => new SenderDown('both')),
    log,
    () => {},
  );
  await expect(dead.send(MESSAGE, new AbortController().signal)).rejects.toThrow('both');
});
