import type { ReactElement } from 'react';
import type { Lightbox } from '../../generated/view.types.ts';
import { usePage } from '../../renderer/page-context.tsx';
import { Icon } from '../../renderer/parts/icon.tsx';
import type { ViewProps } from '../../renderer/widget.ts';

/**
 * The empty viewer: the settings decide here which parts it has; its script only fills them. Its style is loaded
 * with its script, because nothing of it is seen before.
 */
export function LightboxView(props: ViewProps<Lightbox>): ReactElement {
  const { copy, settings } = usePage();
  const { lightbox } = settings;
  const words = {
    'data-slide-of': copy.slideOf,
    'data-not-found': copy.imageNotFound,
    'data-play': copy.playVideo,
    'data-loading': copy.videoLoading,
    'data-failed': copy.videoFailed,
    'data-open-on': copy.openOn,
    'data-share-on': copy.shareOn,
    'data-download': copy.downloadImage,
  };
  return (
    <dialog
      id="elementor-lightbox"
      className="lightbox"
      aria-label={copy.lightbox}
      data-state="closed"
      data-tone={props.tone}
      data-entrance="zoomIn"
      {...words}
    >
      <div className="lightbox__frame" data-part="frame">
        <div className="lightbox__stage" data-part="stage" />
        <div className="lightbox__header" data-part="header">
          {lightbox.counter && <p className="lightbox__counter lightbox__control" data-part="counter" />}
          {lightbox.share && (
            <>
              <Tool part="share" icon="share" label={copy.share} attributes={{ 'aria-expanded': false }} />
              <ul className="lightbox__share" data-part="share-links" hidden />
            </>
          )}
          {lightbox.zoom && <Tool part="zoom" icon="zoom" label={copy.zoom} attributes={toggle} />}
          {lightbox.fullscreen && (
            <Tool part="fullscreen" icon="fullscreen" label={copy.fullscreen} attributes={toggle} />
          )}
          <Tool part="close" icon="close" label={`${copy.close} (Esc)`} />
        </div>
        <Tool part="previous" icon="chevron" label={copy.previousSlide} />
        <Tool part="next" icon="chevron" label={copy.nextSlide} />
        {(lightbox.titleSource || lightbox.descriptionSource) && (
          <div className="lightbox__footer lightbox__control" data-part="footer">
            {lightbox.titleSource && <p className="lightbox__title" data-part="title" />}
            {lightbox.descriptionSource && <p className="lightbox__description" data-part="description" />}
          </div>
        )}
        <p className="lightbox__alert" role="alert" data-part="alert" />
        <p className="visually-hidden" aria-live="polite" data-part="status" />
      </div>
    </dialog>
  );
}

const toggle = { role: 'switch', 'aria-checked': false } as const;

function Tool(props: {
  part: string;
  icon: string;
  label: string;
  attributes?: { role?: 'switch'; 'aria-checked'?: boolean; 'aria-expanded'?: boolean };
}): ReactElement {
  return (
    <button
      type="button"
      className="lightbox__tool lightbox__control"
      data-part={props.part}
      aria-label={props.label}
      {...props.attributes}
    >
      <Icon name={props.icon} />
    </button>
  );
}
