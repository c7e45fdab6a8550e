import type { LeadButton } from '../../generated/view.types.ts';
import { isBrochureKind, isGeneralWhatsapp, type LeadKind, leadContent } from '../../lib/lead-button.ts';
import { safeUrl } from '../../lib/safe-url.ts';
import { staticWhatsappLink } from '../../lib/static-whatsapp-link.ts';
import type { PageFactsForViews } from '../../renderer/page-context.tsx';
import type { ViewProps } from '../../renderer/widget.ts';

/** The floating group makes its WhatsApp button of the kind `floating`, which no author writes. */
export type LeadButtonProps = Omit<ViewProps<LeadButton>, 'kind'> & { readonly kind: LeadKind };
type Data = Readonly<Record<`data-${string}`, string>>;

/** The target of a lead button, and the data it passes to the form it opens: BTN-02 to BTN-07 of one button. */
export function leadLink(props: LeadButtonProps, page: PageFactsForViews): { href: string; data: Data } {
  const { settings, project } = page;
  const { overwriteWhatsapp } = settings;
  const isGeneral = isGeneralWhatsapp(props.kind);
  if (isGeneral && overwriteWhatsapp.enabled && overwriteWhatsapp.link) {
    return { href: overwriteWhatsapp.link, data: { 'data-lead': props.kind } };
  }
  const href = staticWhatsappLink(project, settings.whatsappMessage);
  const data: Data = { 'data-lead': props.kind, 'data-whatsapp': '' };
  if (isGeneral && settings.leadsSubmissionForm === 1) return { href, data };
  const dialog = isGeneral && settings.otp.enabled ? '_lead-modal' : '_general-modal';
  return { href, data: { ...data, 'data-dialog': dialog, ...words(props, page) } };
}

function words(props: LeadButtonProps, { copy, settings }: PageFactsForViews): Data {
  const isOwn = props.kind === 'cta';
  const own = isOwn ? { title: props.title, prompt: props.prompt, submit: props.submit } : {};
  const { title, prompt, submit } = leadContent(props.kind, own, settings.customCopyLeads, copy);
  const file = isBrochureKind(props.kind)
    ? safeUrl(props.file || settings.brochureUrl, 'download')
    : undefined;
  return {
    'data-title': title ?? '',
    'data-prompt': prompt ?? '',
    'data-submit': submit ?? '',
    ...(isOwn && props.cover ? { 'data-cover': props.cover.src } : {}),
    ...(file ? { 'data-file': file } : {}),
  };
}
