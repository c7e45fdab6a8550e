import type { MeasurementTag } from '../../lib/measurement-tags.ts';

/** What the script of the tags is told by the page. */
export interface TagsProps {
  readonly tags: readonly MeasurementTag[];
  readonly consent: 'off' | 'mode' | 'wait';
}
