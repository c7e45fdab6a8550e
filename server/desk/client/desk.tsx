import { useEffect, useState } from 'react';
import { API, api, type Filters, type Me, NO_FILTERS, queryOf } from './api.ts';
import { BulkBar } from './bulk-bar.tsx';
import { DeskProvider, useDesk } from './desk-context.tsx';
import { FilterBar } from './filter-bar.tsx';
import { LanguageSwitch, useMessages } from './language.tsx';
import { LeadList } from './lead-list.tsx';
import { LeadPanel } from './lead-panel.tsx';
import { MyPage } from './my-page.tsx';
import { NoticeBar } from './notice.tsx';
import { Reminders } from './reminders.tsx';
import { ShortcutList, useShortcuts } from './shortcuts.tsx';
import { StatusTabs } from './status-tabs.tsx';
import { TeamPage } from './team-page.tsx';
import { useLeads } from './use-leads.ts';
import { useSelection } from './use-selection.ts';
import { WeekPage } from './week-page.tsx';

interface DeskProps {
  readonly me: Me;
  readonly onLeave: () => void;
  readonly onRefresh: () => void;
}

const VIEWS = ['leads', 'week', 'team', 'me'] as const;

/** The whole desk, for whoever has logged in. */
export function Desk(props: DeskProps) {
  return (
    <DeskProvider {...props}>
      <Shell onLeave={props.onLeave} />
    </DeskProvider>
  );
}

function Shell({ onLeave }: { onLeave: () => void }) {
  const messages = useMessages();
  const { me, changes, fail, takeBack, refreshMe } = useDesk();
  const [view, setView] = useState<(typeof VIEWS)[number]>('leads');
  const [filters, setFilters] = useState<Filters>(NO_FILTERS);
  const [open, setOpen] = useState<string | null>(() => new URLSearchParams(location.search).get('lead'));
  const [showsKeys, setShowsKeys] = useState(false);
  const list = useLeads(filters, onLeave);
  const selection = useSelection(list.leads);
  const logout = () => void api.logout().catch(fail).finally(onLeave);
  const { refresh } = list;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change here asks for the list again
  useEffect(refresh, [changes]);
  useShortcuts({
    views: (me.isLead ? VIEWS : VIEWS.filter((one) => one !== 'team')).map((one) => () => setView(one)),
    takeBack,
    close: () => (showsKeys ? setShowsKeys(false) : setOpen(null)),
    help: () => setShowsKeys((shows) => !shows),
  });

  return (
    <div className="desk" data-state={view === 'leads' && open !== null ? 'lead' : 'list'} data-view={view}>
      <header className="bar">
        <h1>{messages.title}</h1>
        <nav className="views">
          {VIEWS.filter((one) => one !== 'team' || me.isLead).map((one) => (
            <button
              key={one}
              type="button"
              aria-current={one === view ? 'page' : undefined}
              onClick={() => setView(one)}
            >
              {messages.views[one]}
            </button>
          ))}
        </nav>
        <p className="live" data-state={list.live} role="status">
          {messages.connection[list.live]}
        </p>
        <Reminders
          onOpen={(id) => {
            setView('leads');
            setOpen(id);
          }}
        />
        {me.isLead && <ExportMenu filters={filters} />}
        <LanguageSwitch />
        <button type="button" className="action leave" onClick={logout}>
          {messages.leave} <span className="quiet">({me.person})</span>
        </button>
      </header>
      {view === 'leads' && (
        <>
          <FilterBar me={me} filters={filters} onChange={setFilters} onOpenList={refreshMe} />
          <main className="leads">
            <StatusTabs filters={filters} version={list.version} onChange={setFilters} />
            {me.projects.length === 0 && !me.isAdmin && <p className="empty">{messages.noProjects}</p>}
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
            <LeadList
              list={list}
              open={open}
              onOpen={setOpen}
              isNarrowed={filters !== NO_FILTERS}
              selection={selection}
            />
            <BulkBar selection={selection} leads={list.leads} />
          </main>
          {open !== null && (
            <LeadPanel
              key={open}
              id={open}
              version={list.version}
              onClose={() => setOpen(null)}
              onLoggedOut={onLeave}
            />
          )}
        </>
      )}
      {view === 'week' && <WeekPage version={list.version} />}
      {view === 'team' && <TeamPage />}
      {view === 'me' && <MyPage onLogout={logout} />}
      {showsKeys && <ShortcutList onClose={() => setShowsKeys(false)} />}
      <NoticeBar />
    </div>
  );
}

function ExportMenu({ filters }: { filters: Filters }) {
  const messages = useMessages();
  const zone = encodeURIComponent(Intl.DateTimeFormat().resolvedOptions().timeZone);
  const query = queryOf(filters);
  return (
    <details className="menu" name="desk-menu">
      <summary className="action">{messages.exports}</summary>
      <div className="menu-list">
        <a href={`${API}/export.csv?${query}`} download>
          {messages.exportSpreadsheet}
        </a>
        <a href={`${API}/export.csv?form=crm&zone=${zone}&${query}`} download>
          {messages.exportCrm}
        </a>
      </div>
    </details>
  );
}
