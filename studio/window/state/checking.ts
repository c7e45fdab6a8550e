import { ChangeSet } from '@codemirror/state';
import { textChanges } from '../../../src/document/text-changes.ts';
import type { PageCheckResult, StudioFinding } from '../../wire.ts';
import { movedFindings } from './findings.ts';
import type { FileText, SavingParts } from './saving-parts.ts';

/** Milliseconds after which a change is checked. */
const CALM = 150;

/** Keeps the findings of the window up to date: moves them with the text immediately, then checks it. */
export interface Checking {
  start(): () => void;
  /** Takes the server's findings for a file. They belong to the text at the time that it was this file. */
  take(file: FileText, check: PageCheckResult): void;
  checkSoon(): void;
}

export function createChecking({ api, change, clock, doc, get, slug }: SavingParts): Checking {
  let stopWaiting = () => {};
  /** The changes since the check of the text began. */
  let since: ChangeSet | undefined;
  let latest = 0;

  const show = (findings: readonly StudioFinding[]) =>
    change((draft) => {
      draft.findings = findings;
      draft.checkedText = doc.text;
    });

  async function check(): Promise<void> {
    latest += 1;
    const own = latest;
    since = ChangeSet.empty(doc.state.doc.length);
    const result = await api.check(slug, doc.text).catch(() => undefined);
    if (own !== latest || !since) return;
    if (result) show(movedFindings(result.findings, since));
    since = undefined;
  }

  const checkSoon = () => {
    stopWaiting();
    stopWaiting = clock.after(CALM, () => void check());
  };

  return {
    start: () =>
      doc.subscribe(({ changes }) => {
        if (changes.empty) return;
        since = since?.compose(changes);
        show(movedFindings(get().findings, changes));
        checkSoon();
      }),
    take(file, { findings }) {
      const changes = textChanges(file.text, doc.text).map(({ start, length, text }) => ({
        from: start,
        to: start + length,
        insert: text,
      }));
      show(movedFindings(findings, ChangeSet.of(changes, file.text.length, '\n')));
    },
    checkSoon,
  };
}
