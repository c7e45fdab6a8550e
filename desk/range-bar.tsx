import { DayField } from './day-field.tsx';
import { useDesk } from './desk-context.tsx';
import { withValue } from './filter-bar.tsx';
import { useMessages } from './language.tsx';
import { Options } from './options.tsx';
import { daysOf, isDay, type ReportChoice, reportChoices } from './report-range.ts';
import { usePlace, usePlaceStore } from './use-place.tsx';

/** The options of the report: a project, and a period or two dates. All of them are in the URL. */
export function RangeBar() {
  const messages = useMessages();
  const { me } = useDesk();
  const store = usePlaceStore();
  const { report } = usePlace();
  const days = daysOf(report, Date.now());
  const set = (change: Partial<ReportChoice>, how: 'push' | 'replace' = 'push') =>
    store.go({ report: { ...report, ...change } }, how);
  const choose = (range: string) => {
    const [from, until] = range === 'dates' ? days : ['', ''];
    set({ range, from, until });
  };
  const date = (name: 'from' | 'until') => (
    <DayField name={name} value={report[name]} onChange={(day) => set({ [name]: day }, 'replace')} />
  );
  return (
    <header>
      <h2>
        {messages.ranges[report.range]}
        {days.every(isDay) && days[0] <= days[1] && (
          <span className="quiet">{messages.daysFromTo(days[0], days[1])}</span>
        )}
      </h2>
      <div className="range">
        <label>
          <span className="hidden">{messages.weekOf}</span>
          <select value={report.project} onChange={({ target }) => set({ project: target.value })}>
            <option value="">{messages.filters.project[1]}</option>
            <Options
              of={withValue(
                me.projects.map(({ id, name }) => [id, name] as const),
                report.project,
              )}
            />
          </select>
        </label>
        <label>
          <span className="hidden">{messages.range}</span>
          <select value={report.range} onChange={({ target }) => choose(target.value)}>
            <Options of={reportChoices.map((one) => [one, messages.ranges[one]])} />
          </select>
        </label>
        {report.range === 'dates' && (
          <fieldset className="dates">
            <legend className="hidden">{messages.ranges.dates}</legend>
            {date('from')}
            {date('until')}
          </fieldset>
        )}
      </div>
    </header>
  );
}
