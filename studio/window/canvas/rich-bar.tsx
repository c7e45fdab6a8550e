import { type ReactElement, useEffect, useMemo, useState } from 'react';
import { LinkForm, linkRange, RichButtons } from '../forms/rich/rich-buttons.tsx';
import type { Range } from '../forms/rich/rich-commands.ts';
import { useStudio } from '../state/studio.tsx';
import type { InlineRich } from './inline-rich.ts';
import { RICH_BAR } from './inline-rich.ts';
import { canvasMessages } from './messages.ts';

/** The buttons of rich text that is edited on the page; they lie over the frame. */
export function RichBar({
  rich,
  linksAsked,
  box,
}: {
  rich: InlineRich;
  linksAsked: number;
  box: { left: number; top: number; height: number };
}): ReactElement {
  const messages = canvasMessages[useStudio().language];
  const field = useMemo(() => ({ ref: { current: rich.element }, run: rich.run }), [rich]);
  const [linkOf, setLinkOf] = useState<Range>();
  const [seen, setSeen] = useState(linksAsked);
  useEffect(() => {
    if (linksAsked === seen) return;
    setSeen(linksAsked);
    setLinkOf(linkRange(field));
  }, [linksAsked, seen, field]);
  return (
    <div
      className="st-rich-bar"
      {...{ [RICH_BAR]: '' }}
      style={{ left: Math.max(4, box.left), top: box.top > 80 ? box.top - 76 : box.top + box.height + 6 }}
    >
      <RichButtons
        field={field}
        label={messages.words}
        isInline={false}
        openLink={() => setLinkOf(linkRange(field))}
      />
      {linkOf && (
        <LinkForm
          id="st-page-link"
          field={field}
          range={linkOf}
          close={() => {
            setLinkOf(undefined);
            rich.element.focus({ preventScroll: true });
          }}
        />
      )}
    </div>
  );
}
