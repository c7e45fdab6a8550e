import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { withoutBase } from '../../../src/lib/base-path.ts';
import type { BuiltPage } from '../../build/render/render-page.ts';
import { clientAsset, fileAnswer, html } from '../../http/answers.ts';

/** One rendered page on a port of this computer. */
export interface ServedPage {
  readonly address: string;
  close(): void;
}

/** Serves one page and its files while it is being viewed. */
export async function servePage(
  built: BuiltPage,
  base: string,
  scripts: readonly string[],
): Promise<ServedPage> {
  const own = `${base}/${built.slug}/`;
  const answer = async (url: string): Promise<Response | undefined> => {
    if (url === own) return html(built.html);
    const path = withoutBase(base, url) ?? url;
    const file = built.files.get(path);
    if (file) return fileAnswer(file);
    return path.startsWith('/assets/') && !path.includes('..') ? clientAsset(scripts, path) : undefined;
  };
  const server = createServer((request, response) => {
    void answer(decodeURI(new URL(request.url ?? '/', 'http://localhost').pathname))
      .catch(() => undefined)
      .then(async (found) => {
        response.writeHead(found?.status ?? 404, Object.fromEntries(found?.headers ?? []));
        response.end(found ? new Uint8Array(await found.arrayBuffer()) : undefined);
      });
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}${encodeURI(own)}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
