import type { ReactElement } from 'react';
import { parseVideo, siteOf } from '../../../../src/lib/video.ts';
import { useStudio } from '../../state/studio.tsx';
import { ariaOf, type ControlProps } from '../control-props.ts';
import { formMessages } from '../messages.ts';
import { Problems } from '../problems.tsx';
import { UploadButton, useFileFor } from './file.tsx';
import { PatternNote, useTyping } from './text.tsx';

/** A film: on YouTube or Vimeo by its address or id, or a file. */
export function VideoControl(props: ControlProps): ReactElement {
  const messages = formMessages[useStudio().language];
  const { value, placeholder, write } = useTyping(props);
  const [problems, take] = useFileFor(props);
  const video = value === '' ? undefined : parseVideo(value);
  return (
    <>
      <span className="st-with-button">
        <input
          {...ariaOf(props)}
          type="text"
          spellCheck={false}
          className="st-input"
          value={value}
          placeholder={placeholder}
          onChange={(event) => write(event.target.value)}
        />
        <UploadButton label={props.label} accept="video/*" onFiles={take} />
      </span>
      <PatternNote schema={props.schema} value={value} />
      {value !== '' && (
        <p className="st-note" data-good={video !== undefined || undefined}>
          {video ? messages.videoOn(siteOf(video) || messages.videoFile) : messages.videoUnknown}
        </p>
      )}
      <Problems problems={problems} />
    </>
  );
}
