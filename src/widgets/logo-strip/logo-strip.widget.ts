import type { LogoStrip } from '../../generated/view.types.ts';
import { defineWidget } from '../../renderer/widget.ts';
import { LogoStripView } from './logo-strip.view.tsx';

export default defineWidget<LogoStrip>({ type: 'logo-strip', hydrate: 'never', View: LogoStripView });
