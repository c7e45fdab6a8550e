import type { LeadButton } from '../../generated/view.types.ts';
import { defineWidget } from '../../renderer/widget.ts';
import { LeadButtonView } from './lead-button.view.tsx';

export default defineWidget<LeadButton>({
  type: 'lead-button',
  hydrate: 'never',
  View: LeadButtonView,
  needs: ({ settings }) => (settings.otp.enabled ? ['general-modal', 'lead-modal'] : ['general-modal']),
});
