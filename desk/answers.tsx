import { useEffect, useState } from 'react';
import { fillTemplate } from '../server/contract/desk/template-places.ts';
import { type Language, languageNamed, languages } from '../src/lib/languages.ts';
import { whatsappLink } from '../src/lib/whatsapp-link.ts';
import { api, type DeskLead, type DeskTemplate } from './api.ts';
import { Button } from './button.tsx';
import { useDesk } from './desk-context.tsx';
import { useMessages } from './language.tsx';
import { Options } from './options.tsx';
import { usePlaceStore } from './use-place.tsx';
import './answers.css';

/** Templates for this lead: a press opens the chat with the text filled in. Those for its stage come first. */
export function Answers({ lead }: { lead: DeskLead }) {
  const messages = useMessages();
  const store = usePlaceStore();
  const { me, fail, changes } = useDesk();
  const [templates, setTemplates] = useState<readonly DeskTemplate[] | null>(null);
  const [wanted, setWanted] = useState(() => languageOf(lead));
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change here asks for the templates again
  useEffect(() => {
    let isCurrent = true;
    api.templates().then((found) => isCurrent && setTemplates(found.templates), fail);
    return () => {
      isCurrent = false;
    };
  }, [changes, fail]);
  if (templates === null) return null;
  const usable = templates.filter(({ project }) => project === lead.project_id || project === '*');
  const inUse = languages.filter((one) => usable.some((template) => template.language === one));
  const language = inUse.includes(wanted) ? wanted : (inUse[0] ?? wanted);
  const spoken = usable.filter((template) => template.language === language);
  const fitting = [lead.status, ''].flatMap((stage) => spoken.filter((one) => one.stage === stage));
  const others = spoken.filter((one) => !fitting.includes(one));
  if (usable.length === 0 && !me.projects.some(({ role }) => role === 'admin')) return null;

  return (
    <section className="answers" aria-labelledby="answers">
      <header>
        <h3 id="answers">{messages.answers}</h3>
        {inUse.length > 1 && (
          <select
            aria-label={messages.answersIn}
            value={language}
            onChange={({ target }) => setWanted(languageNamed(target.value) ?? language)}
          >
            <Options of={inUse.map((one) => [one, messages.languageNames[one]])} />
          </select>
        )}
      </header>
      {usable.length === 0 && (
        <Button className="plain" onClick={() => store.go({ view: 'templates' })}>
          {messages.writeTemplates}
        </Button>
      )}
      {usable.length > 0 && fitting.length === 0 && <p className="quiet">{messages.noAnswers}</p>}
      <AnswerList lead={lead} templates={fitting} />
      {others.length > 0 && (
        <details>
          <summary>{messages.otherAnswers(others.length)}</summary>
          <AnswerList lead={lead} templates={others} />
        </details>
      )}
    </section>
  );
}

function AnswerList({ lead, templates }: { lead: DeskLead; templates: readonly DeskTemplate[] }) {
  const messages = useMessages();
  const { me, projectName } = useDesk();
  const values = {
    name: lead.name,
    project: projectName(lead.project_id, lead.project_name),
    sales: nameOfPerson(me.person),
  };
  return (
    <ul>
      {templates.map((template) => {
        const text = fillTemplate(template.text, values);
        return (
          <li key={template.id}>
            <a
              href={whatsappLink({ phone: lead.phone, text, host: 'wa.me' })}
              target="_blank"
              rel="noopener noreferrer"
            >
              <strong>{template.name}</strong>
              {template.stage !== '' && template.stage !== lead.status && (
                <span className="tag" data-status={template.stage}>
                  {messages.statusName(template.stage)}
                </span>
              )}
              <span className="text" lang={template.language}>
                {text}
              </span>
            </a>
          </li>
        );
      })}
    </ul>
  );
}

/** `ani.wijaya`, as people log in, is Ani Wijaya to a visitor. */
export function nameOfPerson(person: string): string {
  return person
    .split(/[._-]+/)
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join(' ')
    .trim();
}

/** The language of the page that the lead came from, where its address names one. */
function languageOf({ current_url: page }: DeskLead): Language {
  const parts = URL.canParse(page) ? new URL(page).pathname.split('/') : [];
  return languages.find((one) => parts.includes(one)) ?? 'id';
}
