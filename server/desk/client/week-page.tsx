import { useEffect, useState } from 'react';
import type { NamedCount, Week } from '../../store/desk/week.ts';
import { api } from './api.ts';
import { useDesk } from './desk-context.tsx';
import { useMessages } from './language.tsx';
import './week-page.css';

const DAYS = 7;

/** Where the last seven days begin in the reader's zone, and where today ends. */
function lastDays(): readonly number[] {
  const today = new Date();
  return Array.from({ length: DAYS + 1 }, (_, at) =>
    new Date(today.getFullYear(), today.getMonth(), today.getDate() - DAYS + 1 + at).getTime(),
  );
}

/** The week in one look: how many, from where, and how quickly they were answered. */
export function WeekPage({ version }: { version: number }) {
  const messages = useMessages();
  const { me, fail } = useDesk();
  const [project, setProject] = useState('');
  const [week, setWeek] = useState<Week | null>(null);
  const [days, setDays] = useState(lastDays);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the version says when to read again
  useEffect(() => {
    const now = lastDays();
    setDays(now);
    api.week(now, project).then(setWeek, fail);
  }, [project, version, fail]);

  return (
    <main className="page week">
      <header>
        <h2>{messages.weekTitle}</h2>
        <label>
          <span className="hidden">{messages.weekOf}</span>
          <select value={project} onChange={({ target }) => setProject(target.value)}>
            <option value="">{messages.filters.project[1]}</option>
            {me.projects.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
      </header>
      {week && (
        <>
          <Figures week={week} />
          <DayChart days={days} counts={week.days} />
          <div className="shares">
            <Shares title={messages.bySource} rows={week.sources} empty={messages.noSource} />
            <Shares title={messages.byPage} rows={week.pages.map(shorten)} empty={messages.noPage} />
            {week.people.length > 0 && (
              <Shares title={messages.byPerson} rows={week.people} empty={messages.nobody} />
            )}
          </div>
        </>
      )}
    </main>
  );
}

function Figures({ week }: { week: Week }) {
  const messages = useMessages();
  const span = (value: number | null) => (value === null ? '–' : messages.span(value));
  const waiting = week.waitingSince === null ? null : Date.now() - week.waitingSince;
  const figures: readonly (readonly [string, string])[] = [
    [messages.leadsTotal, String(week.total)],
    [messages.answeredOf, week.total === 0 ? '–' : `${Math.round((week.answered / week.total) * 100)} %`],
    [messages.middle, span(week.middle)],
    [messages.slowest, span(week.slowest)],
    [messages.waitingSince, waiting === null ? messages.none : messages.span(waiting)],
  ];
  return (
    <dl className="figures">
      {figures.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Columns as a picture; the numbers stand above them, so it needs no axis. */
function DayChart({ days, counts }: { days: readonly number[]; counts: readonly number[] }) {
  const messages = useMessages();
  const most = Math.max(1, ...counts);
  return (
    <section className="days" aria-label={messages.byDay}>
      <h3>{messages.byDay}</h3>
      <ol>
        {counts.map((count, at) => (
          <li key={days[at]} data-state={at === counts.length - 1 ? 'today' : 'past'}>
            <span className="number">{count}</span>
            <svg viewBox="0 0 10 100" preserveAspectRatio="none" aria-hidden="true">
              <rect x="0" width="10" y={100 - (count / most) * 100} height={(count / most) * 100} />
            </svg>
            <span className="day-name">{messages.weekday(days[at] ?? 0)}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

interface SharesProps {
  readonly title: string;
  readonly rows: readonly NamedCount[];
  readonly empty: string;
}

function Shares({ title, rows, empty }: SharesProps) {
  const most = Math.max(1, ...rows.map(({ count }) => count));
  return (
    <section aria-label={title}>
      <h3>{title}</h3>
      <ul>
        {rows.map(({ name, count }) => (
          <li key={name}>
            <span className="name">{name || empty}</span>
            <span className="number">{count}</span>
            <svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
              <rect width={(count / most) * 100} height="4" />
            </svg>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The path of a page, which is what people know it by. */
function shorten({ name, count }: NamedCount): NamedCount {
  return { name: URL.canParse(name) ? new URL(name).pathname : name, count };
}
