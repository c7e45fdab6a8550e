import { type ReactElement, useId } from 'react';
import type { Faq } from '../../generated/view.types.ts';
import { DisclosureList } from '../../renderer/parts/disclosure.tsx';
import type { ViewProps } from '../../renderer/widget.ts';
import css from './faq.module.css';

/** Questions that open their answers, one at a time; search engines get them as a FAQPage. */
export function FaqView({ id, items, level, look }: ViewProps<Faq>): ReactElement {
  const group = useId();
  const questions = items.map((item) => ({ title: item.question, id: item.id, content: item.answer }));
  return (
    <DisclosureList
      css={css}
      id={id}
      items={questions}
      level={level}
      look={look}
      group={group}
      isOpen={(index) => index === 0}
    />
  );
}
