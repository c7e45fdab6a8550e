import type { ProgressBar } from '../../generated/view.types.ts';
import { defineWidget } from '../../renderer/widget.ts';
import { ProgressBarView } from './progress-bar.view.tsx';

export default defineWidget<ProgressBar>({ type: 'progress-bar', hydrate: 'never', View: ProgressBarView });
