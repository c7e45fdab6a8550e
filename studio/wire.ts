/** The data that the studio's window and its server exchange; `routes.ts` lists the requests. */
import type { TextChange } from '../src/document/changes.ts';
import type { Schema } from '../src/document/schema.ts';
import type { DocumentTables } from '../src/document/walk.ts';
import type { Language } from '../src/lib/languages.ts';
import type { MeasuredPicture } from '../src/lib/to-picture.ts';
import type { UnitList } from '../src/lib/units.ts';
import type { SiteDesign } from '../src/renderer/site-design.ts';

/** The root of all studio paths: `${STUDIO}edit/<slug>` is the window, `${STUDIO}frame/<slug>/` the page in it. */
export const STUDIO = '/.kavling/studio/';

/** The roles of people. Each includes the permissions of those before it. */
export const ROLES = ['read', 'words', 'all', 'publish'] as const;
export type Role = (typeof ROLES)[number];

/** Sent with every request that changes something: it comes from this window, and not from another site. */
export const TOKEN_HEADER = 'x-kavling-studio';

export interface Person {
  readonly name: string;
  readonly role: Role;
}

/** Site data that stays the same while pages are edited. */
export interface StudioSite {
  readonly language: Language;
  /** The name of the site's folder. */
  readonly name: string;
  readonly person: Person;
  /** True if several people work here behind a login. */
  readonly isTeam: boolean;
  /** For `TOKEN_HEADER`. */
  readonly token: string;
  readonly pages: readonly PageEntry[];
  /** The content model of pages, with the site's own widgets; sentences are in the language of the studio. */
  readonly model: {
    readonly schema: Schema;
    readonly tables: DocumentTables;
    readonly bands: readonly string[];
  };
  /** Types of the site's own widgets: the window cannot render them and asks the server (`api/pages/<slug>/section`). */
  readonly ownTypes: readonly string[];
  /** Addresses of the scripts of widgets, as pages name them. */
  readonly client: {
    readonly boot: string;
    readonly runtime: string;
    readonly mount: string;
    readonly widgets: readonly (readonly [type: string, script: { url: string; isReact: boolean }])[];
  };
  readonly base: string;
  readonly look: SiteDesign;
}

export interface PageEntry {
  readonly slug: string;
  readonly title: string;
  readonly errors: number;
  /** The web address that the site gives it; empty if only the page itself can name one. */
  readonly address: string;
}

/** A page as it lies on disk. */
export interface StudioPage {
  readonly slug: string;
  /** The text with its byte-order mark and its line ends, as they are in the file. */
  readonly text: string;
  /** SHA-256 of the bytes of the file, hex. */
  readonly hash: string;
  /** Why the file cannot be written; empty when it can. */
  readonly readOnly: string;
  readonly check: PageCheckResult;
  readonly pictures: PictureManifest;
  /** The homes of the page's list, if it has a good one. */
  readonly units?: UnitList | undefined;
  /** The last text that had no errors and is not the present one: what is shown when this one cannot be. */
  readonly lastGood?: string;
}

/** Pictures by the path that documents name: `hero.jpg`. What is not in it yet is shown as it is and follows (`pictures`). */
export type PictureManifest = Readonly<Record<string, MeasuredPicture>>;

/** A finding of the one check of `kavling validate`. Spans count UTF-16 units of the text that was sent. */
export interface StudioFinding {
  readonly code: string;
  readonly severity: 'error' | 'warning';
  readonly line: number;
  readonly column: number;
  /** `sections/2/children/0/type` */
  readonly path: string;
  readonly where: string;
  readonly message: string;
  readonly fix: string;
  readonly span: { readonly start: number; readonly length: number };
  /** Changes that fix it; empty if a person must decide. */
  readonly edits: readonly TextChange[];
  /** True if the page cannot be published with it. */
  readonly stopsPublishing: boolean;
}

export interface PageCheckResult {
  readonly findings: readonly StudioFinding[];
  readonly errors: number;
}

export interface SaveResult {
  readonly hash: string;
}
/** The present file, whose hash is not `base`. */
export interface SaveConflict {
  readonly text: string;
  readonly hash: string;
}

/** An error and how to fix it, in the language of the studio. */
export interface StudioProblem {
  readonly message: string;
  readonly fix: string;
}

/** The page as the frame shows it, to compare with what is there. */
export interface WholeResult {
  /** The whole document with markers, as `frame/<slug>/` serves it. */
  readonly html: string;
}

/** A file of the page's library. */
export interface LibraryFile {
  /** Path beside page.json: `hero.jpg`. */
  readonly name: string;
  readonly bytes: number;
  readonly kind: 'picture' | 'other';
  /** Of a picture, in pixels. */
  readonly width?: number;
  readonly height?: number;
  /** A small picture of it. */
  readonly thumbnail?: string;
  /** JSON pointers of the values that name it. */
  readonly usedAt: readonly string[];
  /** The largest least width that any of its places needs, when the picture is narrower. */
  readonly tooSmallFor?: number;
}

export interface UploadResult {
  /** The safe name it got, or the name of the file with the same bytes that was there before. */
  readonly name: string;
  readonly wasThere: boolean;
  readonly pictures: PictureManifest;
}

/** Files of another page, or of the gallery, that were brought beside a page. */
export interface CopyFilesResult {
  /** The name that each has here. */
  readonly names: Readonly<Record<string, string>>;
  readonly pictures: PictureManifest;
}

/** An entry of the gallery that can be inserted. */
export interface GalleryEntry {
  readonly kind: 'widget' | 'pattern';
  readonly name: string;
  readonly title: string;
  readonly description: string;
  /** The node, or the nodes, that are inserted. */
  readonly nodes: readonly Readonly<Record<string, unknown>>[];
  /** Values that the nodes need elsewhere on the page, such as the floating buttons of `page.buttons`; by keys of the page. */
  readonly page?: Readonly<Record<string, unknown>>;
  /** Address of a page that shows it; with `?as=<slug>` a section has the appearance of that page. */
  readonly preview: string;
  /** Address of a small picture of it (AVIF); sections have none, and are shown by `preview`. */
  readonly picture?: string;
  /** The kind of a section, such as `opening`. */
  readonly group?: string;
  readonly groupTitle?: string;
  /** A new page has it unless its author chooses others. */
  readonly isStarting?: boolean;
  /** Its title and description in the other languages, to be found by them as well. */
  readonly otherWords?: string;
  /** The title in the other languages. */
  readonly otherTitles?: string;
  readonly isOwn: boolean;
  /**
   * Files that the nodes name. `gallery-files` brings them beside the page: one may get another name there, which the nodes
   * must then have.
   */
  readonly files: readonly string[];
}

/** A whole page that a new one can begin as. */
export interface StarterEntry {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  /** Address of a page that shows it. */
  readonly preview: string;
}

export interface Version {
  readonly id: string;
  /** ISO 8601. */
  readonly at: string;
  readonly who: string;
  readonly kind: 'save' | 'agent' | 'publish' | 'named';
  readonly label: string;
  readonly hash: string;
  readonly text?: string;
}

/** The live version of a page, and how its file differs. */
export interface PublishState {
  /** The hash of the page that is live; empty before the first time. */
  readonly live: string;
  readonly liveAt: string;
  /** Changed values, as JSON pointers; those of settings and alternative texts as well. */
  readonly changes: readonly ValueChange[];
  readonly isDue: boolean;
  /** Where the built site is, and where it can be looked at on this computer. */
  readonly folder: string;
  readonly address: string;
  /** Releases that can be restored, newest first, at most ten. */
  readonly releases: readonly {
    readonly id: string;
    readonly at: string;
    readonly who: string;
    readonly isLive: boolean;
  }[];
}
interface ValueChange {
  readonly path: string;
  readonly before?: unknown;
  readonly after?: unknown;
}

/** While a page is published or rolled back: `step`, and at the end `done` or `problem`. */
export type PublishEvent =
  | { readonly name: 'step'; readonly text: string }
  | { readonly name: 'done'; readonly state: PublishState }
  | {
      readonly name: 'problem';
      readonly problem: StudioProblem;
      readonly findings: readonly StudioFinding[];
    };

/** A path on this server that shows the page without login until then. */
export interface PreviewLink {
  readonly id: string;
  readonly path: string;
  readonly until: string;
}

/** An event of a page. Each connection begins with the current `disk`. */
export type StudioEvent =
  /** The file on disk after someone else has changed it; `who` is empty for a text editor, git and the like. */
  | {
      readonly name: 'disk';
      readonly data: {
        readonly slug: string;
        readonly hash: string;
        readonly text: string;
        readonly readOnly: string;
        readonly who: string;
      };
    }
  | { readonly name: 'gone'; readonly data: { readonly slug: string } }
  /** Pictures are ready. */
  | {
      readonly name: 'pictures';
      readonly data: { readonly slug: string; readonly pictures: PictureManifest };
    }
  /** The page's list of homes has changed. */
  | {
      readonly name: 'units';
      readonly data: { readonly slug: string; readonly units: UnitList };
    }
  /** Findings of files that were read later. */
  | {
      readonly name: 'check';
      readonly data: { readonly slug: string; readonly hash: string; readonly check: PageCheckResult };
    }
  /** The people here, each with the section that they have claimed; the window itself is included. */
  | { readonly name: 'people'; readonly data: { readonly people: readonly Presence[] } }
  /** Widgets, presets, fonts or icons of the site have changed: the window asks for the site again. */
  | { readonly name: 'site'; readonly data: Readonly<Record<string, never>> };

export interface Presence {
  readonly window: string;
  readonly name: string;
  readonly slug: string;
  /** JSON pointer of the section that is being edited, or empty. */
  readonly section: string;
}
