import type { Counter } from '../../generated/view.types.ts';
import { defineWidget } from '../../renderer/widget.ts';
import { CounterView } from './counter.view.tsx';

export default defineWidget<Counter>({
  type: 'counter',
  hydrate: 'visible',
  send: ({ duration, items }) => ({ duration, items: items.map(({ label: _, ...number }) => number) }),
  View: CounterView,
});
