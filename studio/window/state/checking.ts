import { ChangeSet } from '@codemirror/state';
import { textChanges } from '../../../src/document/text-changes.ts';
import type { PageCheckResult, StudioFinding } from '../../wire.ts';
import { movedFindings } from './findings.ts';
import type { FileText, SavingParts } from './saving-parts.ts';

/** Milliseconds after which a change is checked. */
const CALM = 150;

/** Keeps the findings of the window true: at once by moving them with the text, and soon by a check. */
export interface Checking {
  start(): () => void;
  /** What the server found in a file: in the text as it was when it was that file. */
  take(file: FileText, check: PageCheckResult): void;
  checkSoon(): void;
}

export function createChecking({ api, change, clock, doc, get, slug }: SavingParts): Checking {
  let stopWaiting = () => {};
  /** What has happened to the text that is being checked. */
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
