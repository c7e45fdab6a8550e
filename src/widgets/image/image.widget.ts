import type { Image } from '../../generated/view.types.ts';
import { defineWidget } from '../../renderer/widget.ts';
import { ImageView } from './image.view.tsx';

export default defineWidget<Image>({
  type: 'image',
  hydrate: 'never',
  View: ImageView,
  needs: (_page, { lightbox, link }) => (lightbox && link === undefined ? ['lightbox'] : []),
});
