import type { ReactElement } from 'react';
import type { Person } from '../../wire.ts';
import type { StudioApi } from '../app/api.ts';
import type { StudioMessages } from '../app/messages.ts';
import { mayBuild } from '../state/roles.ts';
import { NewPageForm } from './new-page-form.tsx';

export interface FirstPageProps {
  readonly api: StudioApi;
  readonly messages: StudioMessages;
  readonly person: Person;
}

/** The window of a site without pages: the form for its first one. */
export default function FirstPage({ api, messages, person }: FirstPageProps): ReactElement {
  const { newPage: words } = messages;
  const mayMake = mayBuild({ site: { person } });
  return (
    <main className="st-first-page">
      <h1>{words.firstTitle}</h1>
      <p className="st-quiet">{mayMake ? words.firstAbout : words.mayNot}</p>
      {mayMake && <NewPageForm api={api} words={words} taken={[]} />}
    </main>
  );
}
