import type { ReactElement } from 'react';
import type { Path } from '../../../src/document/path.ts';
import { formMessages } from '../forms/messages.ts';
import { useText } from '../forms/values.ts';
import { useStudio } from '../state/studio.tsx';
import { writeValue } from '../state/write.ts';

/** The description of the picture, for people who cannot see it. */
export function PictureWords({ at }: { at: Path }): ReactElement {
  const studio = useStudio();
  const messages = formMessages[studio.language];
  const path = [...at, 'alt'];
  const value = useText(path);
  return (
    <div className="st-field">
      <label htmlFor="st-picture-alt" className="st-label">
        {messages.altText}
      </label>
      <textarea
        id="st-picture-alt"
        className="st-input"
        rows={2}
        value={value}
        aria-describedby="st-picture-alt-help"
        placeholder={messages.altExample}
        onChange={(event) =>
          writeValue(studio, path, event.target.value.replace(/\s*\n\s*/g, ' '), { isTyping: true })
        }
      />
      <p className="st-help" id="st-picture-alt-help" data-missing={value === '' || undefined}>
        {value === '' ? messages.altDecoration : messages.altHelp}
      </p>
    </div>
  );
}
