import type { Page } from '../generated/view.types.ts';
import { absoluteUrl } from '../lib/absolute-url.ts';
import { canonicalUrl } from './canonical-url.ts';
import type { StructuredData } from './widget.ts';

type Thing = Readonly<Record<string, unknown>> & { readonly '@type': string };

const placeTypes: Readonly<Record<Page['project']['kind'], string>> = {
  residence: 'Residence',
  apartment: 'ApartmentComplex',
  house: 'SingleFamilyResidence',
  villa: 'Residence',
};

interface GraphInput {
  /** The data of the widgets of the page. */
  readonly fromWidgets: readonly StructuredData[];
  readonly image: string | undefined;
  /** The path below which the site is. */
  readonly base: string;
}

/**
 * The data of a page for search engines (schema.org): the listing, the place it sells, who sells it, its offers, its
 * breadcrumb, and the data of the widgets. States nothing that the document does not state.
 */
export function pageGraph(page: Page, { fromWidgets, image, base }: GraphInput): object {
  const url = canonicalUrl(page.seo.url);
  const id = (name: string) => `${url}#${name}`;
  const picture = image && url ? absoluteUrl(image, url) : image;
  const graph = [
    listing(page, { url, id, picture }),
    place(page, { id, picture }),
    organization(page, id),
    ...(url ? [breadcrumb(page, homeOf(url, base), { url, id })] : []),
    ...fromWidgets.map((thing) => ({ '@id': id(thing['@type'].toLowerCase()), ...thing })),
  ];
  return { '@context': 'https://schema.org', '@graph': graph };
}

interface Known {
  readonly url: string;
  readonly id: (name: string) => string;
  readonly picture: string | undefined;
}

function listing({ seo, lang, project }: Page, { url, id, picture }: Known): Thing {
  const { priceFrom, priceTo } = project;
  const offers = {
    '@type': 'AggregateOffer',
    priceCurrency: 'IDR',
    ...(priceFrom ? { lowPrice: priceFrom } : {}),
    ...(priceTo ? { highPrice: priceTo } : {}),
    availability: `https://schema.org/${project.status === 'evergreen' ? 'SoldOut' : 'InStock'}`,
    itemOffered: { '@id': id('place') },
    seller: { '@id': id('organization') },
  };
  return {
    '@type': 'RealEstateListing',
    '@id': id('page'),
    ...(url ? { url } : {}),
    name: seo.title,
    description: seo.description,
    inLanguage: lang === 'id' ? 'id-ID' : lang,
    ...(seo.published ? { datePosted: seo.published } : {}),
    ...(seo.updated ? { dateModified: seo.updated } : {}),
    ...(picture ? { primaryImageOfPage: { '@type': 'ImageObject', url: picture } } : {}),
    ...(url ? { breadcrumb: { '@id': id('breadcrumb') } } : {}),
    mainEntity: { '@id': id('place') },
    ...(priceFrom ? { offers } : {}),
  };
}

function place({ project }: Page, { id, picture }: Omit<Known, 'url'>): Thing {
  const { kind, geo, units, address, district, city, province } = project;
  const postal = {
    streetAddress: [address.street, district].filter(Boolean).join(', '),
    addressLocality: city,
    addressRegion: province,
    postalCode: address.postalCode,
  };
  const given = Object.entries(postal).filter(([, value]) => value !== '');
  return {
    '@type': placeTypes[kind],
    '@id': id('place'),
    name: project.name,
    ...(picture ? { image: picture } : {}),
    address: { '@type': 'PostalAddress', ...Object.fromEntries(given), addressCountry: 'ID' },
    ...(geo ? { geo: { '@type': 'GeoCoordinates', latitude: geo.latitude, longitude: geo.longitude } } : {}),
    ...(kind === 'apartment' && units ? { numberOfAccommodationUnits: units } : {}),
  };
}

function organization({ project }: Page, id: Known['id']): Thing {
  const { developer } = project;
  const phone = project.telesalesNumber.replace(/\D/g, '');
  return {
    '@type': 'Organization',
    '@id': id('organization'),
    name: developer.name || project.name,
    ...(developer.url ? { url: developer.url } : {}),
    ...(developer.profiles.length ? { sameAs: developer.profiles } : {}),
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'sales',
      telephone: `+${phone}`,
      areaServed: 'ID',
      availableLanguage: 'id',
    },
  };
}

/** The site, then the page; one step where the page is the site. */
function breadcrumb({ project }: Page, home: string, { url, id }: Omit<Known, 'picture'>): Thing {
  const steps = [
    ...(home === url ? [] : [{ name: new URL(url).host, item: home }]),
    { name: project.name, item: url },
  ];
  return {
    '@type': 'BreadcrumbList',
    '@id': id('breadcrumb'),
    itemListElement: steps.map((step, index) => ({ '@type': 'ListItem', position: index + 1, ...step })),
  };
}

/** Where the site begins that the address belongs to; a page with its own address elsewhere is below the root there. */
function homeOf(url: string, base: string): string {
  const home = new URL(`${base}/`, url).href;
  return url.startsWith(home) ? home : new URL('/', url).href;
}
