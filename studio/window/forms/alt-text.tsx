import type { ReactElement } from 'react';
import type { Path } from '../../../src/document/path.ts';
import { useStudio } from '../state/studio.tsx';
import { writeValue } from '../state/write.ts';
import { formMessages } from './messages.ts';
import { useText } from './values.ts';

/** The description of the picture at a path, for people who cannot see it. */
export function AltText({ at, id, labelClass }: { at: Path; id: string; labelClass: string }): ReactElement {
  const studio = useStudio();
  const messages = formMessages[studio.language];
  const path = [...at, 'alt'];
  const value = useText(path);
  return (
    <>
      <label htmlFor={id} className={labelClass}>
        {messages.altText}
      </label>
      <textarea
        id={id}
        className="st-input"
        rows={2}
        value={value}
        aria-describedby={`${id}-help`}
        placeholder={messages.altExample}
        onChange={(event) =>
          writeValue(studio, path, event.target.value.replace(/\s*\n\s*/g, ' '), { isTyping: true })
        }
      />
      <p className="st-help" id={`${id}-help`} data-missing={value === '' || undefined}>
        {value === '' ? messages.altDecoration : messages.altHelp}
      </p>
    </>
  );
}
