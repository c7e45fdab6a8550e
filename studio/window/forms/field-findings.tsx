import type { ReactElement } from 'react';
import { valueAt } from '../../../src/document/path.ts';
import type { StudioFinding } from '../../wire.ts';
import { applyFix } from '../state/actions.ts';
import { isSample } from '../state/findings.ts';
import { mayBuild } from '../state/roles.ts';
import { type Studio, useDocument, useStudio, useWindow } from '../state/studio.tsx';
import { writeValue } from '../state/write.ts';
import { pathOfFinding } from './findings.ts';
import { formMessages } from './messages.ts';

/** The findings of a value, each with its fix. */
export function FieldFindings({
  id,
  findings,
}: {
  id: string;
  findings: readonly StudioFinding[];
}): ReactElement | null {
  if (findings.length === 0) return null;
  return (
    <ul className="st-findings" id={id}>
      {findings.map((finding) => (
        <li key={`${finding.code} ${finding.path}`} data-severity={finding.severity}>
          <span>
            {finding.message} <span className="st-fix">{finding.fix}</span>
          </span>
          <MendButton finding={finding} />
        </li>
      ))}
    </ul>
  );
}

/** A button that applies the fix of a finding, or keeps a sample text. It is disabled while a newer text is being checked. */
export function MendButton({ finding }: { finding: StudioFinding }): ReactElement | null {
  const studio = useStudio();
  const words = formMessages[studio.language];
  const checkedText = useWindow((state) => state.checkedText);
  const isCurrent = useDocument((doc) => doc.text === checkedText);
  const mayKeep = isSample(finding);
  if (!mayBuild(studio) || (finding.edits.length === 0 && !mayKeep)) return null;
  return (
    <button
      type="button"
      className="st-quick-fix"
      disabled={!isCurrent}
      onClick={() => (mayKeep ? keepSample(studio, finding) : applyFix(studio, finding, checkedText))}
    >
      {mayKeep ? words.keepSample : words.fix}
    </button>
  );
}

const KEPT = ['settings', 'keptSamples'] as const;

function keepSample(studio: Studio, finding: StudioFinding): void {
  const { document } = studio.doc;
  const kept = valueAt(document, KEPT);
  const text = valueAt(document, pathOfFinding(finding));
  const label = formMessages[studio.language].keptSample;
  writeValue(studio, KEPT, [...(Array.isArray(kept) ? kept : []), text], { label });
}
