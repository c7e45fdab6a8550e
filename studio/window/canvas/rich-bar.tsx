import { type ReactElement, useEffect, useState } from 'react';
import { LinkForm, RichButtons } from '../forms/rich/rich-buttons.tsx';
import { useStudio } from '../state/studio.tsx';
import type { InlineRich } from './inline-rich.ts';
import { RICH_BAR } from './inline-rich.ts';
import { canvasMessages } from './messages.ts';

/** The buttons of rich text that is edited on the page; they lie over the frame. */
export function RichBar({
  rich: { editing },
  linksAsked,
  box,
}: {
  rich: InlineRich;
  linksAsked: number;
  box: { left: number; top: number; height: number };
}): ReactElement {
  const messages = canvasMessages[useStudio().language];
  const [address, setAddress] = useState<string>();
  const [seen, setSeen] = useState(linksAsked);
  useEffect(() => {
    if (linksAsked === seen) return;
    setSeen(linksAsked);
    setAddress(editing.startLink());
  }, [linksAsked, seen, editing]);
  return (
    <div
      className="st-rich-bar"
      {...{ [RICH_BAR]: '' }}
      style={{ left: Math.max(4, box.left), top: box.top > 80 ? box.top - 76 : box.top + box.height + 6 }}
    >
      <RichButtons
        editing={editing}
        label={messages.words}
        isInline={false}
        openLink={() => setAddress(editing.startLink())}
      />
      {address !== undefined && (
        <LinkForm
          id="st-page-link"
          editing={editing}
          first={address}
          close={() => {
            setAddress(undefined);
            editing.focus();
          }}
        />
      )}
    </div>
  );
}
