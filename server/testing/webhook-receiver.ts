import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import type { ServerConfig } from '../config/read.ts';
import { WEBHOOK_EVENTS } from '../config/webhook-events.ts';

export const WEBHOOK_KEY = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw5lqBOq1Mfzk=';

export interface Got {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
  readonly event: { type: string; data: { lead: { id: string } } & Record<string, unknown> };
}

/** A receiver at a real address; `answers` decides its response to each request. */
export async function receiveWebhooks(
  answers: (got: Got, at: number) => [status: number, text?: string] = () => [204],
) {
  const got: Got[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = Buffer.concat(chunks).toString('utf8');
      const one = { headers: request.headers, body, event: JSON.parse(body) as Got['event'] };
      got.push(one);
      const [status, text = ''] = answers(one, got.length - 1);
      response.writeHead(status).end(text);
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { got, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook/token-of-the-crm` };
}

/** The settings of a server that sends everything to this receiver. */
export function webhookSettings(url: string, over: Partial<ServerConfig> = {}): Partial<ServerConfig> {
  return {
    KAVLING_WEBHOOK_URLS: [url],
    KAVLING_WEBHOOK_SECRET: WEBHOOK_KEY,
    KAVLING_WEBHOOK_EVENTS: WEBHOOK_EVENTS,
    KAVLING_WEBHOOK_ALLOW_PRIVATE: ['127.0.0.0/8'],
    ...over,
  };
}
