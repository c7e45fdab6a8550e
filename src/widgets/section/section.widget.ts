import type { Section } from '../../generated/view.types.ts';
import { safeUrl } from '../../lib/safe-url.ts';
import { defineWidget } from '../../renderer/widget.ts';
import { isMoving } from './look.ts';
import { SectionView } from './section.view.tsx';

export default defineWidget<Section>({
  type: 'section',
  hydrate: ({ background }) => (isMoving(background) ? 'visible' : 'never'),
  send: ({ background: { slideshow, video } }) => ({
    interval: slideshow?.interval,
    video: video && safeUrl(video.file, 'media'),
    onPhones: video?.onPhones,
  }),
  View: SectionView,
});
