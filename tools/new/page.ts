import { filesIn } from '../../src/document/files.ts';
import { ownModel } from '../../src/engine/own-model.ts';
import { collectFacts } from '../diagnostics/collect-facts.ts';
import { exampleValues } from '../diagnostics/example-values.ts';
import type { Pattern } from '../pages/patterns.ts';
import type { Starter } from '../pages/starters.ts';

/** The parts of a new page. */
export interface Wishes {
  readonly slug: string;
  readonly template: string;
  readonly projectName: string;
  readonly projectId: string;
  readonly superleadsId: string;
  readonly telesales: string;
}

/** Placeholder values of a new page; the command names each one that is left. */
export const placeholders = {
  projectId: exampleValues.projectId,
  superleadsId: exampleValues.superleadsId,
  telesales: exampleValues.telesales,
} as const;

/** `marina-bay` → `Marina Bay`. */
export function nameFromSlug(slug: string): string {
  return slug
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
}

/** A page that validates, with the patterns in their order and links to them at the top. */
export function newPage(
  wishes: Wishes,
  patterns: readonly Pattern[],
  schema: string,
): Record<string, unknown> {
  const links = patterns.slice(1).flatMap(({ section }) => {
    const label = firstHeading(section);
    return label && typeof section.id === 'string' ? [{ label, link: `#${section.id}` }] : [];
  });
  const [hero] = patterns;
  const picture = hero && pictureNames({ sections: [hero.section] })[0];
  return {
    $schema: schema,
    version: 1,
    template: wishes.template,
    seo: {
      title: wishes.projectName,
      description: `${wishes.projectName}: tipe unit, harga, fasilitas dan lokasi. Hubungi kami lewat WhatsApp.`,
      ...(picture ? { image: { src: picture, alt: `Suasana ${wishes.projectName}` } } : {}),
    },
    project: {
      id: wishes.projectId,
      name: wishes.projectName,
      superleadsId: wishes.superleadsId,
      telesalesNumber: wishes.telesales,
    },
    settings: {
      brochureUrl: exampleValues.brochureUrl,
      form: { localNumbers: 'accept' },
      copy: { set: 'natural' },
    },
    theme: {},
    header: { links: links.filter(({ label }) => label.length <= 20).slice(0, 6) },
    sections: withOneTitle(patterns, wishes.projectName),
    leadButtons: { buttons: [{ kind: 'whatsapp', label: 'WhatsApp', icon: 'whatsapp' }] },
    footer: { text: [`${wishes.projectName}. Gambar adalah ilustrasi.`] },
    // Additional settings that a site's own patterns need.
    ...Object.assign({}, ...patterns.map(({ folder, page }) => (folder === undefined ? {} : page))),
  };
}

/** A page that begins as a starter. */
export function starterPage(wishes: Wishes, { page }: Starter, schema: string): Record<string, unknown> {
  const made = newPage(wishes, [], schema);
  const [src] = pictureNames(page);
  const image = src ? { image: { src, alt: `Suasana ${wishes.projectName}` } } : {};
  return { ...made, seo: { ...(made.seo as Readonly<Record<string, unknown>>), ...image }, ...page };
}

/** A page with nothing on it yet. */
export function emptyPage(wishes: Wishes, schema: string): Record<string, unknown> {
  const { $schema, version, template, seo, project } = newPage(wishes, [], schema);
  return { $schema, version, template, seo, project, settings: { copy: { set: 'natural' } }, sections: [] };
}

/** Without a section that has the main title, the first one gets it in a band before. */
function withOneTitle(patterns: readonly Pattern[], name: string): unknown[] {
  const sections = patterns.map(({ section }) => section);
  if (headingsIn(sections).some(({ value }) => value === 1)) return sections;
  const title = { type: 'section', id: 'beranda', children: [{ type: 'heading', text: name, level: 1 }] };
  return [title, ...sections];
}

function firstHeading(section: Pattern['section']): string | undefined {
  const text = headingsIn([section])[0]?.holder.text;
  return typeof text === 'string' ? text : undefined;
}

function headingsIn(sections: readonly Pattern['section'][]) {
  return collectFacts({ sections }, ownModel.tables).headings;
}

/** The files that a document names: its pictures, films and brochures. */
export function fileNames(document: Readonly<Record<string, unknown>>): string[] {
  const linked = [...filesIn(document, ownModel.tables).linked].map((name) => name.replace(/^\.\//, ''));
  return [...pictureNames(document), ...linked];
}

/** The picture files that a document names. */
export function pictureNames(document: Readonly<Record<string, unknown>>): string[] {
  return [...filesIn(document, ownModel.tables).pictures].filter((name) => !name.includes(':'));
}
