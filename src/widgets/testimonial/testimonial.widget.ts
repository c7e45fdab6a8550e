import type { Testimonial } from '../../generated/view.types.ts';
import { defineWidget } from '../../renderer/widget.ts';
import { TestimonialView } from './testimonial.view.tsx';

export default defineWidget<Testimonial>({ type: 'testimonial', hydrate: 'never', View: TestimonialView });
