import { type ReactElement, useMemo } from 'react';
import type { DocumentModel } from '../../../../src/document/model.ts';
import type { Role } from '../../../wire.ts';
import { useStudio } from '../../state/studio.tsx';
import { writeValue } from '../../state/write.ts';
import { optionsOf } from '../controls/choice.tsx';
import { Fields, Section } from '../field-groups.tsx';
import { useFindings } from '../findings.ts';
import { FindingsSummary } from '../findings-summary.tsx';
import { topicOf } from '../go-to-value.ts';
import { formMessages } from '../messages.ts';
import { themeOf } from '../palette.ts';
import { type FieldPlan, planFields } from '../plan.ts';
import { useText } from '../values.ts';

const PATH = ['theme'] as const;

/** The look of the whole page: a style, and own colours, fonts, corners and space over it. */
export default function ThemeTopic(): ReactElement {
  const { model, language, site } = useStudio();
  const { role } = site.person;
  const schema = useMemo(() => model.schemaAt({}, PATH), [model]);
  const plans = useMemo(() => planFields(model, schema, PATH, { role }), [model, schema, role]);
  const own = plans.filter(({ control, key }) => control !== 'group' && key !== 'preset');
  const colors = useMemo(() => plansIn(model, 'colors', role), [model, role]);
  const fonts = useMemo(() => plansIn(model, 'fonts', role), [model, role]);
  const label = (key: string) => model.inside(schema, key).title ?? key;
  const findings = useFindings(PATH).filter(({ path }) => topicOf(path.split('/')) === 'theme');
  return (
    <>
      <header className="st-form-head">
        <h2>{formMessages[language].topics.theme}</h2>
        <p className="st-help">{schema.description}</p>
      </header>
      <FindingsSummary findings={findings} />
      {role === 'words' ? (
        <p className="st-quiet st-pad">{formMessages[language].wordsOnly}</p>
      ) : (
        <>
          <Section title={label('preset')} paths={[[...PATH, 'preset']]}>
            <Presets />
          </Section>
          <Section title={label('fonts')} paths={fonts.map(({ path }) => path)}>
            <Fields plans={fonts} />
          </Section>
          <Section title={formMessages[language].groups.look} paths={own.map(({ path }) => path)}>
            <Fields plans={own} />
          </Section>
          <Section title={label('colors')} paths={colors.map(({ path }) => path)}>
            <Fields plans={colors} />
          </Section>
        </>
      )}
    </>
  );
}

function plansIn(model: DocumentModel, key: string, role: Role): FieldPlan[] {
  const path = [...PATH, key];
  return planFields(model, model.schemaAt({}, path), path, { role });
}

/** The ready-made styles, each with its colours and the names of its fonts. */
function Presets(): ReactElement {
  const studio = useStudio();
  const { model, site } = studio;
  const path = [...PATH, 'preset'];
  const schema = model.schemaAt({}, path);
  const chosen = useText(path) || String(schema.default ?? '');
  return (
    <div className="st-presets" role="radiogroup" aria-label={schema.title} data-field="/theme/preset">
      {optionsOf(schema).map(({ value, label }) => {
        const { colors, fonts, radius } = themeOf({ preset: value }, site.look);
        const [name = '', ...words] = label.split(': ');
        return (
          <label key={value} data-radius={radius} style={{ background: colors.paper, color: colors.ink }}>
            <input
              type="radio"
              name="st-preset"
              checked={chosen === value}
              onChange={() => writeValue(studio, path, value)}
            />
            <b>{name}</b>
            <span>{words.join(': ')}</span>
            <span className="st-preset-fonts" style={{ color: colors.muted }}>
              {[...new Set([fonts.heading, fonts.body])].join(' + ')}
            </span>
            <span className="st-preset-colors" aria-hidden="true">
              {(['brand', 'accent', 'tint', 'dark'] as const).map((role) => (
                <i key={role} style={{ background: colors[role] }} />
              ))}
            </span>
          </label>
        );
      })}
    </div>
  );
}
