import { type ReactElement, useId } from 'react';
import type { Accordion } from '../../generated/view.types.ts';
import { DisclosureList } from '../../renderer/parts/disclosure.tsx';
import type { ViewProps } from '../../renderer/widget.ts';
import css from './accordion.module.css';

/** Titles with one open at a time; the browser closes the others. */
export function AccordionView(props: ViewProps<Accordion>): ReactElement {
  const group = useId();
  return (
    <DisclosureList
      css={css}
      id={props.id}
      items={props.items}
      level={props.level}
      look={props.look}
      group={group}
      isOpen={(index) => props.start === 'first' && index === 0}
    />
  );
}
