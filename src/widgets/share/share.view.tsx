import { type ReactElement, useId } from 'react';
import type { Share } from '../../generated/view.types.ts';
import { absoluteUrl } from '../../lib/absolute-url.ts';
import { usePage } from '../../renderer/page-context.tsx';
import { Anchor } from '../../renderer/parts/anchor.tsx';
import { Icon } from '../../renderer/parts/icon.tsx';
import type { ViewProps } from '../../renderer/widget.ts';
import css from './share.module.css';
import { type Network, shareLink } from './share-links.ts';

const names: Readonly<Record<string, string>> = {
  facebook: 'Facebook',
  x: 'X',
  linkedin: 'LinkedIn',
  pinterest: 'Pinterest',
  reddit: 'Reddit',
  tumblr: 'Tumblr',
  telegram: 'Telegram',
  whatsapp: 'WhatsApp',
  line: 'LINE',
};
const icons: Readonly<Record<string, string>> = { email: 'mail', copy: 'link', device: 'share' };

/** Real links to every site, and buttons for what only a script can do; those are not shown where there is none. */
export function ShareView(props: ViewProps<Share>): ReactElement {
  const { copy } = usePage();
  const headingId = useId();
  const { id, heading, networks, look, align } = props;
  return (
    <div id={id} className={css.root} data-look={look} data-align={align}>
      {heading && (
        <p id={headingId} className={css.heading}>
          {heading}
        </p>
      )}
      <ul
        className={css.list}
        {...(heading ? { 'aria-labelledby': headingId } : { 'aria-label': copy.share })}
      >
        {networks.map((network) => (
          <li key={network}>
            <Control network={network} {...props} />
          </li>
        ))}
      </ul>
      <p className={css.toast} role="status" data-words={copy.linkCopied} />
    </div>
  );
}

function Control({ network, ...props }: ViewProps<Share> & { network: Network }): ReactElement {
  const words = useWords(network);
  const { title, text, url, image, campaign } = props;
  const picture = (image && url && absoluteUrl(image.src, url)) || '';
  const href = shareLink(network, { title, text, url, image: picture }, campaign);
  const isLabelled = props.look === 'labels';
  const shared = {
    className: css.control ?? '',
    'data-share': network,
    ...(isLabelled && words.short === words.full ? {} : { 'aria-label': words.full }),
  };
  const inside = (
    <>
      <Icon name={icons[network] ?? network} />
      {isLabelled && <span>{words.short}</span>}
    </>
  );
  if (!href)
    return (
      <button type="button" {...shared}>
        {inside}
      </button>
    );
  // Where only the browser knows the address of the page, a click waits for the script that puts it in.
  return (
    <Anchor {...shared} href={href} newTab={network !== 'email'} {...(url ? {} : { 'data-hold': '' })}>
      {inside}
    </Anchor>
  );
}

function useWords(network: Network): { short: string; full: string } {
  const { copy } = usePage();
  const own: Readonly<Record<string, string>> = {
    email: copy.shareEmail,
    print: copy.sharePrint,
    copy: copy.shareCopy,
    device: copy.share,
  };
  const words = own[network];
  if (words) return { short: words, full: words };
  const name = names[network] ?? network;
  return { short: name, full: copy.shareOn.replace('{{name}}', name) };
}
