import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import {
  fillTemplate,
  hasOnlyKnownPlaces,
  TEMPLATE_LIMITS,
} from '../server/contract/desk/template-places.ts';
import { languages } from '../src/lib/languages.ts';
import { nameOfPerson } from './answers.tsx';
import { api, type DeskTemplate, type TemplateFields } from './api.ts';
import { Button } from './button.tsx';
import { useDesk } from './desk-context.tsx';
import { useLanguage, useMessages } from './language.tsx';
import { Options } from './options.tsx';

interface TemplateFormProps {
  /** Missing for a new one. */
  readonly template?: DeskTemplate;
  readonly onSaved: () => void;
  readonly onClose: () => void;
}

/** Edits a template, with a preview. */
export function TemplateForm({ template, onSaved, onClose }: TemplateFormProps) {
  const messages = useMessages();
  const language = useLanguage();
  const { me, fail } = useDesk();
  const name = useRef<HTMLInputElement>(null);
  const hint = useId();
  const projects = me.projects.filter(({ role }) => role === 'admin');
  const [fields, setFields] = useState<TemplateFields>(
    template ?? { project: projects[0]?.id ?? '*', language, stage: '', name: '', text: '' },
  );
  useEffect(() => name.current?.focus(), []);
  const set = (change: Partial<TemplateFields>) => setFields({ ...fields, ...change });
  const isRight = hasOnlyKnownPlaces(fields.text);
  const preview = fillTemplate(fields.text || messages.exampleText, {
    name: messages.exampleName,
    project: me.projects.find(({ id }) => id === fields.project)?.name ?? projects[0]?.name ?? '',
    sales: nameOfPerson(me.person),
  });

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isRight) api.saveTemplate(template?.id ?? '', fields).then(onSaved, fail);
  }

  return (
    <form
      className="template-form"
      aria-label={template ? messages.editTemplate : messages.newTemplate}
      onSubmit={submit}
    >
      <label className="name">
        {messages.templateName}
        <input
          ref={name}
          required
          maxLength={TEMPLATE_LIMITS.name}
          value={fields.name}
          onChange={({ target }) => set({ name: target.value })}
        />
      </label>
      <label>
        {messages.filters.project[0]}
        <select value={fields.project} onChange={({ target }) => set({ project: target.value })}>
          {me.isAdmin && <option value="*">{messages.everyProject}</option>}
          <Options of={projects.map((project) => [project.id, project.name])} />
        </select>
      </label>
      <label>
        {messages.templateLanguage}
        <select value={fields.language} onChange={({ target }) => set({ language: target.value })}>
          <Options of={languages.map((one) => [one, messages.languageNames[one]])} />
        </select>
      </label>
      <label>
        {messages.stage}
        <select value={fields.stage} onChange={({ target }) => set({ stage: target.value })}>
          <Options of={[['', messages.anyStage] as const, ...messages.statuses]} />
        </select>
      </label>
      <label className="wide">
        {messages.templateText}
        <textarea
          required
          rows={5}
          maxLength={TEMPLATE_LIMITS.text}
          placeholder={messages.exampleText}
          value={fields.text}
          aria-describedby={hint}
          aria-invalid={!isRight}
          onChange={({ target }) => set({ text: target.value })}
        />
      </label>
      <div className="wide" id={hint}>
        <p className="quiet">{messages.templateTextHint}</p>
        {!isRight && (
          <p className="problem" role="alert">
            {messages.problems.badPlace}
          </p>
        )}
      </div>
      <div className="wide">
        <p className="caption">{messages.preview}</p>
        <p className="bubble" lang={fields.language}>
          {preview}
        </p>
      </div>
      <p className="wide pair">
        <button type="submit" className="action save">
          {messages.save}
        </button>
        <Button onClick={onClose}>{messages.cancel}</Button>
      </p>
    </form>
  );
}
