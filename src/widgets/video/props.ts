import type { Playing } from '../../lib/video.ts';

/** The props of a video's script. */
export interface VideoProps extends Playing {
  /** An id or an address, as the author wrote it. */
  readonly video: string;
  readonly title: string;
}
