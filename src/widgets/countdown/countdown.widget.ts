import type { Countdown } from '../../generated/view.types.ts';
import { defineWidget } from '../../renderer/widget.ts';
import { CountdownView } from './countdown.view.tsx';
import { deadline } from './deadline.ts';

export default defineWidget<Countdown>({
  type: 'countdown',
  hydrate: 'visible',
  View: CountdownView,
  send: ({ until, zone }) => ({ end: deadline(until, zone) }),
});
