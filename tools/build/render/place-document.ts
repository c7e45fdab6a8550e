import { mapTexts } from '../../../src/document/map-texts.ts';
import type { DocumentTables } from '../../../src/document/walk.ts';
import { ownModel } from '../../../src/engine/own-model.ts';
import { addressOf, type LeadAddresses, type SiteConfig } from '../../../src/engine/site-config.ts';
import { settingsDefaults } from '../../../src/generated/tables.ts';
import { withBase } from '../../../src/lib/base-path.ts';
import { isRecord, type JsonObject } from '../../../src/lib/is-record.ts';
import { mergeDefaults } from '../../../src/lib/merge-defaults.ts';
import type { Kind } from '../../../src/lib/part.ts';

/** The kinds that are URLs in the schemas: a link, or a file of the site. */
const ADDRESSES: ReadonlySet<Kind> = new Set<Kind>(['link', 'brochure', 'video', 'file']);

/**
 * A document where its site puts it: with the address that the config gives the page, unless it names its own, and with
 * every address that begins at the root of the site below the site's base.
 * The site's language and backend apply if the page sets none.
 * @param copy the sentences of the site, for those that the page does not say itself
 */
export function placeDocument(
  document: JsonObject,
  slug: string,
  config: SiteConfig,
  { copy = {}, tables = ownModel.tables }: { copy?: JsonObject | undefined; tables?: DocumentTables } = {},
): JsonObject {
  const own = withLeads(withLanguage(withCopy(document, copy), config.language), leadAddresses(config.leads));
  const addressed = withAddress(own, addressOf(slug, config));
  const { base = '' } = config;
  if (base === '') return addressed;
  const settings = isRecord(addressed.settings) ? addressed.settings : {};
  const { copy: _, ...defaults } = settingsDefaults;
  const filled = { ...addressed, settings: mergeDefaults(settings, defaults) };
  return mapTexts(filled, tables, (text, kind) => (ADDRESSES.has(kind) ? below(base, slug, text) : text));
}

function withCopy(document: JsonObject, copy: JsonObject): JsonObject {
  if (Object.keys(copy).length === 0) return document;
  const settings = isRecord(document.settings) ? document.settings : {};
  const own = isRecord(settings.copy) ? settings.copy : {};
  return { ...document, settings: { ...settings, copy: { ...copy, ...own } } };
}

function withLanguage(document: JsonObject, language: string | undefined): JsonObject {
  return language === undefined || document.lang !== undefined ? document : { ...document, lang: language };
}

/** A backend answers at the same paths as the server of the site itself. */
function leadAddresses(leads: SiteConfig['leads']): LeadAddresses {
  if (typeof leads !== 'string') return leads ?? {};
  const at = (path: unknown) => leads.replace(/\/$/, '') + String(path);
  const { ajaxUrl, projectUrl, form } = settingsDefaults;
  return { ajaxUrl: at(ajaxUrl), projectUrl: at(projectUrl), formAction: at((form as JsonObject).action) };
}

/** The page's own addresses go before those of its site. */
function withLeads(document: JsonObject, { formAction, ...addresses }: LeadAddresses): JsonObject {
  if (formAction === undefined && Object.keys(addresses).length === 0) return document;
  const settings = isRecord(document.settings) ? document.settings : {};
  const form = isRecord(settings.form) ? settings.form : {};
  return {
    ...document,
    settings: {
      ...addresses,
      ...settings,
      ...(formAction === undefined ? {} : { form: { action: formAction, ...form } }),
    },
  };
}

function withAddress(document: JsonObject, url: string): JsonObject {
  const seo = document.seo as { url?: string } | undefined;
  return url === '' || seo?.url ? document : { ...document, seo: { ...seo, url } };
}

/** `../marina-bay/` is written beside the page's own folder, and the page may also be shown at the root of the site. */
function below(base: string, slug: string, address: string): string {
  if (!address.startsWith('../')) return withBase(base, address);
  const { pathname, search, hash } = new URL(address, `https://site.invalid/${slug}/`);
  return withBase(base, pathname + search + hash);
}
