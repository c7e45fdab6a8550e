import type { ReactElement, ReactNode } from 'react';
import type { Copy, Settings } from '../../generated/view.types.ts';
import type { Picture } from '../../lib/picture.ts';
import { safeUrl } from '../../lib/safe-url.ts';
import { parseVideo, watchUrl } from '../../lib/video.ts';
import { usePage } from '../page-context.tsx';

/** An item of the media viewer: a picture, or a film with its still, and the text that goes with it. */
export interface LightboxItem {
  readonly image?: Picture | undefined;
  readonly title?: string;
  readonly caption?: string;
  readonly description?: string;
  readonly video?: string | undefined;
}

type Source = Settings['lightbox']['titleSource'];

/** The words that a source setting picks from an item (specification, section 2: footer). */
function wordsOf(item: LightboxItem, source: Source): string {
  if (source === '') return '';
  return (source === 'alt' ? item.image?.alt : item[source]) ?? '';
}

/**
 * A link that opens the media viewer (specification, section 3: lightbox item). Without script it leads to the large
 * picture, or to the film on its own site. `group` ties the slides of one slideshow together; `id` names the item in
 * the page's address. The large picture is read from the picture inside the link.
 */
export function LightboxLink(props: {
  item: LightboxItem;
  id: string;
  group: string;
  /** Place in the slideshow, from 0. */
  index: number;
  className?: string | undefined;
  /** Its own content already describes what the link does. */
  isNamed?: boolean;
  children: ReactNode;
}): ReactElement {
  const { item, id, group, index } = props;
  const { copy, settings } = usePage();
  const { lightbox } = settings;
  const video = item.video ? parseVideo(item.video) : undefined;
  const href = safeUrl(video ? watchUrl(video) : item.image?.src, video ? 'media' : 'image');
  if (href === undefined) return <span className={props.className}>{props.children}</span>;
  const title = wordsOf(item, lightbox.titleSource);
  const description = wordsOf(item, lightbox.descriptionSource);
  return (
    <a
      id={id}
      className={props.className}
      href={href}
      aria-label={props.isNamed ? undefined : labelOf(item, index, copy)}
      aria-haspopup="dialog"
      data-lightbox={group}
      data-wakes="lightbox"
      data-index={index}
      {...(title ? { 'data-title': title } : {})}
      {...(description ? { 'data-description': description } : {})}
      {...(video ? { 'data-video': href } : {})}
    >
      {props.children}
    </a>
  );
}

/** A picture's own text names its link; a film, and a picture without text, get a name here. */
function labelOf(item: LightboxItem, index: number, copy: Copy): string | undefined {
  const words = item.title || item.caption || item.image?.alt;
  if (item.video) return [copy.playVideo, words].filter(Boolean).join(': ');
  if (item.image?.alt !== '') return undefined;
  return words || copy.viewPicture.replace('{{index}}', String(index + 1));
}

/** Where an author gave the widget an id, its items have names that last: `galeri-foto-3`. */
export function lightboxId(widgetId: string | undefined, ownId: string, index: number): string {
  return `${widgetId ?? `m${ownId.replace(/[^\w-]/g, '')}`}-foto-${index + 1}`;
}
