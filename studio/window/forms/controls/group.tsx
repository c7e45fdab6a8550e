import { type ReactElement, useMemo, useState } from 'react';
import { formatPointer, startsWith } from '../../../../src/document/path.ts';
import { useStudio, useWindow } from '../../state/studio.tsx';
import { type ControlProps, useFieldView } from '../control-props.ts';
import { BackToDefault } from '../field-head.tsx';
import { useFindings } from '../findings.ts';
import { formMessages } from '../messages.ts';
import { planFields } from '../plan.ts';
import { useOpen } from '../use-open.ts';

/** Fields from which on a group can be searched. */
const MANY = 20;

/** An object: its fields behind its name. */
export function GroupControl(props: ControlProps): ReactElement {
  const { model, site, language } = useStudio();
  const { path, schema, id, label } = props;
  const View = useFieldView();
  const { role } = site.person;
  const plans = useMemo(() => planFields(model, schema, path, { role }), [model, schema, path, role]);
  const [isOpen, setOpen] = useOpen(path);
  const count = useFindings(path).length;
  const isInside = useWindow(({ field }) => field !== undefined && startsWith(field, path));
  const [words, setWords] = useState('');
  const wanted = words.trim().toLowerCase();
  const shown = plans.filter(({ key: one, label: name = '', schema: own }) =>
    `${one} ${name} ${String(own.default ?? '')}`.toLowerCase().includes(wanted),
  );
  return (
    <div className="st-group-field" data-inside={isInside || undefined}>
      <div className="st-field-head">
        <button
          type="button"
          id={id}
          className="st-disclosure"
          aria-expanded={isOpen}
          aria-describedby={props.describedBy}
          onClick={() => setOpen(!isOpen)}
        >
          {label}
          {count > 0 && <span className="st-count">{formMessages[language].findings(count)}</span>}
        </button>
        <BackToDefault plan={props} label={label} />
      </div>
      {isOpen && (
        <fieldset className="st-inner" aria-label={label} data-of={formatPointer(path)}>
          {plans.length > MANY && (
            <input
              type="search"
              className="st-input st-filter"
              placeholder={formMessages[language].filter}
              aria-label={formMessages[language].filter}
              value={words}
              onChange={(event) => setWords(event.target.value)}
            />
          )}
          {shown.map((plan) => (
            <View key={plan.key} plan={plan} />
          ))}
        </fieldset>
      )}
    </div>
  );
}
