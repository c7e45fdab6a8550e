import { createServer, request as forward, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface SlowSite {
  readonly url: string;
  /** Sends the rest of the page. */
  readonly finish: () => void;
  readonly close: () => void;
}

export interface SlowSiteOptions {
  /** The text at which the part of a page that is held back begins, or a function that returns its index. */
  readonly cut?: string | ((html: string) => number);
  /** The files that are held back as well. */
  readonly late?: RegExp;
}

/** Starts the site behind a network that stops in the middle of a page, before its dialogs by default. */
export async function startSlowSite(site: string, options: SlowSiteOptions = {}): Promise<SlowSite> {
  let finish = () => {};
  const rest = new Promise<void>((done) => {
    finish = done;
  });
  const answer = (request: IncomingMessage, response: ServerResponse) => {
    const onward = forward(
      new URL(request.url ?? '/', site),
      { method: request.method, headers: { ...request.headers, 'accept-encoding': 'identity' } },
      (received) => {
        const isLate = options.late?.test(request.url ?? '') ?? false;
        void passOn(received, response, { rest, cut: options.cut ?? '<dialog', isLate });
      },
    );
    request.pipe(onward);
  };
  const server = createServer(answer);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  const close = () => {
    finish();
    server.closeAllConnections();
    server.close();
  };
  return { url: `http://127.0.0.1:${port}`, finish, close };
}

interface Held {
  readonly rest: Promise<void>;
  readonly cut: string | ((html: string) => number);
  readonly isLate: boolean;
}

async function passOn(received: IncomingMessage, response: ServerResponse, { rest, cut, isLate }: Held) {
  const { 'content-length': _, ...headers } = received.headers;
  if (isLate) await rest;
  response.writeHead(received.statusCode ?? 502, headers);
  if (!headers['content-type']?.startsWith('text/html')) return received.pipe(response);
  const html = Buffer.concat(await received.toArray()).toString();
  const end = typeof cut === 'string' ? html.indexOf(cut) : cut(html);
  response.write(html.slice(0, end));
  await rest;
  return response.end(html.slice(end));
}
