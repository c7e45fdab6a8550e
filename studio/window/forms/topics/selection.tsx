import { type ReactElement, useMemo } from 'react';
import { formatPointer, isSamePath, type Path, valueAt } from '../../../../src/document/path.ts';
import { surfaces } from '../../../../src/generated/tables.ts';
import { isRecord } from '../../../../src/lib/is-record.ts';
import { nodePathOf, titleOf } from '../../state/nodes.ts';
import { useDocument, useStudio, useWindow } from '../../state/studio.tsx';
import { FieldGroups } from '../field-groups.tsx';
import { pathOfFinding, useFindings } from '../findings.ts';
import { FindingsSummary } from '../findings-summary.tsx';
import { formMessages } from '../messages.ts';
import { planFields } from '../plan.ts';

/** The form of the selected widget. */
export function SelectionTopic(): ReactElement {
  const { language } = useStudio();
  const selection = useWindow((state) => state.selection);
  const pointer = selection && formatPointer(selection);
  const type = useDocument((doc) => (selection ? typeAt(doc.document, selection) : undefined));
  if (!selection || type === undefined)
    return <p className="st-quiet st-pad">{formMessages[language].nothingSelected}</p>;
  return <NodeForm key={`${pointer} ${type}`} path={selection} type={type} />;
}

function typeAt(document: unknown, path: Path): string | undefined {
  const surface = surfaces.find((one) => isSamePath(one.path, path));
  const value = valueAt(document, path);
  if (!isRecord(value)) return undefined;
  return surface?.type ?? String(value.type ?? '');
}

function NodeForm({ path, type }: { path: Path; type: string }): ReactElement {
  const studio = useStudio();
  const { model, site, language, doc } = studio;
  const schema = useMemo(() => model.schemaAt(doc.document, path), [model, doc, path]);
  const plans = useMemo(
    () => planFields(model, schema, path, { role: site.person.role }),
    [model, schema, path, site.person.role],
  );
  const nodeOf = (at: Path) => nodePathOf(doc.document, at, model.tables);
  const findings = useFindings(path).filter((one) => {
    const node = nodeOf(pathOfFinding(one));
    return node !== undefined && isSamePath(node, path);
  });
  return (
    <>
      <header className="st-form-head">
        <h2>{titleOf(model, type)}</h2>
        {schema.description && <p className="st-help">{schema.description}</p>}
      </header>
      <FindingsSummary findings={findings} />
      {plans.length === 0 ? (
        <p className="st-quiet st-pad">{formMessages[language].nothingToSet}</p>
      ) : (
        <FieldGroups plans={plans} />
      )}
    </>
  );
}
