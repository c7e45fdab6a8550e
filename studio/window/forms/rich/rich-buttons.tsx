import { type ReactElement, useState, useSyncExternalStore } from 'react';
import { useStudio } from '../../state/studio.tsx';
import { LinkInput } from '../link-input.tsx';
import { formMessages } from '../messages.ts';
import type { RichEditing, RichLook } from './rich-editing.ts';
import { KINDS } from './rich-kinds.ts';

const plain: RichLook = { bold: false, italic: false, link: false, kind: 'paragraph' };

/** The formatting buttons of a field: the kind of block, bold, italic, a link. */
export function RichButtons({
  editing,
  label,
  isInline,
  openLink,
}: {
  editing: RichEditing | undefined;
  label: string;
  isInline: boolean;
  openLink: () => void;
}): ReactElement {
  const messages = formMessages[useStudio().language];
  const look = useSyncExternalStore(editing?.subscribe ?? never, () => editing?.look ?? plain);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of buttons, not of fields
    <div className="st-rich-buttons" role="group" aria-label={messages.formatOf(label)}>
      {!isInline && (
        <select
          aria-label={messages.blockKind}
          value={look.kind}
          onChange={(event) => {
            const kind = KINDS.find((one) => one === event.target.value) ?? 'paragraph';
            if (kind !== look.kind) editing?.setKind(kind);
          }}
        >
          {KINDS.map((kind) => (
            <option key={kind} value={kind}>
              {messages.blockKinds[kind]}
            </option>
          ))}
        </select>
      )}
      {(['bold', 'italic'] as const).map((mark) => (
        <button
          key={mark}
          type="button"
          className={`st-icon-button st-${mark}`}
          aria-pressed={look[mark]}
          aria-label={messages.marks[mark]}
          title={messages.marks[mark]}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => editing?.toggle(mark)}
        >
          {messages.marks[mark].charAt(0)}
        </button>
      ))}
      <button
        type="button"
        className="st-button"
        aria-pressed={look.link}
        onMouseDown={(event) => event.preventDefault()}
        onClick={openLink}
      >
        {messages.link}
      </button>
    </div>
  );
}

function never(): () => void {
  return () => undefined;
}

/** Asks where a link leads. */
export function LinkForm({
  id,
  editing,
  first,
  close,
}: {
  id: string;
  editing: RichEditing;
  /** The address that the link has now. */
  first: string;
  close: () => void;
}): ReactElement {
  const messages = formMessages[useStudio().language];
  const [link, setText] = useState(first);
  const take = (address: string | undefined) => {
    editing.setLink(address);
    close();
  };
  return (
    <form
      className="st-link-form"
      onSubmit={(event) => {
        event.preventDefault();
        take(link.trim() === '' ? undefined : link.trim());
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape') close();
      }}
    >
      <LinkInput
        aria={{ id, 'aria-label': messages.linkTarget, autoFocus: true }}
        label={messages.linkTarget}
        value={link}
        placeholder="https://"
        type={setText}
        choose={take}
      />
      <button type="submit" className="st-button">
        {messages.applyLink}
      </button>
      {first !== '' && (
        <button type="button" className="st-button" onClick={() => take(undefined)}>
          {messages.removeLink}
        </button>
      )}
    </form>
  );
}
