import { formatPointer, type Path, parsePointer, startsWith } from '../../../src/document/path.ts';
import type { StudioFinding } from '../../wire.ts';
import { useWindow } from '../state/studio.tsx';

const none: readonly StudioFinding[] = [];
const paths = new WeakMap<StudioFinding, Path>();

/** Where a finding is, as a path. */
export function pathOfFinding(finding: StudioFinding): Path {
  const known = paths.get(finding);
  if (known) return known;
  const path = finding.path === '' ? [] : parsePointer(`/${finding.path}`);
  paths.set(finding, path);
  return path;
}

/** The findings of a value and of all that is in it. */
function findingsIn(findings: readonly StudioFinding[], path: Path): readonly StudioFinding[] {
  const found = findings.filter((finding) => startsWith(pathOfFinding(finding), path));
  return found.length > 0 ? found : none;
}

const kept = new WeakMap<readonly StudioFinding[], Map<string, readonly StudioFinding[]>>();

/** The findings of one field: the same list as long as the check is the same. */
export function useFindings(path: Path): readonly StudioFinding[] {
  return useWindow(({ findings }) => {
    if (findings.length === 0) return none;
    const known = kept.get(findings) ?? new Map<string, readonly StudioFinding[]>();
    kept.set(findings, known);
    const key = formatPointer(path);
    const found = known.get(key) ?? findingsIn(findings, path);
    known.set(key, found);
    return found;
  });
}
