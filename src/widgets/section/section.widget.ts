import type { Section } from '../../generated/view.types.ts';
import { defineWidget } from '../../renderer/widget.ts';
import { SectionView } from './section.view.tsx';

export default defineWidget<Section>({ type: 'section', hydrate: 'never', View: SectionView });
