import type { RecommendationModal } from '../../generated/view.types.ts';
import { defineWidget } from '../../renderer/widget.ts';
import { RecommendationModalView } from './recommendation-modal.view.tsx';

export default defineWidget<RecommendationModal>({
  type: 'recommendation-modal',
  hydrate: 'never',
  View: RecommendationModalView,
});
