import type { DeskLead } from './api.ts';
import { useDesk } from './desk-context.tsx';
import type { DeskLocale } from './desk-locale.ts';
import { useMessages } from './language.tsx';
import { UnitLink } from './unit-link.tsx';

/** The form's values, and the source of the visitor. `home`: the code of the home that the message names. */
export function Facts({ lead, home }: { lead: DeskLead; home?: string | undefined }) {
  const messages = useMessages();
  const { projectName } = useDesk();
  const { facts: names } = messages;
  const facts: readonly (readonly [string, string])[] = [
    [names.came, messages.moment(lead.created_at)],
    [names.project, projectName(lead.project_id, lead.project_name)],
    [names.wants, messages.typeOf(lead)],
    [names.message, lead.message],
    [names.simulation, lead.simulation],
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
            <dd>
              {value}
              {name === names.message && home !== undefined && (
                <>
                  {' '}
                  <UnitLink project={lead.project_id} code={home} />
                </>
              )}
            </dd>
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
