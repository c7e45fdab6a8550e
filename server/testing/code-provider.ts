import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A code sender for a backend: it keeps the codes, until it is broken. */
export async function startCodeProvider() {
  const codes: string[] = [];
  let status = 204;
  const server = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk) => {
      text += String(chunk);
    });
    request.on('end', () => {
      if (status === 204) codes.push((JSON.parse(text) as { code: string }).code);
      response.writeHead(status).end();
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  return {
    codes,
    url,
    break: () => {
      status = 500;
    },
    stop: () => server.close(),
  };
}
