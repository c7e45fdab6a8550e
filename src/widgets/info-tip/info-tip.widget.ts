import type { InfoTip } from '../../generated/view.types.ts';
import { defineWidget } from '../../renderer/widget.ts';
import { InfoTipView } from './info-tip.view.tsx';

export default defineWidget<InfoTip>({ type: 'info-tip', hydrate: 'never', View: InfoTipView });
