import type { ReactElement, ReactNode } from 'react';
import type { LeadModal } from '../../generated/view.types.ts';
import { usePage } from '../../renderer/page-context.tsx';
import { Dialog } from '../../renderer/parts/dialog.tsx';
import type { ViewProps } from '../../renderer/widget.ts';

/** The window that general WhatsApp buttons open on a page that asks for a code. */
export function LeadModalView(props: ViewProps<LeadModal> & { children?: ReactNode }): ReactElement {
  const { copy } = usePage();
  return (
    <Dialog id="_lead-modal" title={copy.plainTitle} prompt={copy.plainPrompt} cover={props.cover}>
      {props.children}
    </Dialog>
  );
}
