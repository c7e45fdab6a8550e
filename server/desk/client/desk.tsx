import { useCallback, useState } from 'react';
import { API, api, type Filters, type Me, NO_FILTERS, queryOf } from './api.ts';
import { FilterBar } from './filter-bar.tsx';
import { LanguageSwitch, useMessages } from './language.tsx';
import { LeadList } from './lead-list.tsx';
import { LeadPanel } from './lead-panel.tsx';
import { useLeads } from './use-leads.ts';

interface DeskProps {
  readonly me: Me;
  readonly onLeave: () => void;
  readonly onRefresh: () => void;
}

/** The list, its filters, and the lead that is open. */
export function Desk({ me, onLeave, onRefresh }: DeskProps) {
  const messages = useMessages();
  const [filters, setFilters] = useState<Filters>(NO_FILTERS);
  const [open, setOpen] = useState<string | null>(null);
  const leave = useCallback(() => onLeave(), [onLeave]);
  const list = useLeads(filters, leave);

  return (
    <div className="desk" data-state={open === null ? 'list' : 'lead'}>
      <header className="bar">
        <h1>{messages.title}</h1>
        <p className="live" data-state={list.live} role="status">
          {messages.connection[list.live]}
        </p>
        <a className="action" href={`${API}/export.csv?${queryOf(filters)}`} download>
          {messages.export}
        </a>
        <LanguageSwitch />
        <button type="button" className="action" onClick={() => void api.logout().finally(onLeave)}>
          {messages.leave} <span className="quiet">({me.person})</span>
        </button>
      </header>
      <FilterBar me={me} filters={filters} onChange={setFilters} onOpenList={onRefresh} />
      <main className="leads">
        {list.problem && (
          <p className="problem" role="alert">
            {list.problem}
          </p>
        )}
        {list.codesSpent && (
          <p className="problem" role="alert">
            {messages.codesSpent}
          </p>
        )}
        <LeadList list={list} open={open} onOpen={setOpen} isNarrowed={filters !== NO_FILTERS} />
      </main>
      {open !== null && (
        <LeadPanel
          key={open}
          id={open}
          version={list.version}
          onClose={() => setOpen(null)}
          onLoggedOut={leave}
        />
      )}
    </div>
  );
}
