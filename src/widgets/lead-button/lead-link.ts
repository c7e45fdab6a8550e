import type { LeadButton } from '../../generated/view.types.ts';
import { encodeBase64 } from '../../lib/base64.ts';
import { staticWhatsappLink } from '../../lib/static-whatsapp-link.ts';
import type { PageFactsForViews } from '../../renderer/page-context.tsx';
import type { ViewProps } from '../../renderer/widget.ts';

type Props = ViewProps<LeadButton>;
type Data = Readonly<Record<`data-${string}`, string>>;

/** What a lead button points at, and what it hands to the form it opens: BTN-02 to BTN-07 of one button. */
export function leadLink(props: Props, page: PageFactsForViews): { href: string; data: Data } {
  const { settings, project } = page;
  const whatsapp = staticWhatsappLink(project, settings.whatsappMessage);
  const isGeneral = props.kind === 'whatsapp';
  if (isGeneral && settings.overwriteWhatsapp.enabled && settings.overwriteWhatsapp.link) {
    return { href: settings.overwriteWhatsapp.link, data: { 'data-lead': props.kind } };
  }
  const data: Data = { 'data-lead': props.kind, 'data-whatsapp': '' };
  if (isGeneral && settings.leadsSubmissionForm === 1) return { href: whatsapp, data };
  return { href: whatsapp, data: { ...data, 'data-dialog': 'general-modal', ...content(props, page) } };
}

/** The words of the form for this button. Custom copy replaces title and prompt wherever no brochure is meant (BTN-05). */
function content(props: Props, { copy, settings }: PageFactsForViews): Data {
  const file = props.file || settings.brochureUrl;
  if (props.kind === 'brochure' || props.kind === 'cta') {
    const own = props.kind === 'cta';
    return {
      'data-title': (own && props.title) || copy.brochureTitle,
      'data-prompt': (own && props.prompt) || copy.brochurePrompt,
      'data-submit': (own && props.submit) || copy.brochureSubmit,
      ...(own && props.cover ? { 'data-cover': props.cover.src } : {}),
      ...(file ? { 'data-file': encodeBase64(file) } : {}),
    };
  }
  const custom = settings.customCopyLeads;
  return {
    'data-title': (custom.enabled && custom.title) || copy.plainTitle,
    'data-prompt': (custom.enabled && custom.subtitle) || copy.plainPrompt,
    'data-submit': copy.plainSubmit,
  };
}
