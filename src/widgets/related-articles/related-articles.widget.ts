import type { RelatedArticles } from '../../generated/view.types.ts';
import { defineWidget } from '../../renderer/widget.ts';
import { RelatedArticlesView } from './related-articles.view.tsx';

export default defineWidget<RelatedArticles>({
  type: 'related-articles',
  hydrate: 'visible',
  View: RelatedArticlesView,
  send: () => ({}),
});
