import { createServer, request as forward, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from './site.ts';
import { expectLeads, fillLead, newVisitor, openDialog, standAtEdge } from './visitor.ts';

interface SlowSite {
  readonly url: string;
  /** Lets the rest of the page come. */
  readonly finish: () => void;
  readonly close: () => void;
}

/** The site behind a network that stops in the middle of the page, before its dialogs. */
async function startSlowSite(site: string): Promise<SlowSite> {
  let finish = () => {};
  const rest = new Promise<void>((done) => {
    finish = done;
  });
  const answer = (request: IncomingMessage, response: ServerResponse) => {
    const onward = forward(
      new URL(request.url ?? '/', site),
      { method: request.method, headers: { ...request.headers, 'accept-encoding': 'identity' } },
      (received) => void passOn(received, response, rest),
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

async function passOn(received: IncomingMessage, response: ServerResponse, rest: Promise<void>) {
  const { 'content-length': _, ...headers } = received.headers;
  response.writeHead(received.statusCode ?? 502, headers);
  const isPage = headers['content-type']?.startsWith('text/html');
  if (!isPage) return received.pipe(response);
  const html = Buffer.concat(await received.toArray());
  const cut = html.indexOf('<dialog');
  response.write(html.subarray(0, cut));
  await rest;
  return response.end(html.subarray(cut));
}

test('a tap on a page that is still loading opens the form once it has arrived, and loses no lead', async ({
  page,
  context,
  site,
}) => {
  await standAtEdge(context);
  const slow = await startSlowSite(site.url);
  await page.goto(new URL(new URL(site.fixture('lead')).pathname, slow.url).href, { waitUntil: 'commit' });
  await page.evaluate(
    () => import(document.querySelector<HTMLScriptElement>('script[data-runtime]')?.src ?? ''),
  );
  const button = page.locator('main').getByRole('link', { name: 'Hubungi Kami', exact: true });
  await button.click({ noWaitAfter: true });
  expect(await page.evaluate(() => document.readyState)).toBe('loading');
  await expect(openDialog(page)).toHaveCount(0);
  expect(page.url()).toContain(slow.url);
  slow.finish();

  const visitor = newVisitor();
  await fillLead(openDialog(page), visitor);
  await openDialog(page).locator('[data-submit]').click();
  await expectLeads(visitor, 1);
  await page.waitForURL(/whatsapp\.com/);
  slow.close();
});
