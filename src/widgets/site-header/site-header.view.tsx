import type { ReactElement, ReactNode } from 'react';
import type { SiteHeader } from '../../generated/view.types.ts';
import { usePage } from '../../renderer/page-context.tsx';
import { Anchor } from '../../renderer/parts/anchor.tsx';
import { Icon } from '../../renderer/parts/icon.tsx';
import type { ViewProps } from '../../renderer/widget.ts';
import css from './site-header.module.css';

/** The bar at the top: name, section links, one button. On a phone the links open as a sheet, without script. */
export function SiteHeaderView(props: ViewProps<SiteHeader> & { children?: ReactNode }): ReactElement {
  const { project, copy } = usePage();
  const name = props.name || project.name;
  const links = props.links.map(({ label, link }) => (
    <li key={link}>
      <Anchor href={link}>{label}</Anchor>
    </li>
  ));
  return (
    <header className={css.root}>
      <div className={css.inner}>
        <a className={css.name} href="#_main">
          {props.logo ? (
            <img
              src={props.logo.src}
              alt={props.logo.alt || name}
              width={props.logo.width}
              height={props.logo.height}
            />
          ) : (
            name
          )}
        </a>
        {links.length > 0 && (
          <>
            <nav className={css.bar} aria-label={copy.sectionLinks}>
              <ul>{links}</ul>
            </nav>
            <button type="button" className={css.toggle} popoverTarget="_site-menu" aria-label={copy.menu}>
              <Icon name="menu" />
            </button>
            <nav id="_site-menu" className={css.menu} popover="auto" aria-label={copy.menu}>
              <ul>{links}</ul>
            </nav>
          </>
        )}
        {props.children}
      </div>
    </header>
  );
}
