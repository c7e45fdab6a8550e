import { produce } from 'immer';
import { type ReactElement, type ReactNode, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { createContext, useContextSelector } from 'use-context-selector';
import type { DocumentModel } from '../../document/model.ts';
import type { Path } from '../../document/path.ts';
import type { StudioApi } from '../app/api.ts';
import type { StudioMessages } from '../app/messages.ts';
import type { StudioPage, StudioSite } from '../wire.ts';
import type { DocumentStore } from './document-store.ts';
import { firstWindowState, type WindowState } from './window-state.ts';

type Recipe = (draft: Draft) => void;
/** A window state that a recipe may change. */
type Draft = { -readonly [key in keyof WindowState]: WindowState[key] };

/** What every part of the studio works with; it is the same as long as the page is open. */
export interface Studio {
  readonly slug: string;
  readonly site: StudioSite;
  readonly model: DocumentModel;
  readonly messages: StudioMessages;
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
}

export function createStudio(
  parts: Pick<Studio, 'slug' | 'site' | 'model' | 'messages' | 'api' | 'doc' | 'opened'>,
  first: Partial<WindowState> = {},
): Studio {
  let state: WindowState = { ...firstWindowState, ...first };
  const listeners = new Set<() => void>();
  const change = (recipe: Recipe) => {
    const next = produce(state as Draft, recipe);
    if (next === state) return;
    state = next;
    for (const listener of listeners) listener();
  };
  const studio: Studio = {
    ...parts,
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
  return studio;
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
