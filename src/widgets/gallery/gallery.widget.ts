import type { Gallery } from '../../generated/view.types.ts';
import { defineWidget } from '../../renderer/widget.ts';
import { GalleryView } from './gallery.view.tsx';

export default defineWidget<Gallery>({
  type: 'gallery',
  hydrate: 'never',
  View: GalleryView,
  needs: (_page, { lightbox }) => (lightbox ? ['lightbox'] : []),
});
