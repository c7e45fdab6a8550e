import { useEffect, useState } from 'react';
import { api, type Me } from './api.ts';
import { BulkBar } from './bulk-bar.tsx';
import { Button } from './button.tsx';
import { DeskProvider, useDesk } from './desk-context.tsx';
import { ExportMenu } from './export-menu.tsx';
import { FilterBar } from './filter-bar.tsx';
import { type Filters, isNarrowed, NO_FILTERS } from './filters.ts';
import { LanguageSwitch, useMessages } from './language.tsx';
import { LeadList } from './lead-list.tsx';
import { LeadPanel } from './lead-panel.tsx';
import { ListTrouble } from './list-notices.tsx';
import { MyPage } from './my-page.tsx';
import { NoticeBar } from './notice.tsx';
import { HOME, VIEWS, type View } from './place.ts';
import { Reminders } from './reminders.tsx';
import { ReportPage } from './report-page.tsx';
import { ShortcutList, useShortcuts } from './shortcuts.tsx';
import { StatusTabs } from './status-tabs.tsx';
import { TeamPage } from './team-page.tsx';
import { TemplatesPage } from './templates-page.tsx';
import { UnitsPage } from './units-page.tsx';
import { useArrival } from './use-arrival.ts';
import { useLeads } from './use-leads.ts';
import { usePlace, usePlaceStore } from './use-place.tsx';
import { useSelection } from './use-selection.ts';

interface DeskProps {
  readonly me: Me;
  readonly onLeave: () => void;
  readonly onRefresh: () => void;
}

/** Views of those who lead a project. */
const OF_LEADS: ReadonlySet<View> = new Set(['templates', 'team']);

/** The whole desk of a logged-in person. */
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
  const store = usePlaceStore();
  const wanted = usePlace();
  const views = VIEWS.filter(
    (one) => (me.isLead || !OF_LEADS.has(one)) && (one !== 'units' || me.unitProjects.length > 0),
  );
  const place = views.includes(wanted.view) ? wanted : { ...wanted, view: 'leads' as const };
  const { view, filters } = place;
  const open = place.lead === '' ? null : place.lead;
  const [showsKeys, setShowsKeys] = useState(false);
  const list = useLeads(filters, onLeave);
  const selection = useSelection(list.leads);
  const change = (next: Filters, isTyping = false) =>
    store.go({ filters: next }, isTyping ? 'replace' : 'push');
  const logout = () =>
    void api
      .logout()
      .catch(fail)
      .finally(() => {
        store.go(HOME, 'replace');
        onLeave();
      });
  const { refresh } = list;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change here asks for the list again
  useEffect(refresh, [changes]);
  useArrival(place);
  useShortcuts({
    views: views.map((one) => () => store.go({ view: one })),
    takeBack,
    close: () => (showsKeys ? setShowsKeys(false) : view === 'leads' && store.close()),
    help: () => setShowsKeys((shows) => !shows),
  });

  return (
    <div className="desk" data-state={view === 'leads' && open !== null ? 'lead' : 'list'} data-view={view}>
      <header className="bar">
        <h1>{messages.title}</h1>
        <nav className="views">
          {views.map((one) => (
            <button
              key={one}
              type="button"
              aria-current={one === view ? 'page' : undefined}
              onClick={() => store.go({ view: one })}
            >
              {messages.views[one]}
            </button>
          ))}
        </nav>
        <p className="live" data-state={list.live} role="status">
          {messages.connection[list.live]}
        </p>
        <Reminders onOpen={store.open} />
        {me.isLead && <ExportMenu filters={filters} />}
        <LanguageSwitch />
        <Button className="action leave" onClick={logout}>
          {messages.leave} <span className="quiet">({me.person})</span>
        </Button>
      </header>
      {view === 'leads' && (
        <>
          <FilterBar me={me} filters={filters} onChange={change} onOpenList={refreshMe} />
          <main className="leads" tabIndex={-1} aria-label={messages.views.leads}>
            <StatusTabs filters={filters} version={list.version} onChange={change} />
            {me.projects.length === 0 && !me.isAdmin && <p className="empty">{messages.noProjects}</p>}
            <ListTrouble projects={list.listTrouble} />
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
              onOpen={store.open}
              isNarrowed={isNarrowed(filters)}
              onClear={() => change({ ...NO_FILTERS, sort: filters.sort })}
              selection={selection}
            />
            <BulkBar selection={selection} leads={list.leads} />
          </main>
          {open !== null && <LeadPanel key={open} id={open} version={list.version} onClose={store.close} />}
        </>
      )}
      {view === 'units' && <UnitsPage version={list.version} />}
      {view === 'report' && <ReportPage version={list.version} />}
      {view === 'templates' && <TemplatesPage />}
      {view === 'team' && <TeamPage />}
      {view === 'me' && <MyPage onLogout={logout} />}
      {showsKeys && <ShortcutList onClose={() => setShowsKeys(false)} />}
      <NoticeBar />
    </div>
  );
}
