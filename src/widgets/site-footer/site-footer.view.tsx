import type { ReactElement } from 'react';
import type { SiteFooter } from '../../generated/view.types.ts';
import { usePage } from '../../renderer/page-context.tsx';
import { Anchor } from '../../renderer/parts/anchor.tsx';
import { RichText } from '../../renderer/parts/rich-text.tsx';
import type { ViewProps } from '../../renderer/widget.ts';
import css from './site-footer.module.css';

/** The last lines of the page. */
export function SiteFooterView({ text, links }: ViewProps<SiteFooter>): ReactElement {
  const { project } = usePage();
  return (
    <footer className={css.root}>
      <div className={css.inner}>
        <p className={css.name}>{project.name}</p>
        <div className={css.text}>
          <RichText content={text} />
        </div>
        {links.length > 0 && (
          <ul className={css.links}>
            {links.map(({ label, link }) => (
              <li key={link}>
                <Anchor href={link}>{label}</Anchor>
              </li>
            ))}
          </ul>
        )}
      </div>
    </footer>
  );
}
