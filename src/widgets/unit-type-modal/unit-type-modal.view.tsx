import type { ReactElement, ReactNode } from 'react';
import type { UnitTypeModal } from '../../generated/view.types.ts';
import { Dialog } from '../../renderer/parts/dialog.tsx';
import type { ViewProps } from '../../renderer/widget.ts';

/** The unit-type modal; the link that opens it fills it with the name, the facts and the picture of its unit (BTN-09). */
export function UnitTypeModalView(props: ViewProps<UnitTypeModal> & { children?: ReactNode }): ReactElement {
  return (
    <Dialog id="_unit-type-modal" title={props.title} prompt={props.prompt} cover={props.cover}>
      {props.children}
    </Dialog>
  );
}
