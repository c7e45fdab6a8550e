import { isRecord, type JsonObject } from '../../../src/lib/is-record.ts';
import { judge } from '../../../src/lib/unit-changes.ts';
import type { UnitConflict, UnitSheet, UnitUpload } from '../../../src/lib/unit-sheet.ts';
import { foldName, type Unit } from '../../../src/lib/units.ts';
import { readDocument } from '../../../tools/diagnostics/document.ts';
import { studioUnitsMessages } from '../../../tools/messages/studio-units.ts';
import { type ChangedList, changeList } from '../../../tools/units/change-list.ts';
import { listSettings } from '../../../tools/units/list.ts';
import { readTable } from '../../../tools/units/read-units.ts';
import { isZip } from '../../../tools/units/sheet.ts';
import type { UnitChangeRequest } from '../../routes.ts';
import { StudioRefusal } from '../answers.ts';
import { insideSite } from '../files/inside-site.ts';
import { withPageLock } from '../files/page-lock.ts';
import type { StudioContext } from '../input.ts';
import { safeFileName } from '../library/file-names.ts';
import { keepFile } from '../library/page-folder.ts';
import type { StudioPages } from '../pages/pages.ts';
import { refusalOf } from '../pages/save-page.ts';
import { describeProblems, findList } from './describe-list.ts';
import { locateChanges } from './locate-changes.ts';
import { keepOldList, writeList } from './write-list.ts';

const NO_LIST: UnitSheet = {
  source: '',
  name: '',
  hash: '',
  changedAt: '',
  lock: 'none',
  titles: [],
  places: {},
  shown: [],
  homes: [],
  skipped: 0,
  nextRow: 1,
  problems: [],
};

/** Problems of a whole file with which it can become the list: its columns are mapped, or its homes added, afterwards. */
const USABLE: ReadonlySet<string> = new Set(['no-columns', 'no-homes', 'show']);

/** The lists of homes of the pages (ledger, UNIT-01): shown, changed cell by cell, replaced by files. */
export function createLists(context: StudioContext, pages: StudioPages) {
  const { language, messages: server, root } = context;
  const messages = studioUnitsMessages[language];

  function documentOf(slug: string): JsonObject {
    const { value } = readDocument(pages.onDisk(slug).text);
    return isRecord(value) ? value : {};
  }
  const find = (slug: string) => findList(context, pages.named(slug), documentOf(slug));
  const show = async (slug: string) => (await find(slug))?.sheet ?? NO_LIST;

  /** Work on the list of a page, with errors of the disk in words. */
  const locked = <T>(slug: string, work: () => Promise<T>) =>
    withPageLock(root, pages.named(slug).slug, work).catch((error: unknown) => {
      throw refusalOf(error, server);
    });

  function refusal(changed: Exclude<ChangedList, { name: 'changed' }>, name: string): StudioRefusal {
    if (changed.name !== 'problems') return new StudioRefusal(422, messages.refused[changed.name]);
    const [problem] = describeProblems(context.diagnosticMessages, name, changed.problems);
    return new StudioRefusal(422, problem ?? messages.refused.unclear);
  }

  async function compare(slug: string, given: string, bytes: Uint8Array): Promise<UnitUpload> {
    const found = await find(slug);
    const name = nameOf(given, bytes);
    const settings = listSettings(withSource(documentOf(slug), name));
    if (!settings) throw new StudioRefusal(422, messages.refused.unclear);
    const { homes, list } = await readTable(bytes, settings);
    const before = found?.table.list.units ?? [];
    return {
      replaces: found && isSameKind(found.sheet, name) ? found.sheet.source : '',
      homes: homes.length,
      ...differences(before, list.units),
      doubts: judge(before, list.units),
      problems: describeProblems(context.diagnosticMessages, given, list.problems),
      isUsable: list.problems.every(({ row, fault }) => row !== undefined || USABLE.has(fault)),
    };
  }

  return {
    show,
    compare,
    change: (slug: string, request: UnitChangeRequest): Promise<UnitSheet | UnitConflict> =>
      locked(slug, async () => {
        const found = await find(slug);
        if (found?.sheet.lock !== '') throw new StudioRefusal(422, messages.locked);
        const { bytes, file, settings, sheet } = found;
        const changes = locateChanges(request, sheet);
        if (!('length' in changes)) return { ...changes, sheet };
        const changed = await changeList(bytes, settings, changes);
        if (changed.name !== 'changed') throw refusal(changed, sheet.name);
        const isWritten = await writeList(insideSite(root, file), sheet.hash, changed.bytes);
        const now = await show(slug);
        return isWritten ? now : { sheet: now };
      }),
    /** @returns the name of the file, which the page then names as its source */
    replace: (slug: string, given: string, base: string, bytes: Uint8Array): Promise<{ name: string }> =>
      locked(slug, async () => {
        const { isUsable } = await compare(slug, given, bytes);
        if (!isUsable) throw new StudioRefusal(422, messages.refused.unclear);
        const found = await find(slug);
        if ((found?.sheet.hash ?? '') !== base) throw new StudioRefusal(409, messages.changed);
        const name = nameOf(given, bytes);
        if (!found || !isSameKind(found.sheet, name)) return keepFile(root, ['pages', slug], name, bytes);
        const file = insideSite(root, found.file);
        await keepOldList(root, slug, file, found.bytes, context.now());
        if (!(await writeList(file, base, bytes))) throw new StudioRefusal(409, messages.changed);
        return { name: found.sheet.source };
      }),
  };
}

function nameOf(given: string, bytes: Uint8Array): string {
  return safeFileName(given, isZip(bytes) ? 'xlsx' : 'csv');
}

/** True if a file of this name takes the place of the list, which then keeps its name. */
function isSameKind({ lock, source }: UnitSheet, name: string): boolean {
  return lock !== 'address' && lock !== 'missing' && /\.xlsx$/i.test(source) === name.endsWith('.xlsx');
}

function withSource(document: JsonObject, source: string): JsonObject {
  const project = isRecord(document.project) ? document.project : {};
  const units = isRecord(project.units) ? project.units : {};
  return { ...document, project: { ...project, units: { ...units, source } } };
}

/** The homes that came, went and changed between two lists. */
function differences(
  before: readonly Unit[],
  after: readonly Unit[],
): Pick<UnitUpload, 'added' | 'gone' | 'changed'> {
  const byCode = (units: readonly Unit[]) => new Map(units.map((unit) => [foldName(unit.code), unit]));
  const [old, now] = [byCode(before), byCode(after)];
  const codesWithout = (units: readonly Unit[], others: ReadonlyMap<string, Unit>) =>
    units.filter(({ code }) => !others.has(foldName(code))).map(({ code }) => code);
  return {
    added: codesWithout(after, old),
    gone: codesWithout(before, now),
    changed: after.flatMap((unit) => {
      const was = old.get(foldName(unit.code));
      if (!was) return [];
      const keys = new Set([...Object.keys(was), ...Object.keys(unit)]) as Set<keyof Unit>;
      return [...keys]
        .filter((key) => key !== 'code' && textOf(was[key]) !== textOf(unit[key]))
        .map((key) => ({ code: unit.code, key, before: textOf(was[key]), after: textOf(unit[key]) }));
    }),
  };
}

const textOf = (value: Unit[keyof Unit]): string =>
  value === undefined ? '' : typeof value === 'object' ? Object.values(value).join(', ') : String(value);
