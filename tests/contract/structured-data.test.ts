import { existsSync, readdirSync, readFileSync } from 'node:fs';
import Ajv from 'ajv';
import { expect, test } from 'vitest';
import { renderSample } from './sample-page.ts';
import schema from './structured-data.schema.json';

type Plain = Readonly<Record<string, unknown>>;
type Thing = Plain & { '@type': string; '@id': string };

const validate = new Ajv({ allErrors: true, discriminator: false, strict: false }).compile(schema);
const slugs = readdirSync('pages').filter((slug) => existsSync(`pages/${slug}/page.json`));

function graphOf(document: Plain): { '@graph': Thing[] } {
  const text = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(renderSample(document))?.[1];
  return JSON.parse(text ?? 'null') as { '@graph': Thing[] };
}

/** Every `{ "@id": … }` that only points. */
function references(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const keys = Object.keys(value);
  if (keys.length === 1 && keys[0] === '@id') return [(value as { '@id': string })['@id']];
  return Object.values(value).flatMap(references);
}

const full: Plain = {
  version: 1,
  template: 'microsite',
  seo: {
    title: 'Menara',
    description: 'Hunian.',
    url: 'https://menara.example.co.id/promo/?utm_source=ig&gclid=1#atas',
    published: '2026-06-01',
    updated: '2026-08-17',
    image: { src: 'https://cdn.example.co.id/menara.jpg', alt: 'Menara' },
  },
  project: {
    id: '1',
    name: 'Menara Senja',
    superleadsId: 'SL-1',
    telesalesNumber: '+62 812-3456-7890',
    kind: 'apartment',
    units: 420,
    province: 'DKI Jakarta',
    city: 'Jakarta Selatan',
    district: 'Setiabudi',
    address: { street: 'Jl. Casablanca 1', postalCode: '12870' },
    geo: { latitude: -6.22, longitude: 106.83 },
    priceFrom: 890_000_000,
    priceTo: 1_850_000_000,
    developer: {
      name: 'PT Senja',
      url: 'https://senja.example.co.id/',
      profiles: ['https://www.instagram.com/senja'],
    },
  },
  sections: [],
};

test.each(slugs)('%s tells search engines only what schema.org knows', (slug) => {
  const graph = graphOf(JSON.parse(readFileSync(`pages/${slug}/page.json`, 'utf8')) as Plain);
  validate(graph);
  expect(validate.errors).toBeNull();
});

test('everything a document may state is included, and every reference resolves', () => {
  const graph = graphOf(full);
  validate(graph);
  expect(validate.errors).toBeNull();
  const things = new Map(graph['@graph'].map((thing) => [thing['@type'], thing]));
  expect(things.get('RealEstateListing')).toMatchObject({
    url: 'https://menara.example.co.id/promo/',
    datePosted: '2026-06-01',
    offers: { priceCurrency: 'IDR', lowPrice: 890_000_000, highPrice: 1_850_000_000 },
  });
  expect(things.get('ApartmentComplex')).toMatchObject({
    numberOfAccommodationUnits: 420,
    address: { streetAddress: 'Jl. Casablanca 1, Setiabudi', postalCode: '12870' },
    geo: { latitude: -6.22 },
  });
  expect(things.get('Organization')).toMatchObject({ contactPoint: { telephone: '+6281234567890' } });
  const ids = new Set(graph['@graph'].map((thing) => thing['@id']));
  for (const reference of references(graph['@graph'])) expect(ids).toContain(reference);
});

test('a page without prices offers nothing, and one without an address has no breadcrumb', () => {
  const { seo, project, ...rest } = full as { seo: Plain; project: Plain };
  const graph = graphOf({ ...rest, seo: { ...seo, url: '' }, project: { ...project, priceFrom: 0 } });
  validate(graph);
  expect(validate.errors).toBeNull();
  expect(JSON.stringify(graph)).not.toMatch(/AggregateOffer|BreadcrumbList/);
});

test('the schema refuses terms that schema.org does not define', () => {
  const graph = graphOf(full);
  const [first, ...others] = graph['@graph'];
  expect(validate({ ...graph, '@graph': [{ ...first, prise: 1 }, ...others] })).toBe(false);
  expect(validate({ ...graph, '@graph': others })).toBe(false);
});

test('the head names the page for lists and for those who share it', () => {
  const html = renderSample(full);
  expect(html).toContain('<link rel="canonical" href="https://menara.example.co.id/promo/"/>');
  expect(html).toContain('<meta property="og:url" content="https://menara.example.co.id/promo/"/>');
  expect(html).toContain('<meta property="og:locale" content="id_ID"/>');
  expect(html).toContain('<meta name="twitter:card" content="summary_large_image"/>');
  expect(html).not.toContain('name="robots"');
  const staging = renderSample({ ...full, settings: { environmentType: 'staging' } });
  expect(staging).toContain('<meta name="robots" content="noindex, nofollow"/>');
});
