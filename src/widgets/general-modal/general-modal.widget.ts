import type { GeneralModal } from '../../generated/view.types.ts';
import { defineWidget } from '../../renderer/widget.ts';
import { GeneralModalView } from './general-modal.view.tsx';

/** The window of the general lead form; the form in it is the lead-form widget (specification, section 2). */
export default defineWidget<GeneralModal>({
  type: 'general-modal',
  hydrate: 'never',
  View: GeneralModalView,
  compose: ({ priceCheckbox }, { copy }) => [
    {
      type: 'lead-form',
      surface: 'general',
      submit: copy.plainSubmit,
      priceCheckbox: { enabled: priceCheckbox },
    },
  ],
});
