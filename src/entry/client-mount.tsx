import { type ComponentType, type ReactElement, type ReactNode, useEffect, useLayoutEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { ReadyHtml } from '../renderer/html.tsx';
import { PageProvider } from '../renderer/page-context.tsx';
import { type Runtime, RuntimeProvider } from '../runtime/index.ts';
import { allowMovedNodes } from './client-moved-nodes.ts';
import { createRedraw, ownSlots, type Redraw } from './client-redraw.ts';
import { prepareIslands, readFacts, ready, startRuntime } from './client-runtime.ts';

const facts = readFacts(document);

await Promise.all([ready(), prepareIslands(document)]);
allowMovedNodes(Node);

type Props = Record<string, unknown>;

/** Hydrates one island. Resolves when its listeners are attached; the content of its slots is never touched. */
export function mount(island: HTMLElement, View: ComponentType<Props>): Promise<void> {
  const names = ownSlots(island).map((slot) => slot.dataset.slot ?? '');
  const props = withSlots(JSON.parse(island.dataset.props ?? '{}') as Props, names);
  const redraw = createRedraw(island);
  return new Promise((resolve) => {
    hydrateRoot(
      island,
      <RuntimeProvider runtime={completeRuntime()}>
        <PageProvider value={facts}>
          <Ready onReady={resolve} redraw={redraw}>
            <View {...props} />
          </Ready>
        </PageProvider>
      </RuntimeProvider>,
      { identifierPrefix: `${island.id}-` },
    );
  });
}

let isComplete = false;

/** The runtime, of which the parts that came with the islands have learned what the browser keeps. */
function completeRuntime(): Runtime {
  const runtime = startRuntime();
  if (!isComplete) runtime.dispatch({ type: 'page/shown', restored: runtime.restore(), persisted: false });
  isComplete = true;
  return runtime;
}

interface ReadyProps {
  readonly onReady: () => void;
  readonly redraw: Redraw;
  readonly children: ReactNode;
}

/** Around the view and not beside it: a sibling would change the ids that `useId` gives, and the server has none. */
function Ready({ onReady, redraw: { note, restore }, children }: ReadyProps): ReactNode {
  note();
  useLayoutEffect(restore, [restore]);
  useEffect(onReady, [onReady]);
  return children;
}

/** Puts a placeholder where each slot is (`items.0.children`): hydration leaves the HTML inside it untouched. */
function withSlots(props: Props, names: readonly string[]): Props {
  for (const name of names) {
    const keys = name.split('.');
    const last = keys.pop() as string;
    const holder = keys.reduce((value, key) => value[key] as Props, props);
    holder[last] = <Slot name={name} />;
  }
  return props;
}

function Slot({ name }: { name: string }): ReactElement {
  return <ReadyHtml as="k-slot" attributes={{ 'data-slot': name }} html="" />;
}
