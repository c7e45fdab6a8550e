import type { Tabs } from '../../generated/view.types.ts';
import { defineWidget } from '../../renderer/widget.ts';
import { TabsView } from './tabs.view.tsx';

export default defineWidget<Tabs>({
  type: 'tabs',
  hydrate: 'idle',
  send: ({ direction, small, items }) => ({ direction, small, items: items.map(({ id }) => ({ id })) }),
  View: TabsView,
});
