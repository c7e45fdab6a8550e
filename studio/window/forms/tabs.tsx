import { type ComponentType, type KeyboardEvent, lazy, type ReactElement, Suspense } from 'react';
import { componentMessages } from '../components/messages.ts';
import { useStudio, useWindow } from '../state/studio.tsx';
import type { FormTopic } from '../state/window-state.ts';
import { formMessages } from './messages.ts';
import { PageTopic } from './topics/page.tsx';
import { SelectionTopic } from './topics/selection.tsx';

const TOPICS: readonly FormTopic[] = ['selection', 'page', 'theme', 'search', 'settings'];

const VIEWS: Readonly<Record<FormTopic, ComponentType>> = {
  selection: SelectionTopic,
  page: PageTopic,
  theme: lazy(() => import('./topics/theme.tsx')),
  search: lazy(() => import('./topics/search.tsx')),
  settings: lazy(() => import('./topics/settings.tsx')),
};

const STEPS: Readonly<Record<string, (at: number) => number>> = {
  ArrowRight: (at) => (at + 1) % TOPICS.length,
  ArrowLeft: (at) => (at + TOPICS.length - 1) % TOPICS.length,
  Home: () => 0,
  End: () => TOPICS.length - 1,
};

/** The topics of the form as tabs: one is in the tab order, arrows go from one to the next. */
export function Tabs({ isDisabled }: { isDisabled: boolean }): ReactElement {
  const studio = useStudio();
  const { topics } = formMessages[studio.language];
  const topic = useWindow((state) => state.topic);
  const open = (next: FormTopic) =>
    studio.change((draft) => {
      draft.topic = next;
    });
  const onKeyDown = (event: KeyboardEvent) => {
    const next = TOPICS[STEPS[event.key]?.(TOPICS.indexOf(topic)) ?? -1];
    if (!next) return;
    event.preventDefault();
    open(next);
    document.getElementById(`st-tab-${next}`)?.focus();
  };
  const View = VIEWS[topic];
  return (
    <>
      <div
        className="st-tabs"
        role="tablist"
        tabIndex={-1}
        aria-label={formMessages[studio.language].title}
        onKeyDown={onKeyDown}
      >
        {TOPICS.map((one) => (
          <button
            key={one}
            type="button"
            role="tab"
            id={`st-tab-${one}`}
            aria-selected={one === topic}
            aria-controls="st-topic"
            tabIndex={one === topic ? 0 : -1}
            onClick={() => open(one)}
          >
            {topics[one]}
          </button>
        ))}
      </div>
      <div role="tabpanel" id="st-topic" aria-labelledby={`st-tab-${topic}`} data-topic={topic}>
        <fieldset className="st-bare" disabled={isDisabled}>
          <Suspense
            fallback={<p className="st-quiet st-pad">{componentMessages[studio.language].opening}</p>}
          >
            <View />
          </Suspense>
        </fieldset>
      </div>
    </>
  );
}
