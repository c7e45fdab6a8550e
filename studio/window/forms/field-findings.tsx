import type { ReactElement } from 'react';
import type { StudioFinding } from '../../wire.ts';
import { applyFix } from '../state/actions.ts';
import { mayBuild } from '../state/roles.ts';
import { useDocument, useStudio, useWindow } from '../state/studio.tsx';
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

/** Applies the fix of a finding that has one. It is disabled while a newer text is being checked. */
export function MendButton({ finding }: { finding: StudioFinding }): ReactElement | null {
  const studio = useStudio();
  const checkedText = useWindow((state) => state.checkedText);
  const isCurrent = useDocument((doc) => doc.text === checkedText);
  if (finding.edits.length === 0 || !mayBuild(studio)) return null;
  return (
    <button
      type="button"
      className="st-quick-fix"
      disabled={!isCurrent}
      onClick={() => applyFix(studio, finding, checkedText)}
    >
      {formMessages[studio.language].fix}
    </button>
  );
}
