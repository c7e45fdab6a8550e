import { memo, type ReactElement, useEffect, useRef } from 'react';
import { encodeBase64 } from '../../lib/base64.ts';
import { usePage } from '../../renderer/page-context.tsx';
import css from './lead-form.module.css';

const attribution = [
  'utm_campaign',
  'utm_content',
  'utm_medium',
  'utm_source',
  'utm_term',
  'gclid',
  'fbclid',
] as const;

/**
 * The fields of FORM-03 that a visitor does not fill, so that the form posts whole without script. Never rendered
 * again: a hidden input has no value but its default one, and React would put that back over what the runtime wrote.
 */
export const HiddenFields = memo(HiddenFieldsView);

function HiddenFieldsView({ message }: { message: string }): ReactElement {
  const { project, settings } = usePage();
  const trap = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // How long the page has stood, for a backend that knows how long a person needs. A stopwatch: no clock is asked.
    const stamp = ({ formData }: FormDataEvent) =>
      formData.set('filled_in_ms', String(Math.round(performance.now())));
    const form = trap.current?.form;
    form?.addEventListener('formdata', stamp);
    return () => form?.removeEventListener('formdata', stamp);
  }, []);
  const fields: Readonly<Record<string, string>> = {
    action: 'save_leads_to_db',
    message,
    is_download_brochure: '0',
    download_brochure_url: settings.brochureUrl ? encodeBase64(settings.brochureUrl) : '',
    lead_type_id: '1',
    lead_type_name: 'Whatsapp',
    project_id: project.id,
    project_name: project.name,
    telesales_number: project.telesalesNumber,
    submit_status: '0',
    current_url: '',
    ...Object.fromEntries(attribution.map((name) => [name, ''])),
  };
  return (
    <>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} defaultValue={value} />
      ))}
      <div className={css.trap} aria-hidden="true">
        <label>
          Website
          <input ref={trap} name="website" type="text" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
    </>
  );
}
