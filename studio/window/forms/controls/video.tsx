import type { ReactElement } from 'react';
import { parseVideo, siteOf } from '../../../../src/lib/video.ts';
import { useStudio } from '../../state/studio.tsx';
import type { ControlProps } from '../control-props.ts';
import { formMessages } from '../messages.ts';
import { Problems } from '../problems.tsx';
import { FileInput, useFileFor } from './file.tsx';
import { useTyping } from './text.tsx';

/** A film: on YouTube or Vimeo by its address or id, or a file. */
export function VideoControl(props: ControlProps): ReactElement {
  const messages = formMessages[useStudio().language];
  const typing = useTyping(props);
  const { value } = typing;
  const [problems, take] = useFileFor(props);
  const video = value === '' ? undefined : parseVideo(value);
  return (
    <>
      <FileInput {...{ props, typing, take }} accept="video/*" />
      {value !== '' && (
        <p className="st-note" data-good={video !== undefined || undefined}>
          {video ? messages.videoOn(siteOf(video) || messages.videoFile) : messages.videoUnknown}
        </p>
      )}
      <Problems problems={problems} />
    </>
  );
}
