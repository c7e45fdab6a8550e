import { useCallback, useEffect, useRef, useState } from 'react';
import { whatsappLink } from '../../../src/lib/whatsapp-link.ts';
import { api, type DeskDetail, type DeskLead, describeFailure, LoggedOut } from './api.ts';
import { type DeskLocale, formatPhone } from './desk-locale.ts';
import { useMessages } from './language.tsx';
import { Notes } from './notes.tsx';
import './lead-panel.css';

interface LeadPanelProps {
  readonly id: string;
  /** Moves whenever the list changed, so that two people see each other's notes. */
  readonly version: number;
  readonly onClose: () => void;
  readonly onLoggedOut: () => void;
}

/** One lead: call the person, change the status, write notes. */
export function LeadPanel({ id, version, onClose, onLoggedOut }: LeadPanelProps) {
  const messages = useMessages();
  const [detail, setDetail] = useState<DeskDetail | null>(null);
  const [problem, setProblem] = useState('');
  const heading = useRef<HTMLHeadingElement>(null);

  const fail = useCallback(
    (error: unknown) => {
      if (error instanceof LoggedOut) onLoggedOut();
      else setProblem(describeFailure(error, messages));
    },
    [onLoggedOut, messages],
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
      aria-label={messages.lead}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
      }}
    >
      <button type="button" className="close" onClick={onClose}>
        {messages.close}
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
            WhatsApp {formatPhone(detail.lead.phone)}
          </a>
          <fieldset className="status">
            <legend>{messages.filters.status[0]}</legend>
            {messages.statuses.map(([value, label]) => (
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
              {messages.askedAgain} {detail.touches.map((touch) => messages.moment(touch.at)).join(', ')}
            </p>
          )}
          <Notes id={id} notes={detail.notes} onProblem={fail} />
        </>
      )}
    </aside>
  );
}

function Facts({ lead }: { lead: DeskLead }) {
  const messages = useMessages();
  const { facts: names } = messages;
  const facts: readonly (readonly [string, string])[] = [
    [names.came, messages.moment(lead.created_at)],
    [names.project, lead.project_name],
    [names.wants, messages.typeOf(lead)],
    [names.message, lead.message],
    [names.verified, messages.proof[lead.otp_reason] ?? messages.notProven],
    [names.source, [lead.utm_source, lead.utm_medium, lead.utm_campaign].filter(Boolean).join(' / ')],
    [
      names.advertisement,
      [lead.utm_content, lead.utm_term, lead.gclid && 'Google Ads', lead.fbclid && 'Facebook']
        .filter(Boolean)
        .join(' / '),
    ],
    [names.firstTouch, readTouch(lead, 'first', messages)],
    [names.lastTouch, readTouch(lead, 'last', messages)],
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

/** Where the visitor came from, and when: `google / cpc / Promo DP 0% (gclid), 3 Nov 10.00`. */
function readTouch(lead: DeskLead, name: 'first' | 'last', messages: DeskLocale): string {
  const at = Date.parse(lead[`${name}_touch_at`]);
  if (Number.isNaN(at)) return '';
  const source = lead[`${name}_touch_source`];
  const parts = [
    source === 'direct' ? messages.direct : source,
    lead[`${name}_touch_medium`],
    lead[`${name}_touch_campaign`],
  ];
  const clicks = lead[`${name}_touch_click_ids`].split('&').map((pair) => pair.split('=')[0]);
  const ids = clicks.filter(Boolean).join(', ');
  return `${parts.filter(Boolean).join(' / ')}${ids && ` (${ids})`}, ${messages.moment(at)}`;
}
