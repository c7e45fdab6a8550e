import { type AnswerOf, type ArgumentsOf, requestOf } from '../../../src/lib/routes.ts';
import type { UnitConflict, UnitSheet, UnitUpload } from '../../../src/lib/unit-sheet.ts';
import type { NewPageRequest, SaveRequest, StudioRoutes, UnitChangeRequest } from '../../routes.ts';
import type {
  GalleryEntry,
  PublishEvent,
  SaveConflict,
  SaveResult,
  StudioEvent,
  StudioProblem,
  UploadResult,
} from '../../wire.ts';
import { STUDIO, TOKEN_HEADER } from '../../wire.ts';

/** A request that failed, in words for a person: what, and what to do. */
export class StudioError extends Error {
  readonly fix: string;
  readonly status: number;
  constructor({ message, fix }: StudioProblem, status: number) {
    super(message);
    this.fix = fix;
    this.status = status;
  }
}

export type SaveAnswer =
  | { readonly name: 'saved'; readonly hash: string }
  | { readonly name: 'changed'; readonly theirs: SaveConflict };

type UnitAnswer =
  | { readonly name: 'saved'; readonly sheet: UnitSheet }
  | ({ readonly name: 'changed' } & UnitConflict);

/** The server of the studio. Every call rejects with a `StudioError`; without a connection its status is 0. */
export type StudioApi = ReturnType<typeof createApi>;

const EVENTS: readonly StudioEvent['name'][] = [
  'disk',
  'gone',
  'pictures',
  'units',
  'check',
  'people',
  'site',
];

/** Bytes that a browser sends on for a page that is gone (Fetch allows 64 KiB). */
const MOST_KEPT_ALIVE = 60_000;

/**
 * @param problem the message for a server that cannot be reached or whose response is unusable
 * @param window the id of this window, so that it is not notified about its own saves
 */
export function createApi(problem: () => StudioProblem, window: string) {
  let token = '';

  const once = ({ address, ...init }: Sent) =>
    fetch(`${STUDIO}api/${address}`, {
      ...init,
      headers: { ...(init.method === 'GET' ? {} : { [TOKEN_HEADER]: token }), ...init.headers },
    }).catch(() => {
      throw new StudioError(problem(), 0);
    });
  /** A server that was started again has another token: it is asked for once. */
  async function ask(sent: Sent): Promise<Response> {
    const answer = await once(sent);
    const before = token;
    if (answer.status !== 403 || sent.method === 'GET') return answer;
    await api.site();
    return token === before ? answer : once(sent);
  }
  async function good(sent: Sent): Promise<Response> {
    const answer = await ask(sent);
    if (answer.ok) return answer;
    throw await errorOf(answer);
  }
  async function errorOf(answer: Response): Promise<StudioError> {
    const body = (await answer.json().catch(() => undefined)) as StudioProblem | undefined;
    return new StudioError(body?.message ? body : problem(), answer.status);
  }
  async function call<K extends keyof StudioRoutes>(
    route: K,
    ...args: ArgumentsOf<K, StudioRoutes[K]>
  ): Promise<AnswerOf<StudioRoutes[K]>> {
    const answer = await good(sentBy(route, ...args));
    return (await answer.json()) as AnswerOf<StudioRoutes[K]>;
  }
  async function follow<K extends 'POST pages/:slug/publish' | 'POST pages/:slug/rollback'>(
    onEvent: (event: PublishEvent) => void,
    route: K,
    ...args: ArgumentsOf<K, StudioRoutes[K]>
  ): Promise<void> {
    const answer = await good(sentBy(route, ...args));
    const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
    let rest = '';
    for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
      const blocks = (rest + part.value).split('\n\n');
      rest = blocks.pop() ?? '';
      for (const block of blocks) {
        const line = block.split('\n').find((one) => one.startsWith('data: '));
        if (line) onEvent(JSON.parse(line.slice('data: '.length)) as PublishEvent);
      }
    }
  }

  async function sendFile<T>(sent: Sent, file: Blob): Promise<T> {
    const headers = { 'content-type': file.type || 'application/octet-stream' };
    return (await (await good({ ...sent, headers, body: file })).json()) as T;
  }

  const api = {
    async site() {
      const site = await call('GET site', {});
      token = site.token;
      return site;
    },
    page: (slug: string) => call('GET pages/:slug', { slug }),
    makePage: (request: NewPageRequest) => call('POST pages', {}, request),
    async save(slug: string, request: SaveRequest): Promise<SaveAnswer> {
      const sent = sentBy('PUT pages/:slug', { slug }, { ...request, window });
      const size = new TextEncoder().encode(String(sent.body)).length;
      const answer = await ask({ ...sent, keepalive: size <= MOST_KEPT_ALIVE });
      if (answer.status === 409) return { name: 'changed', theirs: (await answer.json()) as SaveConflict };
      if (!answer.ok) throw await errorOf(answer);
      return { name: 'saved', hash: ((await answer.json()) as SaveResult).hash };
    },
    check: (slug: string, text: string) => call('POST pages/:slug/check', { slug }, { text }),
    whole: (slug: string, text: string, sectionKeys: readonly string[]) =>
      call('POST pages/:slug/whole', { slug }, { text, sectionKeys }),
    files: (slug: string) => call('GET pages/:slug/files', { slug }),
    upload: (slug: string, name: string, bytes: Blob) =>
      sendFile<UploadResult>(sentBy('POST pages/:slug/files', { slug, name }), bytes),
    deleteFile: (slug: string, name: string) => call('DELETE pages/:slug/files/:name{.+}', { slug, name }),
    copyFiles: (slug: string, from: string, names: readonly string[]) =>
      call('POST pages/:slug/files/copy', { slug }, { from, names }),
    units: (slug: string) => call('GET pages/:slug/units', { slug }),
    async changeUnits(slug: string, request: UnitChangeRequest): Promise<UnitAnswer> {
      const answer = await ask(sentBy('PUT pages/:slug/units', { slug }, request));
      if (answer.status === 409) return { name: 'changed', ...((await answer.json()) as UnitConflict) };
      if (!answer.ok) throw await errorOf(answer);
      return { name: 'saved', sheet: (await answer.json()) as UnitSheet };
    },
    compareUnits: (slug: string, file: File) =>
      sendFile<UnitUpload>(sentBy('POST pages/:slug/units/compare', { slug, name: file.name }), file),
    replaceUnits: (slug: string, base: string, file: File) =>
      sendFile<{ readonly name: string }>(
        sentBy('POST pages/:slug/units/file', { slug, name: file.name, base }),
        file,
      ),
    starters: () => call('GET starters', {}),
    gallery: () => call('GET gallery', {}),
    galleryFiles: (slug: string, kind: GalleryEntry['kind'], name: string) =>
      call('POST pages/:slug/gallery-files', { slug }, { kind, name }),
    savePattern: (name: string, title: string, nodes: readonly unknown[], from: string) =>
      call('POST patterns', {}, { name, title, nodes, from }),
    versions: (slug: string) => call('GET pages/:slug/versions', { slug }),
    version: (slug: string, id: string) => call('GET pages/:slug/versions/:id', { slug, id }),
    nameVersion: (slug: string, label: string) => call('POST pages/:slug/versions', { slug }, { label }),
    publishState: (slug: string) => call('GET pages/:slug/publish', { slug }),
    publish: (slug: string, hash: string, warningsRead: boolean, onEvent: (event: PublishEvent) => void) =>
      follow(onEvent, 'POST pages/:slug/publish', { slug }, { hash, warningsRead }),
    rollback: (slug: string, id: string, onEvent: (event: PublishEvent) => void) =>
      follow(onEvent, 'POST pages/:slug/rollback', { slug }, { id }),
    previewLinks: (slug: string) => call('GET pages/:slug/preview-links', { slug }),
    addPreviewLink: (slug: string, days: number) =>
      call('POST pages/:slug/preview-links', { slug }, { days }),
    removePreviewLink: (slug: string, id: string) =>
      call('DELETE pages/:slug/preview-links/:id', { slug, id }),
    presence: (own: string, slug: string, section: string) =>
      call('POST presence', {}, { window: own, slug, section }),
    /** Follows what happens to a page until the returned function is called. */
    follow(slug: string, onEvent: (event: StudioEvent) => void, onState: (isOpen: boolean) => void) {
      const feed = new EventSource(`${STUDIO}api/${sentBy('GET live', { page: slug, window }).address}`);
      for (const name of EVENTS)
        feed.addEventListener(name, (event) =>
          onEvent({ name, data: JSON.parse(event.data) } as StudioEvent),
        );
      feed.addEventListener('open', () => onState(true));
      feed.addEventListener('error', () => onState(false));
      return () => feed.close();
    },
  };
  return api;
}

type Sent = RequestInit & ReturnType<typeof requestOf>;

/** A request of the table, as it is sent. */
function sentBy<K extends keyof StudioRoutes>(
  route: K,
  ...[params, body]: ArgumentsOf<K, StudioRoutes[K]>
): Sent {
  const request = requestOf(route, params);
  if (body === undefined) return request;
  const headers = { 'content-type': 'application/json' };
  return { ...request, headers, body: JSON.stringify(body) };
}
