import type { MeasurementTag } from '../../lib/measurement-tags.ts';

/** The props that the page passes to the script of the tags. */
export interface TagsProps {
  readonly tags: readonly MeasurementTag[];
  readonly consent: 'off' | 'mode' | 'wait';
}
