import { type ReactElement, useMemo } from 'react';
import { formatPointer } from '../../../../src/document/path.ts';
import { useStudio, useWindow } from '../../state/studio.tsx';
import { Fields, Section } from '../field-groups.tsx';
import { pathOfFinding } from '../findings.ts';
import { FindingsSummary } from '../findings-summary.tsx';
import { topicOf } from '../go-to-value.ts';
import { formMessages } from '../messages.ts';
import { planFields } from '../plan.ts';

const PARTS = ['project', 'settings'] as const;

/** The project that the page sells, and how the page takes leads and measures. */
export default function SettingsTopic(): ReactElement {
  const { model, language, site } = useStudio();
  const { role } = site.person;
  const parts = useMemo(
    () =>
      PARTS.map((key) => {
        const schema = model.schemaAt({}, [key]);
        return { key, schema, plans: planFields(model, schema, [key], { role }) };
      }),
    [model, role],
  );
  const all = useWindow((state) => state.findings);
  const findings = all.filter((finding) => topicOf(pathOfFinding(finding)) === 'settings');
  return (
    <>
      <header className="st-form-head">
        <h2>{formMessages[language].topics.settings}</h2>
      </header>
      <FindingsSummary findings={findings} />
      {parts.map(({ key, schema, plans }) => (
        <Section key={key} title={schema.title ?? key} paths={plans.map(({ path }) => path)}>
          <div data-field={formatPointer([key])}>
            <Fields plans={plans} />
          </div>
        </Section>
      ))}
    </>
  );
}
