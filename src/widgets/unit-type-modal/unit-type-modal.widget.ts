import type { UnitTypeModal } from '../../generated/view.types.ts';
import { defineWidget } from '../../renderer/widget.ts';
import { UnitTypeModalView } from './unit-type-modal.view.tsx';

/** The window that unit-detail links open; the form in it is the lead-form widget (specification, section 2). */
export default defineWidget<UnitTypeModal>({
  type: 'unit-type-modal',
  hydrate: 'never',
  View: UnitTypeModalView,
  compose: ({ priceCheckbox, submit }) => [
    { type: 'lead-form', surface: 'unit-type', submit, priceCheckbox: { enabled: priceCheckbox } },
  ],
});
