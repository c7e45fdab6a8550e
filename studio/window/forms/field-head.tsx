import type { ReactElement } from 'react';
import { useStudio } from '../state/studio.tsx';
import { clearValue } from '../state/write.ts';
import { formMessages } from './messages.ts';
import type { FieldPlan } from './plan.ts';
import { useIsWritten } from './values.ts';

type Named = Pick<FieldPlan, 'path' | 'isRequired' | 'control'>;

/** The name of a field; `isSingle` when a label can name its control. */
export function FieldHead({
  plan,
  id,
  label,
  isSingle,
}: {
  plan: Named;
  id: string;
  label: string;
  isSingle: boolean;
}): ReactElement {
  const messages = formMessages[useStudio().language];
  return (
    <div className="st-field-head">
      {isSingle ? (
        <label id={`${id}-label`} htmlFor={id}>
          {label}
        </label>
      ) : (
        <span className="st-label" id={`${id}-label`}>
          {label}
        </span>
      )}
      {plan.isRequired && <span className="st-quiet">{messages.required}</span>}
      <BackToDefault plan={plan} label={label} />
    </div>
  );
}

/** Takes the value out, so that its default counts again. */
export function BackToDefault({ plan, label }: { plan: Named; label: string }): ReactElement | null {
  const studio = useStudio();
  const messages = formMessages[studio.language];
  const isWritten = useIsWritten(plan.path);
  // Widgets are taken out one by one, where they are seen.
  if (plan.isRequired || !isWritten || plan.control === 'slot') return null;
  return (
    <button
      type="button"
      className="st-reset"
      title={messages.toDefault}
      aria-label={messages.toDefaultOf(label)}
      onClick={() => clearValue(studio, plan.path)}
    >
      ↺
    </button>
  );
}
