import { type ReactElement, useMemo } from 'react';
import type { Path } from '../../../../src/document/path.ts';
import type { Schema } from '../../../../src/document/schema.ts';
import { surfaces } from '../../../../src/generated/tables.ts';
import { useStudio, useWindow } from '../../state/studio.tsx';
import { writeValue } from '../../state/write.ts';
import { Fields, Section } from '../field-groups.tsx';
import { FindingsSummary } from '../findings-summary.tsx';
import { formMessages } from '../messages.ts';
import { FIXED, planFields } from '../plan.ts';
import { insertedSurface } from '../surface-start.ts';
import { useCount, useIsWritten } from '../values.ts';

/** The content of the page: its sections, its fixed parts, and all findings. */
export function PageTopic(): ReactElement {
  const studio = useStudio();
  const { model, language, site } = studio;
  const findings = useWindow((state) => state.findings);
  const count = useCount(['sections']);
  // Parts without settings are added to the page by other settings.
  const shown = surfaces.filter(({ type }) => keysOf(model.schema.definitions?.[type]) > 0);
  const plans = useMemo(
    () =>
      planFields(model, model.schema, [], { role: site.person.role }).filter(({ key }) =>
        PAGE_KEYS.includes(key),
      ),
    [model, site.person.role],
  );
  return (
    <>
      <header className="st-form-head">
        <h2>{formMessages[language].topics.page}</h2>
        <p className="st-help">{formMessages[language].sections(count)}</p>
      </header>
      <FindingsSummary findings={findings} />
      <Section title={formMessages[language].surfaces}>
        <ul className="st-surfaces">
          {shown.map(({ path }) => (
            <Surface key={path.join('/')} path={path} />
          ))}
        </ul>
      </Section>
      {plans.length > 0 && (
        <Section title={formMessages[language].pageFormat}>
          <Fields plans={plans} />
        </Section>
      )}
    </>
  );
}

function keysOf(schema: Schema | undefined): number {
  return Object.keys(schema?.properties ?? {}).filter((key) => !FIXED.has(key)).length;
}

/** Keys of the page that are edited here; the others have their own topics. */
const PAGE_KEYS: readonly string[] = ['template', 'lang'];

function Surface({ path }: { path: Path }): ReactElement {
  const studio = useStudio();
  const { model, language, site } = studio;
  const isThere = useIsWritten(path);
  const key = String(path.at(-1));
  const holder = path.slice(0, -1).reduce<Schema>((schema, one) => model.inside(schema, one), model.schema);
  const schema = model.inside(holder, key);
  const label = schema.title ?? key;
  const open = () => studio.select(path, { focus: true });
  const add = () => {
    writeValue(studio, path, insertedSurface(model, schema), {
      label: formMessages[language].addedSurface(label),
    });
    studio.announce(formMessages[language].addedSurface(label));
    open();
  };
  const mayAdd = ['all', 'publish'].includes(site.person.role);
  return (
    <li className="st-surface" data-there={isThere || undefined}>
      <span>
        <b>{label}</b>
        <span className="st-help">{schema.description}</span>
      </span>
      {isThere ? (
        <button
          type="button"
          className="st-button"
          aria-label={`${formMessages[language].edit}: ${label}`}
          onClick={open}
        >
          {formMessages[language].edit}
        </button>
      ) : (
        mayAdd && (
          <button
            type="button"
            className="st-button"
            aria-label={`${formMessages[language].add}: ${label}`}
            onClick={add}
          >
            {formMessages[language].add}
          </button>
        )
      )}
    </li>
  );
}
