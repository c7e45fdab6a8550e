import { createHash } from 'node:crypto';
import type { SaveRequest } from '../../../routes.ts';
import type { PageCheckResult, StudioPage } from '../../../wire.ts';
import { type SaveAnswer, StudioError } from '../api.ts';
import type { StudioClock } from '../clock.ts';
import type { FileText } from '../saving-parts.ts';

/** A server with one page, as the studio's window sees it; its network and its disk can be made to fail. */
export interface FakeServer {
  file: string | undefined;
  /** Milliseconds until a request arrives, and until its answer does. */
  delay: number;
  network: 'good' | 'none' | 'answers are lost';
  /** The error of every save, if set. */
  refusal: { status: number; message: string; fix: string } | undefined;
  readonly saves: SaveRequest[];
  readonly api: {
    save(slug: string, request: SaveRequest): Promise<SaveAnswer>;
    page(slug: string): Promise<StudioPage>;
    check(slug: string, text: string): Promise<PageCheckResult>;
    site(): Promise<never>;
  };
}

export function fakeServer(text: string, clock: StudioClock): FakeServer {
  const wait = (ms: number) =>
    ms === 0 ? Promise.resolve() : new Promise<void>((resolve) => clock.after(ms, resolve));
  const travel = async () => {
    await wait(server.delay);
    if (server.network === 'none') throw gone();
  };
  const back = async () => {
    await wait(server.delay);
    if (server.network !== 'good') throw gone();
  };
  const gone = () => new StudioError({ message: 'no connection', fix: 'wait' }, 0);
  const now = (): FileText => {
    if (server.file === undefined) throw new StudioError({ message: 'no page', fix: 'choose another' }, 404);
    return fileOf(server.file);
  };
  const server: FakeServer = {
    file: text,
    delay: 0,
    network: 'good',
    refusal: undefined,
    saves: [],
    api: {
      async save(_slug, request) {
        await travel();
        if (server.refusal) throw new StudioError(server.refusal, server.refusal.status);
        if (server.file === undefined && request.base !== '') now();
        const isNews = server.file !== undefined && now().hash !== request.base;
        const answer: SaveAnswer = isNews
          ? { name: 'changed', theirs: now() }
          : { name: 'saved', hash: fileOf(request.text).hash };
        if (answer.name === 'saved') {
          server.file = request.text;
          server.saves.push(request);
        }
        await back();
        return answer;
      },
      async page(slug) {
        await travel();
        const answer = openedPage(slug, now());
        await back();
        return answer;
      },
      async check() {
        return { findings: [], errors: 0 };
      },
      site: () => Promise.reject(gone()),
    },
  };
  return server;
}

export function fileOf(text: string): FileText {
  return { text, hash: createHash('sha256').update(text).digest('hex') };
}

export function openedPage(slug: string, { text, hash }: FileText): StudioPage {
  return { slug, text, hash, readOnly: '', check: { findings: [], errors: 0 }, pictures: {} };
}
