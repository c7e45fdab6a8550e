import type { DeskLead } from './api.ts';
import { Button } from './button.tsx';
import { useDesk } from './desk-context.tsx';
import { formatPhone } from './desk-locale.ts';
import { useMessages } from './language.tsx';
import type { Leads } from './use-leads.ts';
import type { Selection } from './use-selection.ts';
import './lead-list.css';

interface LeadListProps {
  readonly list: Leads;
  readonly open: string | null;
  readonly onOpen: (id: string) => void;
  readonly isNarrowed: boolean;
  readonly selection: Selection;
}

/** One row a lead; a lead that has just come in is marked for a moment. */
export function LeadList({ list, open, onOpen, isNarrowed, selection }: LeadListProps) {
  const messages = useMessages();
  if (list.loaded && list.leads.length === 0) {
    return <p className="empty">{isNarrowed ? messages.noMatch : messages.noLeads}</p>;
  }
  return (
    <>
      <ul className="list" aria-busy={!list.loaded}>
        {list.leads.map((lead) => (
          <Row
            key={lead.id}
            lead={lead}
            isOpen={lead.id === open}
            isFresh={list.fresh.includes(lead.id)}
            isChosen={selection.has(lead.id)}
            onChoose={selection.toggle}
            onOpen={onOpen}
          />
        ))}
      </ul>
      {list.hasMore && (
        <Button className="more" onClick={list.loadMore}>
          {messages.older}
        </Button>
      )}
    </>
  );
}

interface RowProps {
  readonly lead: DeskLead;
  readonly isOpen: boolean;
  readonly isFresh: boolean;
  readonly isChosen: boolean;
  readonly onChoose: (id: string) => void;
  readonly onOpen: (id: string) => void;
}

function Row({ lead, isOpen, isFresh, isChosen, onChoose, onOpen }: RowProps) {
  const messages = useMessages();
  const { projectName } = useDesk();
  return (
    <li className="row" data-lead={lead.id} data-state={isFresh ? 'fresh' : 'known'} data-chosen={isChosen}>
      <label className="tick">
        <span className="hidden">{messages.selectOf(lead.name)}</span>
        <input type="checkbox" checked={isChosen} onChange={() => onChoose(lead.id)} />
      </label>
      <button type="button" aria-pressed={isOpen} onClick={() => onOpen(lead.id)}>
        <span className="who">{lead.name}</span>
        <span className="phone-number">{formatPhone(lead.phone)}</span>
        <span className="what">{projectName(lead.project_id, lead.project_name) || messages.noProject}</span>
        <span className="tags">
          {lead.otp_verified === 1 && (
            <span className="tag" data-status="verified">
              {messages.verified}
            </span>
          )}
          <span className="tag">{messages.typeOf(lead)}</span>
          {lead.submissions > 1 && <span className="tag">{lead.submissions}×</span>}
          {lead.utm_source && <span className="tag">{lead.utm_source}</span>}
        </span>
        <span className="state">
          <span className="tag" data-status={lead.status}>
            {messages.statusOf(lead)}
          </span>
        </span>
        <span className="owner">{lead.assigned_to}</span>
        <span className="when">{messages.when(lead.created_at, Date.now())}</span>
      </button>
    </li>
  );
}
