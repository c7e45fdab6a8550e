import type { ReactElement } from 'react';
import type { Toggle } from '../../generated/view.types.ts';
import { DisclosureList } from '../../renderer/parts/disclosure.tsx';
import type { ViewProps } from '../../renderer/widget.ts';
import css from './toggle.module.css';

/** Titles that open and close each on its own. */
export function ToggleView(props: ViewProps<Toggle>): ReactElement {
  const { id, items, level, look } = props;
  return (
    <DisclosureList
      css={css}
      id={id}
      items={items}
      level={level}
      look={look}
      isOpen={(index) => items[index]?.open ?? false}
    />
  );
}
