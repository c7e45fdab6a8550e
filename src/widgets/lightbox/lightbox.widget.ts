import type { Lightbox } from '../../generated/view.types.ts';
import { defineWidget } from '../../renderer/widget.ts';
import { LightboxView } from './lightbox.view.tsx';

/** The media viewer. It is not hydrated until a link with `data-wakes="lightbox"` is clicked (specification, section 2). */
export default defineWidget<Lightbox>({
  type: 'lightbox',
  hydrate: 'interaction',
  View: LightboxView,
  send: () => ({}),
});
