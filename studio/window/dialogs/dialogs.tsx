import { type ComponentType, lazy, type ReactElement, Suspense } from 'react';
import { useWindow } from '../state/studio.tsx';
import type { DialogState } from '../state/window-state.ts';
import { DropAnywhere } from './drop-anywhere.tsx';

/** The dialogs by name, each loaded when it is first opened. */
const DIALOGS: { readonly [name in DialogState['name']]?: ComponentType } = {
  gallery: lazy(() => import('./gallery.tsx')),
  move: lazy(() => import('./move-to.tsx')),
  'save-pattern': lazy(() => import('./save-pattern.tsx')),
  paste: lazy(() => import('./paste.tsx')),
  keys: lazy(() => import('./keys.tsx')),
  pictures: lazy(() => import('./pictures.tsx')),
  shapes: lazy(() => import('./shapes.tsx')),
  units: lazy(() => import('../units/units.tsx')),
  pages: lazy(() => import('./pages.tsx')),
  'new-page': lazy(() => import('../new-page/new-page.tsx')),
  versions: lazy(() => import('./versions.tsx')),
  publish: lazy(() => import('./publish.tsx')),
  share: lazy(() => import('./share.tsx')),
  conflict: lazy(() => import('./conflict.tsx')),
};

/** The dialog that is open, if one is. */
export function Dialogs(): ReactElement {
  const name = useWindow((state) => state.dialog?.name);
  const Dialog = name && DIALOGS[name];
  return (
    <>
      <DropAnywhere />
      {Dialog && (
        <Suspense>
          <Dialog />
        </Suspense>
      )}
    </>
  );
}
