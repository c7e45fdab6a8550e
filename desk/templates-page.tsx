import { useCallback, useEffect, useRef, useState } from 'react';
import { api, type DeskTemplate } from './api.ts';
import { Button } from './button.tsx';
import { useDesk } from './desk-context.tsx';
import { useMessages } from './language.tsx';
import { TemplateForm } from './template-form.tsx';
import './templates-page.css';

/** The answers for salespeople in a lead: team leads read them, admins of a project write them. */
export function TemplatesPage() {
  const messages = useMessages();
  const { me, changes, fail, say } = useDesk();
  const [templates, setTemplates] = useState<readonly DeskTemplate[] | null>(null);
  /** The id of the edited template; empty for a new one, null for none. */
  const [edited, setEdited] = useState<string | null>(null);
  /** The last edited one: its button gets the focus back. */
  const left = useRef<string | null>(null);
  const read = useCallback(() => {
    api.templates().then((found) => setTemplates(found.templates), fail);
  }, [fail]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change asks for the templates again
  useEffect(read, [read, changes]);

  const mayWrite = me.isAdmin || me.projects.some(({ role }) => role === 'admin');
  const names = new Map([
    ['*', messages.everyProject],
    ...me.projects.map(({ id, name }) => [id, name] as const),
  ]);
  const ids = [...new Set([...names.keys(), ...(templates ?? []).map(({ project }) => project)])];
  const close = () => {
    left.current = edited;
    setEdited(null);
  };
  useEffect(() => {
    if (edited !== null || left.current === null) return;
    const places = [...document.querySelectorAll<HTMLElement>('[data-template]')];
    const place = places.find(({ dataset }) => dataset.template === left.current);
    place?.querySelector<HTMLElement>('button')?.focus();
    left.current = null;
  }, [edited]);
  const saved = () => {
    say(messages.saved);
    close();
  };
  const remove = (template: DeskTemplate) =>
    void api
      .removeTemplate(template.id)
      .then(() => say(messages.templateRemoved(template.name), () => api.saveTemplate('', template)), fail);

  return (
    <main
      className="page templates"
      tabIndex={-1}
      aria-label={messages.views.templates}
      aria-busy={templates === null}
    >
      <header data-template="">
        <h2>{messages.views.templates}</h2>
        {mayWrite && edited !== '' && <Button onClick={() => setEdited('')}>{messages.newTemplate}</Button>}
      </header>
      <p className="quiet">{messages.templatesHint}</p>
      {edited === '' && <TemplateForm onSaved={saved} onClose={close} />}
      {templates?.length === 0 && edited === null && (
        <p className="empty">
          {messages.noTemplates} {!mayWrite && messages.noTemplatesHint}
        </p>
      )}
      {ids.map((id) => {
        const here = templates?.filter(({ project }) => project === id) ?? [];
        if (here.length === 0) return null;
        return (
          <section key={id} aria-label={names.get(id) ?? id}>
            <h3>{names.get(id) ?? id}</h3>
            <ul>
              {here.map((template) =>
                template.id === edited ? (
                  <li key={template.id}>
                    <TemplateForm template={template} onSaved={saved} onClose={close} />
                  </li>
                ) : (
                  <Template
                    key={template.id}
                    template={template}
                    onEdit={() => setEdited(template.id)}
                    onRemove={() => remove(template)}
                  />
                ),
              )}
            </ul>
          </section>
        );
      })}
    </main>
  );
}

interface TemplateProps {
  readonly template: DeskTemplate;
  readonly onEdit: () => void;
  readonly onRemove: () => void;
}

function Template({ template, onEdit, onRemove }: TemplateProps) {
  const messages = useMessages();
  const { id, name, text, stage, language, mayChange } = template;
  return (
    <li data-template={id}>
      <p className="who">
        <strong>{name}</strong>
        <span className="tag" data-status={stage}>
          {stage === '' ? messages.anyStage : messages.statusName(stage)}
        </span>
        <span className="tag">{messages.languageNames[language === 'en' ? 'en' : 'id']}</span>
      </p>
      <p className="text" lang={language}>
        {text}
      </p>
      {mayChange && (
        <p className="pair">
          <Button aria-label={messages.editOf(name)} onClick={onEdit}>
            {messages.edit}
          </Button>
          <Button aria-label={messages.removeOf(name)} onClick={onRemove}>
            {messages.removeTemplate}
          </Button>
        </p>
      )}
    </li>
  );
}
