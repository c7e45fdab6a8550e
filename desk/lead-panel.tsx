import { useCallback, useEffect, useRef, useState } from 'react';
import { whatsappLink } from '../src/lib/whatsapp-link.ts';
import { Answers } from './answers.tsx';
import { api, type DeskDetail, type DeskLead, isProblem } from './api.ts';
import { AsideBox, EraseBox } from './aside-box.tsx';
import { Button } from './button.tsx';
import { undoOf, useDesk } from './desk-context.tsx';
import { formatPhone } from './desk-locale.ts';
import { Facts } from './facts.tsx';
import { useMessages } from './language.tsx';
import { LeadUnitsBox, useLeadUnits } from './lead-units.tsx';
import { Notes } from './notes.tsx';
import { Options } from './options.tsx';
import { ReminderBox } from './reminder-box.tsx';
import { Timeline } from './timeline.tsx';
import './lead-panel.css';

interface LeadPanelProps {
  readonly id: string;
  /** Moves whenever the list changed, so that two people see each other's notes. */
  readonly version: number;
  readonly onClose: () => void;
}

/** One lead: reach the person, move the lead on, write down what was said, see what happened. */
export function LeadPanel({ id, version, onClose }: LeadPanelProps) {
  const messages = useMessages();
  const { fail } = useDesk();
  const [detail, setDetail] = useState<DeskDetail | 'gone' | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const [opener] = useState(() => document.activeElement);

  const read = useCallback(() => {
    api
      .lead(id)
      .then(setDetail, (error: unknown) => (isProblem(error, 'noLead') ? setDetail('gone') : fail(error)));
  }, [id, fail]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new version reads again
  useEffect(read, [read, version]);
  const units = useLeadUnits(id, version);
  const isThere = detail !== null;
  useEffect(() => {
    // A reader who has moved on while the lead was loading keeps the focus.
    const isElsewhere = ![opener, document.body, null].includes(document.activeElement);
    if (isThere && !isElsewhere) heading.current?.focus();
  }, [isThere, opener]);

  return (
    <aside
      className="panel"
      aria-label={messages.lead}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
      }}
    >
      <Button className="close" onClick={onClose}>
        {messages.close}
      </Button>
      {detail === 'gone' && (
        <>
          <h2 tabIndex={-1} ref={heading}>
            {messages.leadGone}
          </h2>
          <p>{messages.leadGoneHint}</p>
        </>
      )}
      {detail !== null && detail !== 'gone' && (
        <>
          <h2 tabIndex={-1} ref={heading}>
            {detail.lead.name}
          </h2>
          <Reach lead={detail.lead} />
          <Answers lead={detail.lead} />
          {detail.lead.spam === 1 && <AsideBox lead={detail.lead} />}
          <Status key={`${detail.lead.status}/${detail.lead.lost_reason}`} lead={detail.lead} />
          <Assignment lead={detail.lead} />
          {units && <LeadUnitsBox lead={detail.lead} units={units} />}
          <ReminderBox lead={detail.lead} reminders={detail.reminders} onChange={read} />
          <Notes id={id} onAdded={read} />
          <Timeline detail={detail} />
          <Facts lead={detail.lead} home={units?.homes.find(({ isNamed }) => isNamed)?.code} />
          <EraseBox lead={detail.lead} onErased={onClose} />
        </>
      )}
    </aside>
  );
}

function Reach({ lead }: { lead: DeskLead }) {
  const messages = useMessages();
  return (
    <p className="reach">
      <a
        className="primary phone"
        href={whatsappLink({ phone: lead.phone, text: '', host: 'wa.me' })}
        target="_blank"
        rel="noopener noreferrer"
      >
        WhatsApp {formatPhone(lead.phone)}
      </a>
      <a className="action" href={`tel:${lead.phone}`}>
        {messages.call}
      </a>
    </p>
  );
}

function Status({ lead }: { lead: DeskLead }) {
  const messages = useMessages();
  const { say, fail } = useDesk();
  const [wanted, setWanted] = useState(lead.status);

  function set(status: string, reason = '') {
    api.setStatus(lead.id, status, reason).then(
      ({ event }) => say(messages.statusSet(messages.statusName(status)), undoOf([event])),
      (error: unknown) => {
        setWanted(lead.status);
        fail(error);
      },
    );
  }

  return (
    <fieldset className="status">
      <legend>{messages.filters.status[0]}</legend>
      {messages.statuses.map(([value, label]) => (
        <label key={value} data-status={value} data-state={wanted === value ? 'on' : 'off'}>
          <input
            type="radio"
            name="status"
            checked={wanted === value}
            onChange={() => {
              setWanted(value);
              if (value !== 'lost') set(value);
            }}
          />
          {label}
        </label>
      ))}
      {wanted === 'lost' && (
        <label className="reason">
          {messages.lostWhy}
          <select value={lead.lost_reason} onChange={({ target }) => set('lost', target.value)}>
            <option value="" disabled />
            <Options of={messages.reasons} />
          </select>
        </label>
      )}
    </fieldset>
  );
}

/** Team leads assign a lead to anyone in the project; sales take unassigned ones, and give them back. */
function Assignment({ lead }: { lead: DeskLead }) {
  const messages = useMessages();
  const { me, say, fail } = useDesk();
  const project = me.projects.find(({ id }) => id === lead.project_id);
  const give = (person: string) =>
    api.assign(lead.id, person).then(({ event }) => say(messages.assignedTo(person), undoOf([event])), fail);
  const people = project?.people ?? (me.isAdmin ? [me.person] : []);
  if (people.length === 0)
    return (
      <p className="assignment">
        <span>{lead.assigned_to || messages.unassigned}</span>
        {lead.assigned_to === '' && <Button onClick={() => void give(me.person)}>{messages.take}</Button>}
        {lead.assigned_to === me.person && <Button onClick={() => void give('')}>{messages.giveBack}</Button>}
      </p>
    );
  const known = lead.assigned_to === '' || people.includes(lead.assigned_to);
  return (
    <label className="assignment">
      <span>{messages.filters.assigned[0]}</span>
      <select value={lead.assigned_to} onChange={({ target }) => void give(target.value)}>
        <option value="">{messages.unassigned}</option>
        <Options of={(known ? people : [...people, lead.assigned_to]).map((person) => [person, person])} />
      </select>
    </label>
  );
}
