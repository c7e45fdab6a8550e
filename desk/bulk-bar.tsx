import { api, type DeskLead } from './api.ts';
import { undoOf, useDesk } from './desk-context.tsx';
import { useMessages } from './language.tsx';
import { Options } from './options.tsx';
import type { Selection } from './use-selection.ts';

interface BulkBarProps {
  readonly selection: Selection;
  readonly leads: readonly DeskLead[];
}

/** Actions for all selected leads. */
export function BulkBar({ selection, leads }: BulkBarProps) {
  const messages = useMessages();
  const { me, say, fail } = useDesk();
  const { ids } = selection;
  if (ids.length === 0) return null;
  const projects = new Set(leads.filter(({ id }) => selection.has(id)).map((lead) => lead.project_id));
  const people = peopleOfAll(
    me.projects.filter(({ id }) => projects.has(id)).map((project) => project.people),
  );

  function change(wanted: object) {
    api.bulk(ids, wanted).then(({ events, left }) => {
      const rest = left > 0 ? ` · ${messages.notChanged(left)}` : '';
      say(`${messages.changed(events.length)}${rest}`, undoOf(events));
      selection.clear();
    }, fail);
  }

  return (
    <section className="bulk" aria-label={messages.selected(ids.length)}>
      <p>{messages.selected(ids.length)}</p>
      <select
        aria-label={messages.setStatus}
        value=""
        onChange={({ target }) => {
          const [status, reason = ''] = target.value.split('/');
          change({ status, reason });
        }}
      >
        <option value="" disabled>
          {messages.setStatus}
        </option>
        <Options of={messages.statuses.filter(([value]) => value !== 'lost')} />
        {messages.reasons.map(([value, label]) => (
          <option key={value} value={`lost/${value}`}>
            {messages.lostBecause(label)}
          </option>
        ))}
      </select>
      <select
        aria-label={messages.assignTo}
        value=""
        onChange={({ target }) => change({ person: target.value === '-' ? '' : target.value })}
      >
        <option value="" disabled>
          {messages.assignTo}
        </option>
        <option value="-">{messages.unassigned}</option>
        <Options of={(people.length > 0 ? people : [me.person]).map((person) => [person, person])} />
      </select>
      <button type="button" onClick={selection.clear}>
        {messages.deselect}
      </button>
    </section>
  );
}

/** Those who may be given every one of the leads. */
function peopleOfAll(lists: readonly (readonly string[])[]): readonly string[] {
  const [first = [], ...rest] = lists;
  return first.filter((person) => rest.every((list) => list.includes(person)));
}
