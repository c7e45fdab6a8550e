import { memo, type ReactElement, useEffect, useRef } from 'react';
import { encodeBase64 } from '../../lib/base64.ts';
import { usePage } from '../../renderer/page-context.tsx';
import { useRuntime } from '../../runtime/index.ts';
import css from './lead-form.module.css';

/**
 * The fields of FORM-03 that a visitor does not fill, so that the form posts whole without script. What the runtime
 * knows better comes from its state: a form that comes alive late would put the words of the page back over it.
 */
export function HiddenFields({ message }: { message: string }): ReactElement {
  const { project, settings, slug } = usePage();
  const telesales = useRuntime((state) => state.telesales.number);
  const attribution = useRuntime((state) => state.attribution);
  const honeypot = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // The time since the page opened, for a backend that knows how long a person needs. A stopwatch: no clock is asked.
    const stamp = ({ formData }: FormDataEvent) =>
      formData.set('filled_in_ms', String(Math.round(performance.now())));
    const form = honeypot.current?.form;
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
    page_slug: slug,
    project_name: project.name,
    telesales_number: telesales,
    submit_status: '0',
    current_url: '',
    ...(settings.form.localNumbers === 'accept' ? { local_numbers: 'accept' } : {}),
    ...attribution,
  };
  return (
    <>
      {Object.entries(fields).map(([name, value]) => (
        <HiddenField key={name} name={name} value={value} />
      ))}
      <div className={css.trap} aria-hidden="true">
        <label>
          Website
          <input ref={honeypot} name="website" type="text" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
    </>
  );
}

/** Rendered again only for a new value: with any other render React would undo what the runtime wrote. */
const HiddenField = memo(({ name, value }: { name: string; value: string }) => (
  <input type="hidden" name={name} defaultValue={value} />
));
