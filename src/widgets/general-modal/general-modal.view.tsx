import type { ReactElement, ReactNode } from 'react';
import type { GeneralModal } from '../../generated/view.types.ts';
import { usePage } from '../../renderer/page-context.tsx';
import { Dialog } from '../../renderer/parts/dialog.tsx';
import type { ViewProps } from '../../renderer/widget.ts';

/** The general modal; a lead button fills its parts with its own words when it opens (BTN-02 to BTN-05). */
export function GeneralModalView(props: ViewProps<GeneralModal> & { children?: ReactNode }): ReactElement {
  const { copy } = usePage();
  return (
    <Dialog id="_general-modal" title={copy.plainTitle} prompt={copy.plainPrompt} cover={props.cover}>
      {props.children}
    </Dialog>
  );
}
