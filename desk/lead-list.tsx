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
  readonly onClear: () => void;
  readonly selection: Selection;
}

/** One row a lead; a lead that has just come in is marked for a moment. */
export function LeadList({ list, open, onOpen, isNarrowed, onClear, selection }: LeadListProps) {
  const messages = useMessages();
  if (list.loaded && list.leads.length === 0) {
    return <NoLeads isNarrowed={isNarrowed} onClear={onClear} />;
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

/** An inbox, or a lens over nothing. */
const EMPTY = {
  inbox: 'M4 13l3-8h10l3 8v6H4zM4 13h5a3 3 0 0 0 6 0h5',
  lens: 'M10.5 17a6.5 6.5 0 1 1 0-13 6.5 6.5 0 0 1 0 13zM15.5 15.5L20 20',
};

/** The reason why the list is empty, and the way out. */
function NoLeads({ isNarrowed, onClear }: Pick<LeadListProps, 'isNarrowed' | 'onClear'>) {
  const messages = useMessages();
  return (
    <div className="empty">
      <svg
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.6"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        <path d={isNarrowed ? EMPTY.lens : EMPTY.inbox} />
      </svg>
      <h2>{isNarrowed ? messages.noMatch : messages.noLeads}</h2>
      <p>{isNarrowed ? messages.noMatchHint : messages.noLeadsHint}</p>
      {isNarrowed && (
        <button type="button" className="action" onClick={onClear}>
          {messages.showAll}
        </button>
      )}
    </div>
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
