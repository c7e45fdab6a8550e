import { defineWidget } from '../../renderer/widget.ts';
import { MeasurementTagsView } from './measurement-tags.view.tsx';
import type { TagsProps } from './props.ts';

/** The tags of `settings.analytics.tags`: pages without tags contain nothing of it. */
export default defineWidget<TagsProps & { type: 'measurement-tags' }>({
  type: 'measurement-tags',
  hydrate: 'idle',
  View: MeasurementTagsView,
  isWanted: ({ settings }) => settings.analytics.tags.length > 0,
  prepare: (_, { settings: { analytics } }) => ({ tags: analytics.tags, consent: analytics.consent }),
});
