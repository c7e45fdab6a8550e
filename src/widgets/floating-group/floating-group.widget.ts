import type { FloatingGroup } from '../../generated/view.types.ts';
import { defineWidget } from '../../renderer/widget.ts';
import { FloatingGroupView } from './floating-group.view.tsx';

/** The group is made of lead buttons; one alone is the floating button itself (specification, section 1). */
export default defineWidget<FloatingGroup>({
  type: 'floating-group',
  hydrate: 'never',
  View: FloatingGroupView,
  compose: ({ buttons }) =>
    buttons.map((button) => ({
      ...button,
      type: 'lead-button',
      kind: button.kind === 'whatsapp' ? 'floating' : button.kind,
      look: button.kind === 'whatsapp' ? 'whatsapp' : 'solid',
    })),
});
