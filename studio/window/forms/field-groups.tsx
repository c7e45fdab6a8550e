import { type ReactElement, useMemo, useState } from 'react';
import { isSamePath, type Path, startsWith } from '../../../src/document/path.ts';
import { useStudio, useWindow } from '../state/studio.tsx';
import { useFieldView } from './control-props.ts';
import { formMessages } from './messages.ts';
import { type FieldPlan, GROUPS, type GroupName, groupOf } from './plan.ts';

/** The fields of a widget in their groups: words, look, screens, and what one seldom needs. */
export function FieldGroups({ plans }: { plans: readonly FieldPlan[] }): ReactElement {
  const { model } = useStudio();
  const groups = useMemo(
    () =>
      GROUPS.map((name) => ({ name, plans: plans.filter((plan) => groupOf(plan, model) === name) })).filter(
        (group) => group.plans.length > 0,
      ),
    [plans, model],
  );
  return (
    <>
      {groups.map((group) => (
        <FieldGroup key={group.name} name={group.name} plans={group.plans} />
      ))}
    </>
  );
}

function FieldGroup({ name, plans }: { name: GroupName; plans: readonly FieldPlan[] }): ReactElement {
  const messages = formMessages[useStudio().language];
  return (
    <Section
      title={messages.groups[name]}
      isOpenFirst={name !== 'advanced'}
      paths={plans.map((plan) => plan.path)}
    >
      <Fields plans={plans} />
    </Section>
  );
}

export function Fields({ plans }: { plans: readonly FieldPlan[] }): ReactElement {
  const View = useFieldView();
  return (
    <>
      {plans.map((plan) => (
        <View key={plan.path.join('/')} plan={plan} />
      ))}
    </>
  );
}

/** A part of a form that can be folded. It unfolds when one of its fields asks for the focus. */
export function Section({
  title,
  children,
  isOpenFirst = true,
  paths = [],
}: {
  title: string;
  children: ReactElement;
  isOpenFirst?: boolean;
  paths?: readonly Path[];
}): ReactElement {
  const asked = useWindow(({ field, focusField }) =>
    field && paths.some((path) => isSamePath(path, field) || startsWith(field, path)) ? focusField : 0,
  );
  const [state, setState] = useState({ isOpen: isOpenFirst || asked > 0, asked });
  if (asked > 0 && asked !== state.asked) setState({ isOpen: true, asked });
  return (
    <section className="st-section">
      <h3 className="st-group-head">
        <button
          type="button"
          className="st-disclosure"
          aria-expanded={state.isOpen}
          onClick={() => setState({ ...state, isOpen: !state.isOpen })}
        >
          {title}
        </button>
      </h3>
      {state.isOpen && <div className="st-fields">{children}</div>}
    </section>
  );
}
