import { shortRupiah } from '../../src/lib/rupiah.ts';
import { figuresOf, foldName, type Unit, unitStatuses } from '../../src/lib/units.ts';
import { createPageCheck } from '../check/check-page.ts';
import type { Diagnostic } from '../diagnostics/finding.ts';
import { messagesFor } from '../diagnostics/locale.ts';
import { CliError } from '../environment/cli-error.ts';
import { type Environment, exit } from '../environment/environment.ts';
import { loadExtras } from '../extras/load-extras.ts';
import { pageMessages } from '../messages/pages.ts';
import { unitsMessages } from '../messages/units.ts';
import { choosePages } from '../pages/pages.ts';
import { paintFor } from '../report/paint.ts';
import type { ListReading } from '../units/list.ts';

export interface UnitsOptions {
  readonly json?: boolean;
}

/** `kavling units [pages]`: checks the lists of homes and sums them up by type and status (ledger, UNIT-01). */
export async function showUnits(
  environment: Environment,
  names: readonly string[],
  { json = false }: UnitsOptions,
): Promise<number> {
  const { files, cwd, now, out, err, language } = environment;
  const messages = unitsMessages[language];
  const { pages, missing } = choosePages(environment, names);
  if (missing.length) throw new CliError(pageMessages[language].noSuchPage(missing.join('", "')));
  const diagnosticMessages = messagesFor(environment, undefined);
  const { extras: own, model } = await loadExtras(environment, diagnosticMessages);
  const check = createPageCheck({ files, cwd, model, diagnosticMessages, now, own });
  const paint = paintFor(out, environment.env);
  const summaries: object[] = [];
  let hasErrors = false;
  for (const page of pages) {
    const { list, file, diagnostics } = await check(page);
    if (!list) {
      if (names.length > 0) err.write(`${messages.noList(file)}\n`);
      continue;
    }
    const findings = diagnostics.filter(({ code }) => code.startsWith('KV42'));
    hasErrors ||= findings.some(({ severity }) => severity === 'error');
    summaries.push(summaryOf(page.slug, list, findings));
    if (!json) out.write(`${lines(file, list, findings, { environment, paint }).join('\n')}\n`);
  }
  if (json) out.write(`${JSON.stringify(summaries, null, 2)}\n`);
  else if (summaries.length === 0 && names.length === 0) err.write(`${messages.noLists}\n`);
  return hasErrors ? exit.findings : exit.ok;
}

/** The homes of each type, in the order of the list. */
function byType(units: readonly Unit[]): readonly (readonly [type: string, units: readonly Unit[]])[] {
  const types = new Map<string, Unit[]>();
  for (const unit of units) {
    const key = foldName(unit.type);
    types.set(key, [...(types.get(key) ?? []), unit]);
  }
  return [...types.values()].map((homes) => [homes[0]?.type ?? '', homes]);
}

function summaryOf(page: string, list: ListReading, findings: readonly Diagnostic[]): object {
  return {
    page,
    source: list.name,
    changedAt: new Date(list.changedAt).toISOString(),
    skipped: list.skipped,
    all: figuresOf(list.units),
    types: byType(list.units).map(([type, units]) => ({ type, ...figuresOf(units) })),
    findings: findings.map(({ code, severity, message, fix }) => ({ code, severity, message, fix })),
  };
}

interface Look {
  readonly environment: Environment;
  readonly paint: ReturnType<typeof paintFor>;
}

function lines(file: string, list: ListReading, findings: readonly Diagnostic[], look: Look): string[] {
  const { environment, paint } = look;
  const { language } = environment;
  const messages = unitsMessages[language];
  const day = new Date(list.changedAt).toLocaleDateString(language === 'id' ? 'id-ID' : 'en-GB', {
    timeZone: 'Asia/Jakarta',
    dateStyle: 'long',
  });
  const found = findings.flatMap(({ severity, code, message, fix }) => [
    `  ${severity === 'error' ? paint.red(code) : paint.yellow(code)} ${message}`,
    `        ${fix}`,
  ]);
  return [
    paint.bold(messages.heading(file, list.name, list.units.length, day)),
    ...(list.units.length > 0 ? table(list.units, look) : []),
    ...(list.skipped > 0 ? [paint.dim(`  ${messages.skipped(list.skipped)}`)] : []),
    ...found,
    '',
  ];
}

function table(units: readonly Unit[], { environment: { language } }: Look): string[] {
  const messages = unitsMessages[language];
  const shown = unitStatuses.filter((status) => units.some((unit) => unit.status === status));
  const row = (name: string, homes: readonly Unit[]) => {
    const { counts, lowest, highest } = figuresOf(homes);
    const prices = [...new Set([lowest, highest])].flatMap((price) =>
      price === undefined ? [] : [shortRupiah(price, language)],
    );
    return [
      name,
      ...shown.map((status) => String(counts[status])),
      prices.join(' – ').replaceAll('\u00a0', ' '),
    ];
  };
  const rows = [
    [messages.type, ...shown.map((status) => messages.statuses[status]), messages.prices],
    ...byType(units).map(([type, homes]) => row(type, homes)),
    row(messages.all, units),
  ];
  const widths = rows[0]?.map((_, at) => Math.max(...rows.map((cells) => cells[at]?.length ?? 0))) ?? [];
  return rows.map((cells) => {
    const padded = cells.map((cell, at) => {
      const width = widths[at] ?? 0;
      return at === 0 || at === cells.length - 1 ? cell.padEnd(width) : cell.padStart(width);
    });
    return `  ${padded.join('  ')}`.trimEnd();
  });
}
