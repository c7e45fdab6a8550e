import type { ReactElement, ReactNode } from 'react';
import type { SiteHeader } from '../../generated/view.types.ts';
import { usePage } from '../../renderer/page-context.tsx';
import { Anchor } from '../../renderer/parts/anchor.tsx';
import { Icon } from '../../renderer/parts/icon.tsx';
import { IconLine } from '../../renderer/parts/icon-line.tsx';
import { Logo } from '../../renderer/parts/logo.tsx';
import type { ViewProps } from '../../renderer/widget.ts';
import css from './site-header.module.css';

/** The bar at the top: logo or name, section links, one button. On a phone the links open as a sheet, without script. */
export function SiteHeaderView(props: ViewProps<SiteHeader> & { children?: ReactNode }): ReactElement {
  const { project, copy } = usePage();
  const name = props.name || project.name;
  const links = props.links.map(({ label, link }) => (
    <li key={link}>
      <Anchor href={link}>{label}</Anchor>
    </li>
  ));
  return (
    <header className={css.root} data-layout={props.layout === 'plain' ? undefined : props.layout}>
      {props.layout === 'facts' && props.facts.length > 0 && (
        <ul className={css.facts}>
          {props.facts.map((fact, index) => (
            <li key={index}>
              <IconLine {...fact} />
            </li>
          ))}
        </ul>
      )}
      <div className={css.inner}>
        <a className={css.name} href="#_main">
          <Mark {...props} name={name} />
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

/** The logo, or the name; over an image a light logo, or the name in its place. */
function Mark({ layout, logo, logoOver, name }: ViewProps<SiteHeader>): ReactElement {
  if (!logo) return <>{name}</>;
  if (layout !== 'over') return <Logo logo={logo} name={name} />;
  return (
    <>
      <Logo logo={logo} name={name} className={css.onBar} />
      {logoOver ? (
        <Logo logo={logoOver} name={name} className={css.onImage} />
      ) : (
        <span className={css.onImage}>{name}</span>
      )}
    </>
  );
}
