import { memo, type ReactElement } from 'react';
import { formatPointer } from '../../../src/document/path.ts';
import type { ControlName } from './control-of.ts';
import { controls } from './controls/all.ts';
import { FieldFindings } from './field-findings.tsx';
import { FieldHead } from './field-head.tsx';
import { useFindings } from './findings.ts';
import type { FieldPlan } from './plan.ts';
import { fieldId } from './values.ts';

/** Controls of one element, which a label can name; the others are groups. */
const SINGLE: ReadonlySet<ControlName> = new Set([
  'text',
  'long-text',
  'number',
  'toggle',
  'colour',
  'link',
  'phone',
  'day',
  'deadline',
  'file',
  'video',
]);

/** Controls that draw their name themselves. */
const OWN_HEAD: ReadonlySet<ControlName> = new Set(['group']);

/** Controls whose fields show their own findings. */
const HOLDERS: ReadonlySet<ControlName> = new Set(['group', 'list', 'places', 'slot']);

/** One field of a form: its name, its control, what it is for, and what is wrong with it. */
export const Field = memo(function Field({ plan }: { plan: FieldPlan }): ReactElement {
  const { key, path, schema, control } = plan;
  const id = fieldId(path);
  const label = plan.label ?? schema.title ?? key;
  const all = useFindings(path);
  const pointer = formatPointer(path).slice(1);
  const findings = HOLDERS.has(control) ? all.filter((one) => one.path === pointer) : all;
  const Control = controls[control];
  const isInvalid = findings.some(({ severity }) => severity === 'error');
  // A description that only repeats the name is not shown.
  const hasHelp = Boolean(schema.description) && schema.description?.replace(/\.$/, '') !== label;
  const describedBy = [hasHelp ? `${id}-help` : '', findings.length > 0 ? `${id}-findings` : '']
    .filter(Boolean)
    .join(' ');
  const view = <Control {...plan} id={id} label={label} describedBy={describedBy} isInvalid={isInvalid} />;
  return (
    <div className="st-field" data-field={formatPointer(path)} data-control={control}>
      {!OWN_HEAD.has(control) && (
        <FieldHead plan={plan} id={id} label={label} isSingle={SINGLE.has(control)} />
      )}
      {view}
      {hasHelp && (
        <p className="st-help" id={`${id}-help`}>
          {schema.description}
        </p>
      )}
      <FieldFindings id={`${id}-findings`} findings={findings} />
    </div>
  );
});
