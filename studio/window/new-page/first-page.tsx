import type { ReactElement } from 'react';
import type { Language } from '../../../src/lib/languages.ts';
import type { Person } from '../../wire.ts';
import type { StudioApi } from '../state/api.ts';
import { mayBuild } from '../state/roles.ts';
import { newPageMessages } from './messages.ts';
import { NewPageForm } from './new-page-form.tsx';

export interface FirstPageProps {
  readonly api: StudioApi;
  readonly language: Language;
  readonly person: Person;
}

/** The window of a site without pages: the form for its first one. */
export default function FirstPage({ api, language, person }: FirstPageProps): ReactElement {
  const words = newPageMessages[language];
  const mayMake = mayBuild({ site: { person } });
  return (
    <main className="st-first-page">
      <h1>{words.firstTitle}</h1>
      <p className="st-quiet">{mayMake ? words.firstAbout : words.mayNot}</p>
      {mayMake && <NewPageForm api={api} language={language} taken={[]} />}
    </main>
  );
}
