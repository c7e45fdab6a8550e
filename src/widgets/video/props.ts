import type { Playing } from '../../lib/video.ts';

/** What the script of a video gets. */
export interface VideoProps extends Playing {
  /** An id or an address, as the author wrote it. */
  readonly video: string;
  readonly title: string;
}
