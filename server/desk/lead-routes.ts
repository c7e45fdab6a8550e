import { exportCsv, readCsvOptions } from './export.ts';
import { readBounds, readFilter, readSort } from './filter.ts';
import { API, problem } from './guard.ts';
import type { DeskRoutes } from './parts.ts';

const PAGE_SIZE = 50;

/** Reading: the list, its counts, the week, one lead, both files. */
export function addLeadRoutes(parts: DeskRoutes): void {
  const { app, guarded, route, desk, units, clock } = parts;
  route('GET leads', async ({ query, search, access }) => {
    const filter = readFilter(query, access.visible, search);
    const page = await desk.list(filter, PAGE_SIZE, query.get('before') ?? undefined, readSort(query));
    const listTrouble = [...units.lists().keys()].filter((id) => {
      const { waiting, problem } = units.project(id) ?? {};
      return access.is('lead', id) && (waiting || problem);
    });
    return { ...page, codesSpent: (await parts.codesLeft()) === 0, listTrouble };
  });
  route('GET counts', async ({ query, search, access }) =>
    desk.counts(readFilter(query, access.visible, search)),
  );
  route('GET week', async ({ query, access }) => {
    const bounds = readBounds(query);
    if (!bounds) return problem('badTime');
    const week = await desk.week({ projectId: query.get('project') ?? '', visible: access.visible }, bounds);
    return access.isAnywhere('lead') ? week : { ...week, people: [] };
  });
  route('GET leads/:id', async ({ id, access }) => {
    const found = await desk.detail(id, access.visible);
    return found ?? problem('noLead');
  });
  app.get(
    `${API}/export.csv`,
    guarded(async ({ query, search, person, access }) => {
      if (!access.isAnywhere('lead')) return problem('forbidden');
      const options = readCsvOptions(query);
      const { form } = options;
      await parts.audit('desk.export', { person, form });
      const lines = exportCsv(desk, readFilter(query, access.whole, search), options);
      const day = new Date(clock.now()).toISOString().slice(0, 10);
      const name = form === 'crm' ? `leads-crm-${day}.csv` : `leads-${day}.csv`;
      return new Response(stream(lines), {
        headers: {
          'content-type': 'text/csv; charset=utf-8',
          'content-disposition': `attachment; filename="${name}"`,
          'cache-control': 'no-store',
          'x-content-type-options': 'nosniff',
        },
      });
    }),
  );
}

function stream(lines: AsyncGenerator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const step = await lines.next();
      if (step.done) controller.close();
      else controller.enqueue(encoder.encode(step.value));
    },
  });
}
