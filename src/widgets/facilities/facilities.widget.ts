import type { Facilities } from '../../generated/view.types.ts';
import { defineWidget } from '../../renderer/widget.ts';
import { FacilitiesView } from './facilities.view.tsx';

export default defineWidget<Facilities>({ type: 'facilities', hydrate: 'never', View: FacilitiesView });
