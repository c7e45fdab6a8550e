import type { LeadModal } from '../../generated/view.types.ts';
import { defineWidget } from '../../renderer/widget.ts';
import { LeadModalView } from './lead-modal.view.tsx';

/** The WhatsApp lead form of the OTP flow (specification, section 2). */
export default defineWidget<LeadModal>({
  type: 'lead-modal',
  hydrate: 'never',
  View: LeadModalView,
  compose: ({ priceCheckbox }, { copy }) => [
    {
      type: 'lead-form',
      surface: 'otp',
      submit: copy.plainSubmit,
      priceCheckbox: { enabled: priceCheckbox },
    },
  ],
});
