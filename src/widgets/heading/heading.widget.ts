import type { Heading } from '../../generated/view.types.ts';
import { defineWidget } from '../../renderer/widget.ts';
import { HeadingView } from './heading.view.tsx';

export default defineWidget<Heading>({ type: 'heading', hydrate: 'never', View: HeadingView });
