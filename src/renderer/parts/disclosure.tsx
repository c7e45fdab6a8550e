import type { ReactElement, ReactNode } from 'react';
import type { Text } from '../../generated/view.types.ts';
import { classes } from '../style.ts';
import { RichText } from './rich-text.tsx';

/** The class names of disclosure.module.css as the widget that imports it has them. */
type Names = Readonly<Record<string, string>>;

/** One title with what it opens. */
export interface DisclosureItem {
  readonly title: string;
  readonly id?: string | undefined;
  readonly content: Text['content'];
  readonly children?: ReactNode;
}

const tags = { 2: 'h2', 3: 'h3', 4: 'h4', 5: 'h5', 6: 'h6' } as const;

/**
 * Titles that open and close by the browser alone: links to an id inside open the item, searching in the page finds
 * what is closed, and paper shows all. Items of one `group` close each other.
 */
export function DisclosureList(props: {
  css: Names;
  id: string | undefined;
  items: readonly DisclosureItem[];
  level: keyof typeof tags;
  look: string;
  group?: string;
  isOpen: (index: number) => boolean;
}): ReactElement {
  const { css, items, group } = props;
  const Title = tags[props.level];
  return (
    <div id={props.id} className={css.root} data-look={props.look}>
      {items.map((item, index) => (
        <details
          key={index}
          className={css.item}
          open={props.isOpen(index)}
          {...(group === undefined ? {} : { name: group })}
        >
          <summary className={css.summary}>
            <Title className={css.title}>{item.title}</Title>
            <span className={css.mark} aria-hidden="true" />
          </summary>
          {/* The id must be on the hidden element: only then does a link to it open the item. */}
          <div id={item.id} className={classes(css.panel, 'stack')}>
            {item.content.length > 0 && (
              <div className={css.text}>
                <RichText content={item.content} />
              </div>
            )}
            {item.children}
          </div>
        </details>
      ))}
    </div>
  );
}
