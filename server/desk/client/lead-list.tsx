import type { DeskLead } from './api.ts';
import { formatPhone } from './desk-locale.ts';
import { useMessages } from './language.tsx';
import type { Leads } from './use-leads.ts';
import './lead-list.css';

interface LeadListProps {
  readonly list: Leads;
  readonly open: string | null;
  readonly onOpen: (id: string) => void;
  readonly isNarrowed: boolean;
}

/** Newest first; a lead that has just come in is marked for a moment. */
export function LeadList({ list, open, onOpen, isNarrowed }: LeadListProps) {
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
            onOpen={onOpen}
          />
        ))}
      </ul>
      {list.hasMore && (
        <button type="button" className="more" onClick={list.loadMore}>
          {messages.older}
        </button>
      )}
    </>
  );
}

interface RowProps {
  readonly lead: DeskLead;
  readonly isOpen: boolean;
  readonly isFresh: boolean;
  readonly onOpen: (id: string) => void;
}

function Row({ lead, isOpen, isFresh, onOpen }: RowProps) {
  const messages = useMessages();
  return (
    <li className="row" data-state={isFresh ? 'fresh' : 'known'}>
      <button type="button" aria-pressed={isOpen} onClick={() => onOpen(lead.id)}>
        <span className="who">{lead.name}</span>
        <span className="when">{messages.when(lead.created_at, Date.now())}</span>
        <span className="what">
          {formatPhone(lead.phone)} · {lead.project_name || lead.project_id || messages.noProject}
        </span>
        <span className="tags">
          <span className="tag" data-status={lead.status}>
            {messages.statusOf(lead)}
          </span>
          <span className="tag">{messages.typeOf(lead)}</span>
          {lead.otp_verified === 1 && (
            <span className="tag" data-status="verified">
              {messages.verified}
            </span>
          )}
          {lead.submissions > 1 && <span className="tag">{lead.submissions}×</span>}
          {lead.utm_source && <span className="tag">{lead.utm_source}</span>}
        </span>
      </button>
    </li>
  );
}
