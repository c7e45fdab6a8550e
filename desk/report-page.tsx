import { useEffect, useState } from 'react';
import type { NamedCount, Week } from '../server/contract/desk/week.ts';
import { api } from './api.ts';
import { useDesk } from './desk-context.tsx';
import { useMessages } from './language.tsx';
import { RangeBar } from './range-bar.tsx';
import { type RangeProblem, type ReportSpan, spanOf } from './report-range.ts';
import { usePlace } from './use-place.tsx';
import './report-page.css';

interface Report {
  readonly span: ReportSpan;
  readonly week: Week;
}

/** A report on any period: the number of leads, their sources, and the time to the first answer. */
export function ReportPage({ version }: { version: number }) {
  const messages = useMessages();
  const { fail } = useDesk();
  const { report: choice } = usePlace();
  const [report, setReport] = useState<Report | null>(null);
  const { project, range, from, until } = choice;
  const problem = problemOf(spanOf(choice, Date.now()));
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new version reads again
  useEffect(() => {
    const span = spanOf({ project, range, from, until }, Date.now());
    let isCurrent = true;
    if (typeof span !== 'string')
      api.week(span.bounds, project).then((week) => isCurrent && setReport({ span, week }), fail);
    return () => {
      isCurrent = false;
    };
  }, [project, range, from, until, version, fail]);

  return (
    <main className="page report" tabIndex={-1} aria-label={messages.views.report}>
      <RangeBar />
      {problem !== null && (
        <p className="problem" role="alert">
          {messages.rangeProblems[problem]}
        </p>
      )}
      {problem === null && report && (
        <>
          <Figures week={report.week} />
          <Chart span={report.span} counts={report.week.days} />
          <div className="shares">
            <Shares title={messages.bySource} rows={report.week.sources} empty={messages.noSource} />
            <Shares title={messages.byPage} rows={report.week.pages.map(shorten)} empty={messages.noPage} />
            {report.week.people.length > 0 && (
              <Shares title={messages.byPerson} rows={report.week.people} empty={messages.unassigned} />
            )}
          </div>
        </>
      )}
    </main>
  );
}

function problemOf(span: ReportSpan | RangeProblem): RangeProblem | null {
  return typeof span === 'string' ? span : null;
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

/** Bars that fit between two edges of a phone with a number above each. */
const MOST_NUMBERED = 10;

/** Columns as a chart; if there is no room for the numbers, the table for screen readers still has them. */
function Chart({ span: { step, bounds }, counts }: { span: ReportSpan; counts: readonly number[] }) {
  const messages = useMessages();
  const most = Math.max(1, ...counts);
  const isDense = counts.length > MOST_NUMBERED;
  const every = isDense ? Math.ceil(counts.length / 6) : 1;
  const title = messages.bySteps[step];
  return (
    <section className="days" aria-label={title} data-density={isDense ? 'dense' : 'roomy'}>
      <h3>{title}</h3>
      <ol>
        {counts.map((count, at) => (
          <li key={bounds[at]} data-state={at === counts.length - 1 ? 'last' : 'past'}>
            <span className="number">{count}</span>
            <svg viewBox="0 0 10 100" preserveAspectRatio="none" aria-hidden="true">
              <rect x="0" width="10" y={100 - (count / most) * 100} height={(count / most) * 100} />
            </svg>
            <span className="day-name" data-state={at % every === 0 ? 'shown' : 'hidden'}>
              {messages.barName(step, bounds[at] ?? 0, isDense)}
            </span>
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

/** The path of a page, which people recognise. */
function shorten({ name, count }: NamedCount): NamedCount {
  return { name: URL.canParse(name) ? new URL(name).pathname : name, count };
}
