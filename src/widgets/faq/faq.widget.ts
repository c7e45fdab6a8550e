import type { Faq } from '../../generated/view.types.ts';
import { defineWidget, type StructuredData } from '../../renderer/widget.ts';
import { FaqView } from './faq.view.tsx';
import { plainText } from './plain-text.ts';

export default defineWidget<Faq>({
  type: 'faq',
  hydrate: 'never',
  View: FaqView,
  structuredData: ({ items, searchEngines }) => (searchEngines ? faqPage(items) : undefined),
});

/** The questions as schema.org knows them; the answer is the words the visitor reads. */
export function faqPage(items: readonly Pick<Faq['items'][number], 'question' | 'answer'>[]): StructuredData {
  return {
    '@type': 'FAQPage',
    mainEntity: items.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: plainText(answer) },
    })),
  };
}
