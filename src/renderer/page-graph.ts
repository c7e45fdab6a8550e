import type { Page } from '../generated/view.types.ts';
import { absoluteUrl } from '../lib/absolute-url.ts';
import { figuresOf, type Unit, type UnitFigures } from '../lib/units.ts';
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
  /** The homes of the page's list, if it has one: search engines get the figures that visitors see. */
  readonly units?: readonly Unit[] | undefined;
}

/**
 * The data of a page for search engines (schema.org): the listing, the place it sells, who sells it, its offers, its
 * breadcrumb, and the data of the widgets. States nothing that the document does not state.
 */
export function pageGraph(page: Page, { fromWidgets, image, base, units }: GraphInput): object {
  const url = canonicalUrl(page.seo.url);
  const id = (name: string) => `${url}#${name}`;
  const picture = image && url ? absoluteUrl(image, url) : image;
  const figures = units && figuresOf(units);
  const graph = [
    listing(page, { url, id, picture, figures }),
    place(page, { id, picture, figures }),
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
  readonly figures: UnitFigures | undefined;
}

function listing({ seo, lang, project }: Page, { url, id, picture, figures }: Known): Thing {
  const priceFrom = figures ? figures.lowest : project.priceFrom;
  const priceTo = figures ? figures.highest : project.priceTo;
  const isSoldOut = project.status === 'evergreen' || figures?.left === 0;
  const offers = {
    '@type': 'AggregateOffer',
    priceCurrency: 'IDR',
    ...(priceFrom ? { lowPrice: priceFrom } : {}),
    ...(priceTo ? { highPrice: priceTo } : {}),
    availability: `https://schema.org/${isSoldOut ? 'SoldOut' : 'InStock'}`,
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

function place({ project }: Page, { id, picture, figures }: Omit<Known, 'url'>): Thing {
  const { kind, geo, address, district, city, province } = project;
  const units = figures?.total ?? (typeof project.units === 'number' ? project.units : 0);
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
    ...(kind === 'apartment' && figures ? { numberOfAvailableAccommodationUnits: figures.left } : {}),
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
function breadcrumb({ project }: Page, home: string, { url, id }: Pick<Known, 'url' | 'id'>): Thing {
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
