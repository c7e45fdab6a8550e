import { produce } from 'immer';
import { type ReactElement, type ReactNode, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { createContext, useContextSelector } from 'use-context-selector';
import { createModel, type DocumentModel } from '../../../src/document/model.ts';
import { isSamePath, type Path, valueAt } from '../../../src/document/path.ts';
import type { Language } from '../../../src/lib/languages.ts';
import type { StudioPage, StudioSite } from '../../wire.ts';
import type { StudioApi } from './api.ts';
import { type Checking, createChecking } from './checking.ts';
import { browserClock, type StudioClock } from './clock.ts';
import type { DocumentStore, Origin } from './document-store.ts';
import { type Journal, noJournal } from './journal.ts';
import { saveOnLeaving } from './leaving.ts';
import { followPage } from './live.ts';
import { stepMessages } from './messages.ts';
import { nodePathOf } from './nodes.ts';
import { followSteps } from './notice.ts';
import { createSaving, type Saving } from './saving.ts';
import { firstWindowState, type WindowDraft, type WindowState } from './window-state.ts';

type Recipe = (draft: WindowDraft) => void;

/** The shared object of all parts of the studio; it stays the same while the page is open. */
export interface Studio {
  readonly slug: string;
  /** As it is now: `renew` brings another one. */
  get site(): StudioSite;
  get model(): DocumentModel;
  /** Takes changed widgets, icons, fonts or pages of the site, and renders again what they affect. */
  renew(site: StudioSite): void;
  renewPages(pages: StudioSite['pages']): void;
  /** The language of every sentence; fixed while the page is open. */
  readonly language: Language;
  readonly api: StudioApi;
  readonly doc: DocumentStore;
  /** The page as it was on disk when it was opened. */
  readonly opened: StudioPage;
  /** The window state now, outside of rendering. */
  get(): WindowState;
  /** Changes the window state. */
  change(recipe: Recipe): void;
  subscribe(listener: () => void): () => void;
  /** Selects a node, and a value inside it; `focus` takes the focus to its field in the form. */
  select(node: Path | undefined, more?: { readonly field?: Path; readonly focus?: boolean }): void;
  /** Says something to a screen reader. */
  announce(text: string): void;
  /** The id of this window, for the server and in the journal. */
  readonly window: string;
  readonly clock: StudioClock;
  readonly journal: Journal;
  /** Brings the text to the file and back, once it is started. */
  readonly saving: Saving;
  readonly checking: Checking;
}

/** The environment of a studio; by default it keeps no journal. */
interface StudioPorts {
  readonly window?: string;
  readonly clock?: StudioClock;
  readonly journal?: Journal;
}

export function createStudio(
  {
    site: firstSite,
    model: firstModel,
    ...parts
  }: Pick<Studio, 'slug' | 'site' | 'model' | 'api' | 'doc' | 'opened'>,
  first: Partial<WindowState> = {},
  { window = '', clock = browserClock, journal = noJournal }: StudioPorts = {},
): Studio {
  let state: WindowState = { ...firstWindowState, ...first };
  let site = firstSite;
  let model = firstModel;
  const listeners = new Set<() => void>();
  const change = (recipe: Recipe) => {
    const next = produce(state as WindowDraft, recipe);
    if (next === state) return;
    state = next;
    for (const listener of listeners) listener();
  };
  const studio: Omit<Studio, 'saving' | 'checking'> = {
    ...parts,
    language: firstSite.language,
    window,
    clock,
    journal,
    get site() {
      return site;
    },
    get model() {
      return model;
    },
    renew(next) {
      const isOther = lookOf(site) !== lookOf(next);
      site = next;
      if (isOther) model = modelOf(next);
      change((draft) => {
        draft.pagesVersion += 1;
        if (isOther) draft.siteVersion += 1;
      });
    },
    renewPages(pages) {
      site = { ...site, pages };
      change((draft) => {
        draft.pagesVersion += 1;
      });
    },
    get: () => state,
    change,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    select(node, { field, focus = false } = {}) {
      parts.doc.place = field ?? node;
      change((draft) => {
        draft.selection = node;
        draft.field = field;
        draft.topic = node ? 'selection' : 'page';
        if (focus) draft.focusField += 1;
        if (focus) draft.isFormOpen = true;
      });
    },
    announce(text) {
      change((draft) => {
        draft.announcement = { text, count: draft.announcement.count + 1 };
      });
    },
  };
  parts.doc.subscribe((made) => {
    followSelection(studio, made.origin, made.select);
    followSteps(studio, made);
  });
  const page = `${site.name}/${parts.slug}`;
  const savingParts = { ...studio, page, messages: stepMessages[firstSite.language] };
  const saving = createSaving(savingParts);
  const checking = createChecking(savingParts);
  return {
    ...studio,
    saving,
    checking,
    get site() {
      return site;
    },
    get model() {
      return model;
    },
    renew(next) {
      studio.renew(next);
      checking.checkSoon();
    },
  };
}

/** Builds the content model of a site. It does not validate: the server checks pages with every file that they name. */
export function modelOf({ model: { schema, tables, bands } }: StudioSite): DocumentModel {
  return createModel({ schema, tables, bands, validate: () => true });
}

/** All that pages look like because of the site; not its pages. */
function lookOf({ model, ownTypes, client, base, look }: StudioSite): string {
  return JSON.stringify([model, ownTypes, client, base, look]);
}

/** A step that is taken back, or done again, leads to where it was made; what is gone is not selected any more. */
function followSelection(
  { doc, model, get, select }: Pick<Studio, 'doc' | 'model' | 'get' | 'select'>,
  origin: Origin,
  place: Path | undefined,
): void {
  const node =
    place && (origin === 'undo' || origin === 'redo')
      ? nodePathOf(doc.document, place, model.tables)
      : undefined;
  if (place && node) select(node, isSamePath(node, place) ? {} : { field: place });
  const { selection } = get();
  const isGone = selection?.[0] === 'sections' && valueAt(doc.document, selection) === undefined;
  if (isGone) select(undefined);
}

/** Saves, checks and follows the page from now on; gives how to stop. */
export function startStudio(studio: Studio): () => void {
  const { saving, checking } = studio;
  const page = `${studio.site.name}/${studio.slug}`;
  const stops = [
    checking.start(),
    followPage({ ...studio, page, messages: stepMessages[studio.language] }, saving, checking),
    saveOnLeaving(saving, studio.get),
  ];
  void saving.start();
  return () => {
    for (const stop of stops) stop();
    saving.stop();
  };
}

const Context = createContext<{ readonly studio: Studio; readonly state: WindowState } | undefined>(
  undefined,
);

export function StudioProvider({ studio, children }: { studio: Studio; children: ReactNode }): ReactElement {
  const [state, setState] = useState(studio.get);
  useEffect(() => {
    setState(studio.get());
    return studio.subscribe(() => setState(studio.get()));
  }, [studio]);
  const value = useMemo(() => ({ studio, state }), [studio, state]);
  return <Context.Provider value={value}>{children}</Context.Provider>;
}

export function useStudio(): Studio {
  const studio = useContextSelector(Context, (value) => value?.studio);
  if (!studio) throw new Error('A part of the studio was rendered outside of it.');
  return studio;
}

/** A part of the window state; the component is rendered again only when that part changes. */
export function useWindow<T>(select: (state: WindowState) => T): T {
  return useContextSelector(Context, (value) => select(value?.state ?? firstWindowState));
}

/** A value made of the document; `select` gives the same object while what it looks at is the same. */
export function useDocument<T>(select: (doc: DocumentStore) => T): T {
  const { doc } = useStudio();
  return useSyncExternalStore(doc.subscribe, () => select(doc));
}
