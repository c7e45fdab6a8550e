import { expect, test } from 'vitest';
import { faqPage } from './faq.widget.ts';

test('questions become a FAQPage with the words of their answers', () => {
  const page = faqPage([{ question: 'Bebas banjir?', answer: ['Ya. ', 'Kontur 14 m.'] }]);
  expect(page).toEqual({
    '@type': 'FAQPage',
    mainEntity: [
      {
        '@type': 'Question',
        name: 'Bebas banjir?',
        acceptedAnswer: { '@type': 'Answer', text: 'Ya. \nKontur 14 m.' },
      },
    ],
  });
});
