import type { ReactElement, ReactNode } from 'react';
import type { SiteFooter } from '../../generated/view.types.ts';
import { usePage } from '../../renderer/page-context.tsx';
import { Anchor } from '../../renderer/parts/anchor.tsx';
import { IconLine } from '../../renderer/parts/icon-line.tsx';
import { Logo } from '../../renderer/parts/logo.tsx';
import { RichText } from '../../renderer/parts/rich-text.tsx';
import type { ViewProps } from '../../renderer/widget.ts';
import css from './site-footer.module.css';

type Props = ViewProps<SiteFooter> & { children?: ReactNode };

/** The last lines of the page: a few words, or contacts and groups of links, or both beside a lead form. */
export function SiteFooterView(props: Props): ReactElement {
  return (
    <footer className={css.root}>
      {props.layout === 'short' ? <Short {...props} /> : <Rich {...props} />}
    </footer>
  );
}

function Short({ text, links }: Props): ReactElement {
  const { project } = usePage();
  return (
    <div className={css.inner}>
      <p className={css.name}>{project.name}</p>
      <div className={css.text}>
        <RichText content={text} />
      </div>
      {links.length > 0 && <Links links={links} />}
    </div>
  );
}

function Rich(props: Props): ReactElement {
  const { project } = usePage();
  const { layout, logo, text, contacts, groups, permits, links, children } = props;
  return (
    <div className={css.rich} data-layout={layout}>
      <div className={css.about}>
        <p className={css.name}>{logo ? <Logo logo={logo} name={project.name} /> : project.name}</p>
        {contacts.length > 0 && (
          <ul className={css.contacts}>
            {contacts.map((contact, index) => (
              <li key={index}>
                <IconLine {...contact} />
              </li>
            ))}
          </ul>
        )}
      </div>
      {groups.map(({ title, links: own }, index) => (
        <div key={index} className={css.group}>
          <p className={css.title}>{title}</p>
          <ul>
            {own.map(({ label, link }) => (
              <li key={link}>
                <Anchor href={link}>{label}</Anchor>
              </li>
            ))}
          </ul>
        </div>
      ))}
      {children && <div className={css.form}>{children}</div>}
      <div className={css.last}>
        <div className={css.text}>
          <RichText content={text} />
          {permits.length > 0 && <p className={css.permits}>{permits.join(' · ')}</p>}
        </div>
        {links.length > 0 && <Links links={links} />}
      </div>
    </div>
  );
}

function Links({ links }: Pick<Props, 'links'>): ReactElement {
  return (
    <ul className={css.links}>
      {links.map(({ label, link }) => (
        <li key={link}>
          <Anchor href={link}>{label}</Anchor>
        </li>
      ))}
    </ul>
  );
}
