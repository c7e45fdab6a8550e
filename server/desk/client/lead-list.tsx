import type { DeskLead } from './api.ts';
import type { Leads } from './use-leads.ts';
import { STATUS_WORDS, sayPhone, sayType, sayWhen } from './words.ts';
import './lead-list.css';

interface LeadListProps {
  readonly list: Leads;
  readonly open: string | null;
  readonly onOpen: (id: string) => void;
  readonly isNarrowed: boolean;
}

/** Newest first; a lead that has just come in is marked for a moment. */
export function LeadList({ list, open, onOpen, isNarrowed }: LeadListProps) {
  if (list.loaded && list.leads.length === 0) {
    return (
      <p className="empty">
        {isNarrowed
          ? 'No lead matches these filters.'
          : 'No leads yet. The first one will appear here by itself.'}
      </p>
    );
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
          Show older leads
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
  const status = STATUS_WORDS.find(([value]) => value === lead.status)?.[1] ?? lead.status;
  return (
    <li className="row" data-state={isFresh ? 'fresh' : 'known'}>
      <button type="button" aria-pressed={isOpen} onClick={() => onOpen(lead.id)}>
        <span className="who">{lead.name}</span>
        <span className="when">{sayWhen(lead.created_at, Date.now())}</span>
        <span className="what">
          {sayPhone(lead.phone)} · {lead.project_name || lead.project_id || 'No project'}
        </span>
        <span className="tags">
          <span className="tag" data-status={lead.status}>
            {status}
          </span>
          <span className="tag">{sayType(lead)}</span>
          {lead.otp_verified === 1 && (
            <span className="tag" data-status="verified">
              Verified
            </span>
          )}
          {lead.submissions > 1 && <span className="tag">{lead.submissions}×</span>}
          {lead.utm_source && <span className="tag">{lead.utm_source}</span>}
        </span>
      </button>
    </li>
  );
}
