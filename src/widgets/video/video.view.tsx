import { type ReactElement, type ReactNode, useId } from 'react';
import type { Video as VideoNode } from '../../generated/view.types.ts';
import { safeUrl } from '../../lib/safe-url.ts';
import { parseVideo, siteOf, type Video, watchUrl } from '../../lib/video.ts';
import { usePage } from '../../renderer/page-context.tsx';
import { Icon } from '../../renderer/parts/icon.tsx';
import { LightboxLink, lightboxId } from '../../renderer/parts/lightbox-link.tsx';
import { PictureView } from '../../renderer/parts/picture-view.tsx';
import { RichText } from '../../renderer/parts/rich-text.tsx';
import type { ViewProps } from '../../renderer/widget.ts';
import css from './video.module.css';

type Props = ViewProps<VideoNode>;

/** A still with a play button, or the browser's own player for a file. Nothing of another site is asked for here. */
export function VideoView(props: Props): ReactElement {
  const { copy } = usePage();
  const id = useId();
  const video = parseVideo(props.video);
  const site = video ? siteOf(video) : '';
  return (
    <div id={props.id} className={css.root} data-ratio={props.ratio}>
      <figure>
        <div className={css.frame} data-part="frame" data-state="idle">
          {video && <Player props={props} video={video} id={lightboxId(props.id, id, 0)} />}
        </div>
        {(props.caption || (site && !props.lightbox)) && (
          <figcaption className={css.caption}>
            {props.caption} {site && !props.lightbox && copy.videoNotice.replace('{{name}}', site)}
          </figcaption>
        )}
      </figure>
      {props.transcript.length > 0 && (
        <details className={css.transcript}>
          <summary>{copy.transcript}</summary>
          <RichText content={props.transcript} />
        </details>
      )}
    </div>
  );
}

function Player({ props, video, id }: { props: Props; video: Video; id: string }): ReactElement {
  const { copy } = usePage();
  const inside: ReactNode = (
    <>
      {props.poster && (
        <PictureView
          picture={props.poster}
          alt=""
          sizes="(max-width: 1216px) 100vw, 1136px"
          className={css.poster}
          measured
        />
      )}
      <span className={css.play}>
        <Icon name="play" />
        <span>
          {copy.playVideo}
          <span className="visually-hidden">: {props.title}</span>
          {props.duration && <span className={css.duration}> · {props.duration}</span>}
        </span>
      </span>
    </>
  );
  if (props.lightbox) {
    const item = { image: props.poster, title: props.title, caption: props.caption, video: props.video };
    return (
      <LightboxLink className={css.link} item={item} id={id} group="" index={0} isNamed>
        {inside}
      </LightboxLink>
    );
  }
  if (video.kind === 'hosted') return <FilePlayer props={props} url={video.url} />;
  return (
    <>
      <a className={css.link} href={watchUrl(video)} data-part="play" data-hold="">
        {inside}
      </a>
      <p
        className={css.note}
        role="status"
        data-part="note"
        data-loading={copy.videoLoading}
        data-failed={copy.videoFailed}
        data-open-on={copy.openOn}
      />
    </>
  );
}

function FilePlayer({ props, url }: { props: Props; url: string }): ReactElement | null {
  const src = safeUrl(url, 'media');
  if (src === undefined) return null;
  const span = props.end ? `#t=${props.start},${props.end}` : props.start ? `#t=${props.start}` : '';
  return (
    <video
      className={css.file}
      aria-label={props.title}
      controls={props.controls || !props.mute}
      muted={props.mute}
      loop={props.loop}
      playsInline
      preload={props.poster ? 'none' : 'metadata'}
      {...(props.poster ? { poster: props.poster.src } : {})}
    >
      <source src={`${src}${span}`} />
      {props.captions.map(({ file, lang, label }, index) => (
        <track
          key={lang}
          kind="captions"
          src={safeUrl(file, 'media')}
          srcLang={lang}
          label={label}
          default={index === 0}
        />
      ))}
      <a href={src}>{props.title}</a>
    </video>
  );
}
