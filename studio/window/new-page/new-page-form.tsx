import { type ReactElement, useId, useRef, useState } from 'react';
import type { Language } from '../../../src/lib/languages.ts';
import { toSlug } from '../../../src/lib/to-slug.ts';
import type { NewPageRequest } from '../../routes.ts';
import { STUDIO } from '../../wire.ts';
import { type StudioApi, StudioError } from '../state/api.ts';
import { newPageMessages } from './messages.ts';
import { NewPageField } from './new-page-field.tsx';
import { SectionChoice, type Start, useStart } from './section-choice.tsx';

interface NewPageFormProps {
  readonly api: Pick<StudioApi, 'gallery' | 'starters' | 'makePage'>;
  readonly language: Language;
  /** Addresses that pages of the site have. */
  readonly taken: readonly string[];
  /** Done before the window goes to the new page. */
  readonly before?: () => Promise<unknown>;
  readonly cancel?: { readonly label: string; readonly run: () => void };
}

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** The form for a new page: its required data and its first sections. */
export function NewPageForm({ api, language, taken, before, cancel }: NewPageFormProps): ReactElement {
  const words = newPageMessages[language];
  const [name, setName] = useState('');
  const [ownSlug, setSlug] = useState<string>();
  const [telesales, setTelesales] = useState('');
  const [projectId, setProjectId] = useState('');
  const [superleadsId, setSuperleadsId] = useState('');
  const [isTried, setTried] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const start = useStart(api);
  const form = useRef<HTMLFormElement>(null);
  const id = useId();
  const slug = ownSlug ?? toSlug(name);
  const wrongName = name.trim() === '' ? words.nameNeeded : '';
  const wrongSlug = taken.includes(slug) ? words.addressTaken : SLUG.test(slug) ? '' : words.addressNeeded;
  const make = async () => {
    setTried(true);
    if (wrongName || wrongSlug) {
      form.current?.querySelector<HTMLElement>(`[name=${wrongName ? 'name' : 'slug'}]`)?.focus();
      return;
    }
    if (isBusy) return;
    setBusy(true);
    setProblem('');
    try {
      const wishes = { slug, name: name.trim(), telesales, projectId, superleadsId };
      const made = await api.makePage({ ...wishes, ...beginningOf(start) });
      await before?.();
      location.assign(`${STUDIO}edit/${encodeURIComponent(made.slug)}`);
    } catch (error) {
      setBusy(false);
      if (!(error instanceof StudioError)) throw error;
      setProblem(`${error.message} ${error.fix}`);
    }
  };
  return (
    <form
      ref={form}
      className="st-dialog-form st-new-page-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void make();
      }}
    >
      <div className="st-pair">
        <NewPageField
          name="name"
          label={words.name}
          value={name}
          type={setName}
          example={words.nameExample}
          isFirst
          wrong={isTried ? wrongName : ''}
        />
        <NewPageField
          name="slug"
          label={words.address}
          value={slug}
          type={setSlug}
          help={words.addressHelp(slug)}
          wrong={isTried && !wrongName ? wrongSlug : ''}
        />
      </div>
      <div className="st-pair">
        <NewPageField
          name="telesales"
          kind="tel"
          label={words.phone}
          value={telesales}
          type={setTelesales}
          example="0812 3456 7890"
          help={words.phoneHelp}
        />
        {/* biome-ignore lint/a11y/useSemanticElements: a legend cannot be laid out in a row of columns */}
        <div role="group" aria-label={words.ids} className="st-ids" aria-describedby={`${id}-ids`}>
          <div className="st-pair">
            <NewPageField name="projectId" label={words.projectId} value={projectId} type={setProjectId} />
            <NewPageField
              name="superleadsId"
              label={words.superleadsId}
              value={superleadsId}
              type={setSuperleadsId}
            />
          </div>
          <p id={`${id}-ids`} className="st-quiet">
            {words.ids}. {words.idsHelp}
          </p>
        </div>
      </div>
      <SectionChoice words={words} start={start} />
      <div className="st-dialog-buttons st-new-page-foot">
        <p role="alert" className="st-field-error">
          {problem}
        </p>
        {cancel && (
          <button type="button" onClick={cancel.run}>
            {cancel.label}
          </button>
        )}
        <button type="submit" className="st-primary" aria-disabled={isBusy}>
          {isBusy ? words.making : words.make}
        </button>
      </div>
    </form>
  );
}

function beginningOf({ way, chosen, starter }: Start): Pick<NewPageRequest, 'sections' | 'starter'> {
  if (way === 'starter') return { sections: [], starter };
  return { sections: way === 'empty' ? [] : chosen };
}
