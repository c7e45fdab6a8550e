import type {
  CopyFilesResult,
  GalleryEntry,
  LibraryFile,
  NewPageRequest,
  PageCheckResult,
  PreviewLink,
  PublishEvent,
  PublishState,
  SaveConflict,
  SaveRequest,
  SaveResult,
  StudioEvent,
  StudioPage,
  StudioProblem,
  StudioSite,
  UploadResult,
  Version,
  WholeResult,
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

/** The server of the studio. Every call rejects with a `StudioError`; without a connection its status is 0. */
export interface StudioApi {
  site(): Promise<StudioSite>;
  page(slug: string): Promise<StudioPage>;
  makePage(request: NewPageRequest): Promise<{ readonly slug: string }>;
  save(slug: string, request: SaveRequest): Promise<SaveAnswer>;
  check(slug: string, text: string): Promise<PageCheckResult>;
  whole(slug: string, text: string, sectionKeys: readonly string[]): Promise<WholeResult>;
  files(slug: string): Promise<readonly LibraryFile[]>;
  upload(slug: string, name: string, bytes: Blob): Promise<UploadResult>;
  deleteFile(slug: string, name: string): Promise<void>;
  copyFiles(slug: string, from: string, names: readonly string[]): Promise<CopyFilesResult>;
  gallery(): Promise<readonly GalleryEntry[]>;
  galleryFiles(slug: string, kind: GalleryEntry['kind'], name: string): Promise<CopyFilesResult>;
  savePattern(name: string, title: string, nodes: readonly unknown[], from: string): Promise<void>;
  versions(slug: string): Promise<readonly Version[]>;
  version(slug: string, id: string): Promise<Version & { readonly text: string }>;
  nameVersion(slug: string, label: string): Promise<Version>;
  publishState(slug: string): Promise<PublishState>;
  publish(
    slug: string,
    hash: string,
    warningsRead: boolean,
    onEvent: (event: PublishEvent) => void,
  ): Promise<void>;
  rollback(slug: string, id: string, onEvent: (event: PublishEvent) => void): Promise<void>;
  previewLinks(slug: string): Promise<readonly PreviewLink[]>;
  addPreviewLink(slug: string, days: number): Promise<PreviewLink>;
  removePreviewLink(slug: string, id: string): Promise<void>;
  presence(window: string, slug: string, section: string): Promise<void>;
  /** Follows what happens to a page until the returned function is called. */
  follow(slug: string, onEvent: (event: StudioEvent) => void, onState: (isOpen: boolean) => void): () => void;
}

const EVENTS: readonly StudioEvent['name'][] = ['disk', 'gone', 'pictures', 'check', 'people', 'site'];

/** Bytes that a browser sends on for a page that is gone (Fetch allows 64 KiB). */
const MOST_KEPT_ALIVE = 60_000;

/**
 * @param problem what to say when the server cannot be reached, or says nothing of use
 * @param window what this window calls itself, so that it is not told of its own saves
 */
export function createApi(problem: () => StudioProblem, window: string): StudioApi {
  let token = '';
  const base = `${STUDIO}api/`;

  const once = (path: string, init: RequestInit) =>
    fetch(base + path, {
      ...init,
      headers: { ...(init.method ? { [TOKEN_HEADER]: token } : {}), ...init.headers },
    }).catch(() => {
      throw new StudioError(problem(), 0);
    });
  /** A server that was started again has another token: it is asked for once. */
  async function ask(path: string, init: RequestInit = {}): Promise<Response> {
    const answer = await once(path, init);
    const before = token;
    if (answer.status !== 403 || !init.method) return answer;
    await api.site();
    return token === before ? answer : once(path, init);
  }
  async function good(path: string, init?: RequestInit): Promise<Response> {
    const answer = await ask(path, init);
    if (answer.ok) return answer;
    throw await errorOf(answer);
  }
  async function errorOf(answer: Response): Promise<StudioError> {
    const told = (await answer.json().catch(() => undefined)) as StudioProblem | undefined;
    return new StudioError(told?.message ? told : problem(), answer.status);
  }
  const get = async <T>(path: string): Promise<T> => (await (await good(path)).json()) as T;
  const send = async <T>(path: string, body: unknown, method = 'POST'): Promise<T> => {
    const answer = await good(path, {
      method,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return (answer.status === 204 ? undefined : await answer.json()) as T;
  };
  const events = async (path: string, body: unknown, onEvent: (event: PublishEvent) => void) => {
    const answer = await good(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
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
  };
  const of = (slug: string) => `pages/${encodeURIComponent(slug)}`;

  const api: StudioApi = {
    async site() {
      const site = await get<StudioSite>('site');
      token = site.token;
      return site;
    },
    page: (slug) => get(of(slug)),
    makePage: (request) => send('pages', request),
    async save(slug, request) {
      const body = JSON.stringify({ ...request, window });
      const answer = await ask(of(slug), {
        method: 'PUT',
        headers: { 'content-type': 'application/json' },
        body,
        keepalive: new TextEncoder().encode(body).length <= MOST_KEPT_ALIVE,
      });
      if (answer.status === 409) return { name: 'changed', theirs: (await answer.json()) as SaveConflict };
      if (!answer.ok) throw await errorOf(answer);
      return { name: 'saved', hash: ((await answer.json()) as SaveResult).hash };
    },
    check: (slug, text) => send(`${of(slug)}/check`, { text }),
    whole: (slug, text, sectionKeys) => send(`${of(slug)}/whole`, { text, sectionKeys }),
    files: (slug) => get(`${of(slug)}/files`),
    async upload(slug, name, bytes) {
      const answer = await good(`${of(slug)}/files?name=${encodeURIComponent(name)}`, {
        method: 'POST',
        headers: { 'content-type': bytes.type || 'application/octet-stream' },
        body: bytes,
      });
      return (await answer.json()) as UploadResult;
    },
    deleteFile: (slug, name) => send(`${of(slug)}/files/${encodeURIComponent(name)}`, {}, 'DELETE'),
    copyFiles: (slug, from, names) => send(`${of(slug)}/files/copy`, { from, names }),
    gallery: () => get('gallery'),
    galleryFiles: (slug, kind, name) => send(`${of(slug)}/gallery-files`, { kind, name }),
    savePattern: (name, title, nodes, from) => send('patterns', { name, title, nodes, from }),
    versions: (slug) => get(`${of(slug)}/versions`),
    version: (slug, id) => get(`${of(slug)}/versions/${encodeURIComponent(id)}`),
    nameVersion: (slug, label) => send(`${of(slug)}/versions`, { label }),
    publishState: (slug) => get(`${of(slug)}/publish`),
    publish: (slug, hash, warningsRead, onEvent) =>
      events(`${of(slug)}/publish`, { hash, warningsRead }, onEvent),
    rollback: (slug, id, onEvent) => events(`${of(slug)}/rollback`, { id }, onEvent),
    previewLinks: (slug) => get(`${of(slug)}/preview-links`),
    addPreviewLink: (slug, days) => send(`${of(slug)}/preview-links`, { days }),
    removePreviewLink: (slug, id) =>
      send(`${of(slug)}/preview-links/${encodeURIComponent(id)}`, {}, 'DELETE'),
    presence: (window, slug, section) => send('presence', { window, slug, section }),
    follow(slug, onEvent, onState) {
      const feed = new EventSource(`${base}live?page=${encodeURIComponent(slug)}&window=${window}`);
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
