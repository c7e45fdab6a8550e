import type { ReactElement, ReactNode } from 'react';
import { NO_COVER } from '../../lib/dialog.ts';
import type { Picture } from '../../lib/picture.ts';
import { usePage } from '../page-context.tsx';
import { Icon } from './icon.tsx';

/**
 * A native modal dialog with a title, a prompt and an optional cover, in the HTML from the start so that it opens
 * before any other script has loaded. Its parts carry `data-part`, and `src/lib/dialog.ts` fills and restores them.
 */
export function Dialog(props: {
  id: string;
  title: string;
  prompt?: string | undefined;
  cover?: Picture | undefined;
  children?: ReactNode;
}): ReactElement {
  const { id, title, prompt, cover } = props;
  const { copy } = usePage();
  return (
    <dialog
      id={id}
      className="dialog"
      data-dialog-root=""
      aria-labelledby={`${id}-title`}
      data-state="closed"
    >
      <div className="dialog__panel">
        <div className="dialog__cover">
          <img data-part="cover" alt="" hidden={!cover} loading="lazy" {...coverProps(cover)} />
        </div>
        <div className="dialog__body">
          <h2 id={`${id}-title`} className="dialog__title" data-part="title" tabIndex={-1}>
            {title}
          </h2>
          {prompt !== undefined && (
            <p className="dialog__prompt" data-part="prompt">
              {prompt}
            </p>
          )}
          {props.children}
        </div>
        <button type="button" className="dialog__close" data-close="" aria-label={copy.close}>
          <Icon name="close" />
        </button>
      </div>
    </dialog>
  );
}

function coverProps(cover: Picture | undefined) {
  if (!cover) return { src: NO_COVER, width: 4, height: 3 };
  const webp = cover.sources.find((source) => source.type === 'image/webp' && !source.media);
  return {
    src: cover.src,
    width: cover.width,
    height: cover.height,
    ...(webp ? { srcSet: webp.srcset, sizes: '(max-width: 767px) 92vw, 420px' } : {}),
  };
}
