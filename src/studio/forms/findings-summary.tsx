import type { ReactElement } from 'react';
import type { Path } from '../../document/path.ts';
import { useStudio } from '../state/studio.tsx';
import type { StudioFinding } from '../wire.ts';
import { MendButton } from './field-findings.tsx';
import { pathOfFinding } from './findings.ts';

/** What is wrong, each a way to its field. */
export function FindingsSummary({
  findings,
  nodeOf,
}: {
  findings: readonly StudioFinding[];
  /** The widget that a finding belongs to, which is then selected. */
  nodeOf: (path: Path) => Path | undefined;
}): ReactElement | null {
  const studio = useStudio();
  const { forms: messages } = studio.messages;
  if (findings.length === 0) return null;
  const go = (path: Path) => {
    const node = nodeOf(path);
    if (node) studio.select(node, { field: path, focus: true });
    else
      studio.change((draft) => {
        draft.topic = topicOf(path);
        draft.field = path;
        draft.focusField += 1;
      });
  };
  return (
    <section className="st-summary" aria-label={messages.summary}>
      <h3>{messages.findings(findings.length)}</h3>
      <ul className="st-findings">
        {findings.map((finding) => (
          <li key={`${finding.code} ${finding.path} ${finding.line}`} data-severity={finding.severity}>
            <button type="button" className="st-link" onClick={() => go(pathOfFinding(finding))}>
              {finding.message}
            </button>
            <MendButton finding={finding} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The topic in whose form a value of the page is. */
export function topicOf(path: Path): 'theme' | 'search' | 'settings' | 'page' {
  if (path[0] === 'theme') return 'theme';
  if (path[0] === 'seo') return 'search';
  return path[0] === 'settings' || path[0] === 'project' ? 'settings' : 'page';
}
