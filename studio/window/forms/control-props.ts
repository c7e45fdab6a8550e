import { type ComponentType, createContext, useContext } from 'react';
import type { FieldPlan } from './plan.ts';

/** The props of every control. */
export interface ControlProps extends FieldPlan {
  /** Of the element that takes the focus. */
  readonly id: string;
  readonly label: string;
  /** Of its description and its findings. */
  readonly describedBy: string;
  readonly isInvalid: boolean;
}

/** Attributes that tie an element to its label, description and findings. */
export function ariaOf({ id, describedBy, isInvalid }: ControlProps) {
  return { id, 'aria-describedby': describedBy, 'aria-invalid': isInvalid || undefined };
}

export function ariaOfGroup({ id, describedBy }: ControlProps) {
  return { role: 'group', 'aria-labelledby': `${id}-label`, 'aria-describedby': describedBy } as const;
}

type FieldView = ComponentType<{ plan: FieldPlan }>;

/** The component with which controls render the fields inside them. */
export const FieldContext = createContext<FieldView | undefined>(undefined);

export function useFieldView(): FieldView {
  const View = useContext(FieldContext);
  if (!View) throw new Error('A control was rendered outside of a form.');
  return View;
}
