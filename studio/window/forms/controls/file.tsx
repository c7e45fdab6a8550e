import { type ReactElement, useRef, useState } from 'react';
import { useStudio } from '../../state/studio.tsx';
import { writeValue } from '../../state/write.ts';
import type { ControlProps } from '../control-props.ts';
import { formMessages } from '../messages.ts';
import { Problems } from '../problems.tsx';
import { filesOf, type UploadOutcome, uploadFiles } from '../upload.ts';
import { PatternNote, TypedInput, useTyping } from './text.tsx';

/** A file beside the page, or the address of one. */
export function FileControl(props: ControlProps): ReactElement {
  const typing = useTyping(props);
  const [problems, take] = useFileFor(props);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: files are dropped on it; the button does the same
    <div
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        const files = filesOf(event.dataTransfer);
        if (files.length === 0) return;
        event.preventDefault();
        take(files);
      }}
    >
      <FileInput {...{ props, typing, take }} accept={isIcon(props) ? 'image/*' : ''} />
      <Problems problems={problems} />
    </div>
  );
}

/** The address of a file, typed or uploaded. */
export function FileInput({
  props,
  typing,
  take,
  accept,
}: {
  props: ControlProps;
  typing: ReturnType<typeof useTyping>;
  take: (files: readonly File[]) => void;
  accept: string;
}): ReactElement {
  return (
    <>
      <span className="st-with-button">
        <TypedInput props={props} typing={typing} type="text" spellCheck={false} />
        <UploadButton label={props.label} accept={accept} onFiles={take} />
      </span>
      <PatternNote schema={props.schema} value={typing.value} />
    </>
  );
}

const isIcon = ({ schema }: ControlProps) => schema.kavling?.kind === 'icon';

/** Brings a file beside the page and writes its name; an icon is named as pictures are, other files as links. */
export function useFileFor(
  props: ControlProps,
): [UploadOutcome['problems'], (files: readonly File[]) => void] {
  const studio = useStudio();
  const [problems, setProblems] = useState<UploadOutcome['problems']>([]);
  const take = (files: readonly File[]) => {
    void uploadFiles(studio, files.slice(0, 1)).then((outcome) => {
      setProblems(outcome.problems);
      const [name] = outcome.names;
      if (name === undefined) return;
      writeValue(studio, props.path, isIcon(props) ? name : `./${name}`);
      studio.announce(formMessages[studio.language].uploaded(name));
    });
  };
  return [problems, take];
}

/** Opens the files of this computer. */
export function UploadButton({
  label,
  accept,
  onFiles,
  isMany = false,
  className = 'st-button',
}: {
  label: string;
  accept: string;
  onFiles: (files: readonly File[]) => void;
  isMany?: boolean;
  className?: string;
}): ReactElement {
  const messages = formMessages[useStudio().language];
  const ref = useRef<HTMLInputElement>(null);
  return (
    <>
      <button
        type="button"
        className={className}
        aria-label={`${messages.upload}: ${label}`}
        onClick={() => ref.current?.click()}
      >
        {messages.upload}
      </button>
      <input
        ref={ref}
        type="file"
        hidden
        tabIndex={-1}
        aria-hidden="true"
        accept={accept}
        multiple={isMany}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          target.value = '';
        }}
      />
    </>
  );
}
