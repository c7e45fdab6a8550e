import type { Video } from '../../generated/view.types.ts';
import { parseVideo } from '../../lib/video.ts';
import { defineWidget } from '../../renderer/widget.ts';
import type { VideoProps } from './props.ts';
import { VideoView } from './video.view.tsx';

/** A file is played by the browser itself, and the media viewer has its own script: only frames need one here. */
export default defineWidget<Video>({
  type: 'video',
  hydrate: ({ video, lightbox }) => (!lightbox && isFramed(video) ? 'interaction' : 'never'),
  View: VideoView,
  needs: (_page, { lightbox }) => (lightbox ? ['lightbox'] : []),
  send: ({ video, title, controls, mute, loop, start, end }) =>
    ({ video, title, controls, mute, loop, start, end }) satisfies VideoProps,
});

function isFramed(video: string): boolean {
  const kind = parseVideo(video)?.kind;
  return kind === 'youtube' || kind === 'vimeo';
}
