import type { Story } from '../../generated/view.types.ts';
import { defineWidget } from '../../renderer/widget.ts';
import { StoryView } from './story.view.tsx';

export default defineWidget<Story>({ type: 'story', hydrate: 'never', View: StoryView });
