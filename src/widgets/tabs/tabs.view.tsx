import { type ReactElement, useId } from 'react';
import type { Tabs } from '../../generated/view.types.ts';
import { Icon } from '../../renderer/parts/icon.tsx';
import { RichText } from '../../renderer/parts/rich-text.tsx';
import { classes } from '../../renderer/style.ts';
import type { ViewProps } from '../../renderer/widget.ts';
import css from './tabs.module.css';

const tags = { 2: 'h2', 3: 'h3', 4: 'h4', 5: 'h5', 6: 'h6' } as const;

/**
 * Links to panels, each with its own heading: a page that reads well without script. Where script runs, style
 * shows one panel from the first paint on, and tabs.enhance.ts makes the links tabs.
 */
export function TabsView(props: ViewProps<Tabs>): ReactElement {
  const group = useId();
  const Title = tags[props.level];
  const name = (index: number) => props.items[index]?.id ?? `${group}p${index}`;
  return (
    <div id={props.id} className={css.root} data-direction={props.direction} data-small={props.small}>
      <div className={css.list} {...(props.label ? { 'aria-label': props.label, role: 'group' } : {})}>
        {props.items.map((item, index) => (
          <a key={index} id={`${group}t${index}`} className={css.tab} href={`#${name(index)}`} data-hold="">
            {item.icon && <Icon name={item.icon} />}
            {item.title}
          </a>
        ))}
      </div>
      <div className={css.panels}>
        {props.items.map((item, index) => (
          <section key={index} className={css.panel}>
            <Title className={css.title}>
              <a href={`#${name(index)}`} className={css.opener} data-hold="">
                {item.title}
              </a>
            </Title>
            <div id={name(index)} className={classes(css.body, 'stack')}>
              {item.content.length > 0 && (
                <div className={css.text}>
                  <RichText content={item.content} />
                </div>
              )}
              {item.children}
            </div>
          </section>
        ))}
      </div>
    </div>
  );
}
