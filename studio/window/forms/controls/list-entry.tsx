import { type KeyboardEvent, type ReactElement, useMemo } from 'react';
import { formatPointer, valueAt } from '../../../../src/document/path.ts';
import { HandleIcon } from '../../components/handle-icon.tsx';
import { keyOf } from '../../components/keys.ts';
import { useDocument, useStudio } from '../../state/studio.tsx';
import { controlOf } from '../control-of.ts';
import { type ControlProps, useFieldView } from '../control-props.ts';
import { entryTitle } from '../entry-title.ts';
import { FieldFindings } from '../field-findings.tsx';
import { useFindings } from '../findings.ts';
import type { ListAction } from '../list-actions.ts';
import { formMessages } from '../messages.ts';
import { planFields } from '../plan.ts';
import { useOpen } from '../use-open.ts';
import { fieldId } from '../values.ts';

interface EntryProps {
  readonly props: ControlProps;
  readonly index: number;
  readonly count: number;
  readonly onAction: ((index: number, action: ListAction) => void) | undefined;
}

const KEYS: Readonly<Record<string, ListAction>> = {
  'alt+ArrowUp': 'up',
  'alt+ArrowDown': 'down',
  'mod+KeyD': 'duplicate',
  Delete: 'remove',
};

/** One entry of a list. */
export function ListEntry(entry: EntryProps): ReactElement {
  const { model } = useStudio();
  const isObject = controlOf(model.resolve(entry.props.schema.items), model) === 'group';
  return isObject ? <ObjectEntry {...entry} /> : <PlainEntry {...entry} />;
}

/** An entry that is an object: a disclosure that is named by its first words. */
function ObjectEntry({ props, index, count, onAction }: EntryProps): ReactElement {
  const { model, site, language } = useStudio();
  const View = useFieldView();
  const path = useMemo(() => [...props.path, index], [props.path, index]);
  const schema = model.resolve(props.schema.items);
  const title = useDocument((doc) => entryTitle(valueAt(doc.document, path), schema, model));
  const plans = useMemo(
    () => planFields(model, schema, path, { role: site.person.role }),
    [model, schema, path, site.person.role],
  );
  const [isOpen, setOpen] = useOpen(path);
  const findings = useFindings(path);
  const own = findings.filter((one) => one.path === formatPointer(path).slice(1));
  const id = fieldId(path);
  return (
    <li className="st-list-entry" data-field={formatPointer(path)} data-open={isOpen || undefined}>
      <div className="st-entry-head">
        <button
          type="button"
          id={id}
          className="st-disclosure"
          aria-expanded={isOpen}
          onKeyDown={onKeys(index, onAction)}
          onClick={() => setOpen(!isOpen)}
        >
          <span className="st-entry-title">{title || formMessages[language].entry(index + 1)}</span>
          {findings.length > 0 && (
            <span className="st-count">{formMessages[language].findings(findings.length)}</span>
          )}
        </button>
        <EntryButtons index={index} count={count} title={title} onAction={onAction} />
      </div>
      <FieldFindings id={`${id}-findings`} findings={own} />
      {isOpen && (
        <div className="st-inner">
          {plans.map((plan) => (
            <View key={plan.key} plan={plan} />
          ))}
        </div>
      )}
    </li>
  );
}

/** An entry that is one value. */
function PlainEntry({ props, index, count, onAction }: EntryProps): ReactElement {
  const { model, language } = useStudio();
  const View = useFieldView();
  const schema = model.resolve(props.schema.items);
  const control = controlOf(schema, model) ?? 'text';
  const plan = useMemo(
    () => ({
      key: String(index),
      path: [...props.path, index],
      schema: { ...schema, description: '' },
      control,
      isRequired: true,
      label: formMessages[language].entry(index + 1),
    }),
    [props.path, index, schema, control, language],
  );
  return (
    <li className="st-list-entry st-plain-entry" onKeyDown={onKeys(index, onAction, ['Delete'])}>
      <View plan={plan} />
      <EntryButtons index={index} count={count} title={plan.label} onAction={onAction} />
    </li>
  );
}

function onKeys(
  index: number,
  onAction: EntryProps['onAction'],
  without: readonly string[] = [],
): (event: KeyboardEvent) => void {
  return (event) => {
    const key = keyOf(event) ?? '';
    const action = without.includes(key) ? undefined : KEYS[key];
    if (!action || !onAction || event.defaultPrevented) return;
    event.preventDefault();
    event.stopPropagation();
    onAction(index, action);
  };
}

const BUTTONS: readonly ListAction[] = ['up', 'down', 'duplicate', 'remove'];

function EntryButtons({
  index,
  count,
  title,
  onAction,
}: Omit<EntryProps, 'props'> & { title: string }): ReactElement | null {
  const messages = formMessages[useStudio().language];
  if (!onAction) return null;
  const isOff = (action: ListAction) =>
    (action === 'up' && index === 0) || (action === 'down' && index === count - 1);
  return (
    <span className="st-entry-buttons">
      {BUTTONS.map((action) => (
        <button
          key={action}
          type="button"
          className="st-icon-button"
          disabled={isOff(action)}
          aria-label={messages.listActions[action](title || messages.entry(index + 1))}
          title={messages.listActionNames[action]}
          onClick={() => onAction(index, action)}
        >
          <HandleIcon name={action} />
        </button>
      ))}
    </span>
  );
}
