import {
  answers,
  anything,
  flag,
  list,
  number,
  object,
  type Route,
  text,
  type ValueOf,
} from '../src/lib/routes.ts';
import type { UnitSheet, UnitUpload } from '../src/lib/unit-sheet.ts';
import type {
  CopyFilesResult,
  GalleryEntry,
  LibraryFile,
  PageCheckResult,
  PreviewLink,
  PublishEvent,
  PublishState,
  Role,
  SaveResult,
  StarterEntry,
  StudioEvent,
  StudioPage,
  StudioSite,
  UploadResult,
  Version,
  WholeResult,
} from './wire.ts';

/** Below `${STUDIO}api/`. Any of them may answer `StudioProblem` instead. */
interface StudioRoute extends Route {
  /** The least role that may call it. */
  readonly role: Role;
}

/** Server-sent events instead of one answer. */
const events = <T>() => answers<Events<T>>();
export interface Events<T> {
  readonly event?: T;
}

/** An empty object. */
const nothing = answers<unknown>();

/** The window's key of a section: its first position, or `n` and a number for a new one. */
const sectionKey = { type: 'string', pattern: '^n?\\d{1,9}$' } as const;

const newPage = object(
  {
    slug: text,
    name: text,
    /** These are empty until they are known. */
    telesales: text,
    projectId: text,
    superleadsId: text,
    /** The ready-made sections that the page begins with; none for an empty page. */
    sections: list(text),
    /** The whole page that it begins as; then `sections` is empty. */
    starter: text,
  },
  ['starter'],
);
export type NewPageRequest = ValueOf<typeof newPage>;

const save = object(
  {
    text,
    /** The hash of the file that the text was made from; empty to put back a file that has been deleted. */
    base: text,
    /** The label of the change in the list of versions: "Move Promo up". */
    label: text,
    /** The id that the window passes to `GET live`: it is not notified about its own save. */
    window: text,
  },
  ['window'],
);
export type SaveRequest = ValueOf<typeof save>;

const unitChange = object({
  /** The hash of the list that the changes were made in. */
  base: text,
  /** Cells: where they are and what they held, so that they are found when the list has changed. */
  sets: list(object({ row: number, column: number, title: text, code: text, before: text, value: text })),
  inserts: list(object({ row: number, cells: list(text) })),
  removes: list(object({ row: number, cells: list(text) })),
});
export type UnitChangeRequest = ValueOf<typeof unitChange>;

/** Every request of the studio's window. The window imports only the types; the server validates requests against it. */
export const studioRoutes = {
  'GET site': { role: 'read', gives: answers<StudioSite>() },
  'GET live': { role: 'read', query: ['page', 'window'], gives: events<StudioEvent>() },
  'POST presence': {
    role: 'read',
    body: object({ window: text, slug: text, section: text }),
    gives: nothing,
  },
  'POST pages': { role: 'all', body: newPage, gives: answers<{ readonly slug: string }>() },
  'GET pages/:slug': { role: 'read', gives: answers<StudioPage>() },
  /** 409 `SaveConflict` if the hash of the file is not `base`. */
  'PUT pages/:slug': { role: 'words', body: save, gives: answers<SaveResult>() },
  'POST pages/:slug/check': { role: 'read', body: object({ text }), gives: answers<PageCheckResult>() },
  'POST pages/:slug/whole': {
    role: 'read',
    body: object({ text, sectionKeys: list(sectionKey) }),
    gives: answers<WholeResult>(),
  },
  'GET pages/:slug/files': { role: 'read', gives: answers<readonly LibraryFile[]>() },
  /** The bytes are the body. */
  'POST pages/:slug/files': { role: 'words', query: ['name'], gives: answers<UploadResult>() },
  'POST pages/:slug/files/copy': {
    role: 'words',
    body: object({ from: text, names: list(text) }),
    gives: answers<CopyFilesResult>(),
  },
  'DELETE pages/:slug/files/:name{.+}': { role: 'all', gives: nothing },
  'GET pages/:slug/units': { role: 'read', gives: answers<UnitSheet>() },
  /** 409 `UnitConflict` if one of its cells has changed. */
  'PUT pages/:slug/units': { role: 'all', body: unitChange, gives: answers<UnitSheet>() },
  /** The bytes are the body: compares them with the list, and writes nothing. */
  'POST pages/:slug/units/compare': { role: 'all', query: ['name'], gives: answers<UnitUpload>() },
  /** The bytes are the body, and become the list if its hash still is `base`. */
  'POST pages/:slug/units/file': {
    role: 'all',
    query: ['name', 'base'],
    gives: answers<{ readonly name: string }>(),
  },
  'GET starters': { role: 'read', gives: answers<readonly StarterEntry[]>() },
  'GET gallery': { role: 'read', gives: answers<readonly GalleryEntry[]>() },
  'POST pages/:slug/gallery-files': {
    role: 'all',
    body: object({ kind: text, name: text }),
    gives: answers<CopyFilesResult>(),
  },
  'POST patterns': {
    role: 'all',
    body: object({ name: text, title: text, nodes: list(anything, 1), from: text }),
    gives: nothing,
  },
  'GET pages/:slug/versions': { role: 'read', gives: answers<readonly Version[]>() },
  'GET pages/:slug/versions/:id': {
    role: 'read',
    gives: answers<Version & { readonly text: string }>(),
  },
  'POST pages/:slug/versions': { role: 'words', body: object({ label: text }), gives: answers<Version>() },
  'GET pages/:slug/publish': { role: 'read', gives: answers<PublishState>() },
  'POST pages/:slug/publish': {
    role: 'publish',
    body: object({ hash: text, warningsRead: flag }, ['warningsRead']),
    gives: events<PublishEvent>(),
  },
  'POST pages/:slug/rollback': { role: 'publish', body: object({ id: text }), gives: events<PublishEvent>() },
  'GET pages/:slug/preview-links': { role: 'all', gives: answers<readonly PreviewLink[]>() },
  'POST pages/:slug/preview-links': {
    role: 'all',
    body: object({ days: number }),
    gives: answers<PreviewLink>(),
  },
  'DELETE pages/:slug/preview-links/:id': { role: 'all', gives: nothing },
} as const satisfies Readonly<Record<string, StudioRoute>>;

export type StudioRoutes = typeof studioRoutes;
