import '../studio.css';
import { lazy, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { loadRichView } from '../forms/rich/load-rich-view.ts';
import { OpenFailed } from './open-failed.tsx';
import { openStudio } from './open-studio.ts';
import { StudioWindow } from './studio-window.tsx';

/** A site has no pages only once. */
const FirstPage = lazy(() => import('../new-page/first-page.tsx'));

const holder = document.getElementById('studio');
if (holder) {
  const root = createRoot(holder);
  const opening = openStudio(location, document.documentElement.lang === 'id' ? 'id' : 'en');
  // With the window, so that no letter is typed before it is there.
  const rich = loadRichView().catch(() => undefined);
  Promise.all([opening, rich]).then(
    ([opened]) => {
      if (opened.name === 'first-page')
        return root.render(
          <Suspense>
            <FirstPage {...opened} />
          </Suspense>,
        );
      const { studio } = opened;
      // For scripts and tests that look at what is selected, or time a step.
      Object.assign(window, { kavlingStudio: studio });
      root.render(<StudioWindow studio={studio} />);
    },
    (error: unknown) => root.render(<OpenFailed error={error} />),
  );
}
