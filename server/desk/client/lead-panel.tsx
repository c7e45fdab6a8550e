import { useCallback, useEffect, useRef, useState } from 'react';
import { whatsappLink } from '../../../src/lib/whatsapp-link.ts';
import { api, type DeskDetail, type DeskLead, LoggedOut, sayFailure } from './api.ts';
import { useWords } from './language.tsx';
import { Notes } from './notes.tsx';
import { sayPhone } from './words.ts';
import './lead-panel.css';

interface LeadPanelProps {
  readonly id: string;
  /** Moves whenever the list changed, so that two people see each other's notes. */
  readonly version: number;
  readonly onClose: () => void;
  readonly onLoggedOut: () => void;
}

/** One lead: call it, move it on, write down what was said. */
export function LeadPanel({ id, version, onClose, onLoggedOut }: LeadPanelProps) {
  const words = useWords();
  const [detail, setDetail] = useState<DeskDetail | null>(null);
  const [problem, setProblem] = useState('');
  const heading = useRef<HTMLHeadingElement>(null);

  const fail = useCallback(
    (error: unknown) => {
      if (error instanceof LoggedOut) onLoggedOut();
      else setProblem(sayFailure(error, words));
    },
    [onLoggedOut, words],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: the version says when to read again
  useEffect(() => {
    api.lead(id).then(setDetail, fail);
  }, [id, version, fail]);
  const isThere = detail !== null;
  useEffect(() => {
    if (isThere) heading.current?.focus();
  }, [isThere]);

  const show = (status: string) => setDetail((old) => old && { ...old, lead: { ...old.lead, status } });
  const setStatus = (status: string) => {
    const before = detail?.lead.status ?? status;
    show(status);
    api.setStatus(id, status).catch((error: unknown) => {
      show(before);
      fail(error);
    });
  };

  return (
    <aside
      className="panel"
      aria-label={words.lead}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
      }}
    >
      <button type="button" className="close" onClick={onClose}>
        {words.close}
      </button>
      <p className="problem" role="alert">
        {problem}
      </p>
      {detail && (
        <>
          <h2 tabIndex={-1} ref={heading}>
            {detail.lead.name}
          </h2>
          <a
            className="primary phone"
            href={whatsappLink({ phone: detail.lead.phone, text: '', host: 'wa.me' })}
            target="_blank"
            rel="noopener noreferrer"
          >
            WhatsApp {sayPhone(detail.lead.phone)}
          </a>
          <fieldset className="status">
            <legend>{words.filters.status[0]}</legend>
            {words.statuses.map(([value, label]) => (
              <label key={value} data-state={detail.lead.status === value ? 'on' : 'off'}>
                <input
                  type="radio"
                  name="status"
                  checked={detail.lead.status === value}
                  onChange={() => setStatus(value)}
                />
                {label}
              </label>
            ))}
          </fieldset>
          <Facts lead={detail.lead} />
          {detail.touches.length > 0 && (
            <p className="quiet">
              {words.askedAgain} {detail.touches.map((touch) => words.moment(touch.at)).join(', ')}
            </p>
          )}
          <Notes id={id} notes={detail.notes} onProblem={fail} />
        </>
      )}
    </aside>
  );
}

function Facts({ lead }: { lead: DeskLead }) {
  const words = useWords();
  const { facts: names } = words;
  const facts: readonly (readonly [string, string])[] = [
    [names.came, words.moment(lead.created_at)],
    [names.project, lead.project_name],
    [names.wants, words.typeOf(lead)],
    [names.message, lead.message],
    [names.verified, words.proof[lead.otp_reason] ?? words.notProven],
    [names.source, [lead.utm_source, lead.utm_medium, lead.utm_campaign].filter(Boolean).join(' / ')],
    [
      names.advertisement,
      [lead.utm_content, lead.utm_term, lead.gclid && 'Google Ads', lead.fbclid && 'Facebook']
        .filter(Boolean)
        .join(' / '),
    ],
    [names.page, lead.current_url],
    [names.consent, lead.consent_version && `${lead.consent_version}, ${lead.consent_at}`],
  ];
  return (
    <dl className="facts">
      {facts
        .filter(([, value]) => value !== '')
        .map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}
