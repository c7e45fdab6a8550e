import type { ReactElement } from 'react';
import type { StudioFinding } from '../../wire.ts';
import { useStudio } from '../state/studio.tsx';
import { MendButton } from './field-findings.tsx';
import { pathOfFinding } from './findings.ts';
import { goToValue } from './go-to-value.ts';
import { formMessages } from './messages.ts';

/** The findings, each with a link to its field. */
export function FindingsSummary({ findings }: { findings: readonly StudioFinding[] }): ReactElement | null {
  const studio = useStudio();
  const messages = formMessages[studio.language];
  if (findings.length === 0) return null;
  return (
    <section className="st-summary" aria-label={messages.summary}>
      <h3>{messages.findings(findings.length)}</h3>
      <ul className="st-findings">
        {findings.map((finding) => (
          <li key={`${finding.code} ${finding.path} ${finding.line}`} data-severity={finding.severity}>
            <button
              type="button"
              className="st-link"
              onClick={() => goToValue(studio, pathOfFinding(finding))}
            >
              {finding.message}
            </button>
            <MendButton finding={finding} />
          </li>
        ))}
      </ul>
    </section>
  );
}
