import type { Accordion } from '../../generated/view.types.ts';
import { defineWidget } from '../../renderer/widget.ts';
import { AccordionView } from './accordion.view.tsx';

export default defineWidget<Accordion>({ type: 'accordion', hydrate: 'never', View: AccordionView });
