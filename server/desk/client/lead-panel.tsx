import { useCallback, useEffect, useRef, useState } from 'react';
import { whatsappLink } from '../../../src/lib/whatsapp-link.ts';
import { api, type DeskDetail, type DeskLead, LoggedOut } from './api.ts';
import { Notes } from './notes.tsx';
import { STATUS_WORDS, sayMoment, sayPhone, sayType } from './words.ts';
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
  const [detail, setDetail] = useState<DeskDetail | null>(null);
  const [problem, setProblem] = useState('');
  const heading = useRef<HTMLHeadingElement>(null);

  const fail = useCallback(
    (error: unknown) => {
      if (error instanceof LoggedOut) onLoggedOut();
      else setProblem(error instanceof Error ? error.message : 'Something went wrong.');
    },
    [onLoggedOut],
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
      aria-label="Lead"
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
      }}
    >
      <button type="button" className="close" onClick={onClose}>
        Close
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
            <legend>Status</legend>
            {STATUS_WORDS.map(([value, label]) => (
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
              Asked again: {detail.touches.map((touch) => sayMoment(touch.at)).join(', ')}
            </p>
          )}
          <Notes id={id} notes={detail.notes} onProblem={fail} />
        </>
      )}
    </aside>
  );
}

function Facts({ lead }: { lead: DeskLead }) {
  const proof = {
    proven: 'by code',
    'sender-down': 'no: the code could not be sent',
    'not-required': 'no: not asked for',
    unproven: 'no: refused, no code was asked for here',
    'unknown-page': 'set aside: sent from a page that this server does not know',
  };
  const facts: readonly (readonly [string, string])[] = [
    ['Came', sayMoment(lead.created_at)],
    ['Project', lead.project_name],
    ['Wants', sayType(lead)],
    ['Message', lead.message],
    ['Number verified', Reflect.get(proof, lead.otp_reason) ?? 'no'],
    ['Source', [lead.utm_source, lead.utm_medium, lead.utm_campaign].filter(Boolean).join(' / ')],
    [
      'Advertisement',
      [lead.utm_content, lead.utm_term, lead.gclid && 'Google Ads', lead.fbclid && 'Facebook']
        .filter(Boolean)
        .join(' / '),
    ],
    ['Page', lead.current_url],
    ['Consent', lead.consent_version && `${lead.consent_version}, ${lead.consent_at}`],
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
