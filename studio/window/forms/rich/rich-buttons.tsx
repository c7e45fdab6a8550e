import { type ReactElement, useEffect, useState } from 'react';
import { useStudio } from '../../state/studio.tsx';
import { LinkInput } from '../link-input.tsx';
import { formMessages } from '../messages.ts';
import { linkAround, type Range, runsIn, setKind, setLink, toggleMark, wordAround } from './rich-commands.ts';
import { readLines, selectedRange } from './rich-dom.ts';
import { type BlockKind, KINDS } from './rich-model.ts';
import type { RichField } from './use-rich-field.ts';

/** The words that a link would be made of: those selected, else the link or the word at the caret. */
export function linkRange({ ref }: RichField): Range | undefined {
  const root = ref.current;
  const range = root ? selectedRange(root) : undefined;
  if (!root || !range) return undefined;
  const lines = readLines(root);
  return linkAround(lines, range) ?? wordAround(lines, range);
}

/** How the text at the caret looks. */
interface Look {
  readonly bold: boolean;
  readonly italic: boolean;
  readonly link: boolean;
  readonly kind: BlockKind;
}
const plain: Look = { bold: false, italic: false, link: false, kind: 'paragraph' };

/** What the words of a field can be made: the kind of their block, bold, italic, a link. */
export function RichButtons({
  field,
  label,
  isInline,
  openLink,
}: {
  field: RichField;
  label: string;
  isInline: boolean;
  openLink: () => void;
}): ReactElement {
  const messages = formMessages[useStudio().language];
  const look = useLook(field);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of buttons, not of fields
    <div className="st-rich-buttons" role="group" aria-label={messages.formatOf(label)}>
      {!isInline && (
        <select
          aria-label={messages.blockKind}
          value={look.kind}
          onChange={(event) => {
            const kind = KINDS.find((one) => one === event.target.value) ?? 'paragraph';
            if (kind !== look.kind) field.run((lines, range) => setKind(lines, range, kind));
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
          onClick={() => field.run((lines, range) => toggleMark(lines, range, mark))}
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

/** Follows the caret. */
function useLook({ ref }: RichField): Look {
  const [look, setLook] = useState(plain);
  useEffect(() => {
    const follow = () => {
      const root = ref.current;
      const range = root ? selectedRange(root) : undefined;
      if (!root || !range) return;
      const lines = readLines(root);
      const inside = runsIn(lines, wordAround(lines, range));
      const all = (test: (run: (typeof inside)[number]) => boolean) =>
        inside.length > 0 && inside.every(test);
      const next: Look = {
        bold: all((run) => run.bold),
        italic: all((run) => run.italic),
        link: all((run) => run.link !== undefined),
        kind: lines[range.start.line]?.kind ?? 'paragraph',
      };
      setLook((before) => (JSON.stringify(before) === JSON.stringify(next) ? before : next));
    };
    const own = ref.current?.ownerDocument;
    follow();
    own?.addEventListener('selectionchange', follow);
    return () => own?.removeEventListener('selectionchange', follow);
  }, [ref]);
  return look;
}

/** Asks where a link leads. */
export function LinkForm({
  id,
  field,
  range,
  close,
}: {
  id: string;
  field: RichField;
  range: Range;
  close: () => void;
}): ReactElement {
  const messages = formMessages[useStudio().language];
  const [first] = useState(() =>
    field.ref.current ? (runsIn(readLines(field.ref.current), range)[0]?.link ?? '') : '',
  );
  const [link, setText] = useState(first);
  const take = (address: string | undefined) => {
    field.run((lines) => setLink(lines, range, address), range);
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
