import { lazy, type ReactElement, Suspense, useEffect } from 'react';
import { Canvas } from '../canvas/canvas.tsx';
import { Announcer } from '../components/announcer.tsx';
import { componentMessages } from '../components/messages.ts';
import { Dialogs } from '../dialogs/dialogs.tsx';
import { FormPanel } from '../forms/form-panel.tsx';
import { formMessages } from '../forms/messages.ts';
import { outlineMessages } from '../outline/messages.ts';
import { Outline } from '../outline/outline.tsx';
import { type Studio, StudioProvider, useStudio, useWindow } from '../state/studio.tsx';
import { useStudioKeys } from './keys.ts';
import { windowMessages } from './messages.ts';
import { Toast } from './toast.tsx';
import { Toolbar } from './toolbar.tsx';

/** The text pane is loaded when it is first opened. */
const TextPane = lazy(() => import('../text/text-pane.tsx'));

export function StudioWindow({ studio }: { studio: Studio }): ReactElement {
  return (
    <StudioProvider studio={studio}>
      <Frame />
    </StudioProvider>
  );
}

/** The four parts: outline, page, form, and below them the text. */
function Frame(): ReactElement {
  const studio = useStudio();
  const isOutlineOpen = useWindow((state) => state.isOutlineOpen);
  const isInFront = useWindow((state) => state.isOutlineInFront);
  const isFormOpen = useWindow((state) => state.isFormOpen);
  const isTextOpen = useWindow((state) => state.isTextOpen);
  // All three depend on the site's data: they are rendered again when it changes.
  const version = useWindow((state) => state.siteVersion);
  const messages = windowMessages[studio.language];
  useStudioKeys();
  useEffect(() => {
    document.title = messages.title(studio.slug);
  }, [messages, studio.slug]);
  return (
    <div
      className="st-window"
      data-outline={isOutlineOpen}
      data-outline-front={isInFront}
      data-form={isFormOpen}
      data-text={isTextOpen}
    >
      <Toolbar />
      {isOutlineOpen && (
        <nav className="st-outline" id="st-outline" aria-label={outlineMessages[studio.language].title}>
          <Outline key={version} />
        </nav>
      )}
      <main className="st-canvas">
        <Canvas key={version} />
      </main>
      {isFormOpen && (
        <aside className="st-form" aria-label={formMessages[studio.language].title}>
          <FormPanel key={version} />
        </aside>
      )}
      {isTextOpen && (
        <section className="st-text" aria-label={messages.text}>
          <Suspense fallback={<p className="st-quiet">{componentMessages[studio.language].opening}</p>}>
            <TextPane />
          </Suspense>
        </section>
      )}
      <Dialogs />
      <Toast />
      <Announcer />
    </div>
  );
}
