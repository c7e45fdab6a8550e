import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { sampleBrochure, sampleProject } from './sample-project.ts';

/** One page of the catalogue: one example of one widget, alone on a page. */
export interface CataloguePage {
  readonly type: string;
  /** Place of the example in its schema, from 0. */
  readonly index: number;
  /** `catalogue/<type>/<index>` */
  readonly slug: string;
  readonly example: Readonly<Record<string, unknown>>;
  readonly document: Readonly<Record<string, unknown>>;
}

interface WidgetSchema {
  readonly title: string;
  readonly examples?: readonly Readonly<Record<string, unknown>>[];
  readonly kavling?: { readonly placement?: 'page'; readonly path?: string };
}

/** The folder of the pictures that examples show. */
export function exampleFolder(engineRoot: string): string {
  return join(engineRoot, 'schemas/examples');
}

/** Every example of every widget that is written in `sections`, made from the schemas alone. */
export function cataloguePages(engineRoot: string): CataloguePage[] {
  const folder = join(engineRoot, 'schemas/widgets');
  return readdirSync(folder)
    .filter((name) => name.endsWith('.schema.json'))
    .sort()
    .flatMap((name) => {
      const type = basename(name, '.schema.json');
      const schema = JSON.parse(readFileSync(join(folder, name), 'utf8')) as WidgetSchema;
      if (schema.kavling?.placement === 'page') return [];
      return (schema.examples ?? []).map((example, index) => page(type, index, schema.title, example));
    });
}

function page(
  type: string,
  index: number,
  title: string,
  example: Readonly<Record<string, unknown>>,
): CataloguePage {
  const isBand = type === 'section';
  const outline = {
    type: 'section',
    spacing: 'medium',
    children: [{ type: 'heading', level: 1, text: title }],
  };
  const sections = isBand ? [outline, example] : [{ ...outline, children: [...outline.children, example] }];
  const slug = `catalogue/${type}/${index}`;
  const document = {
    version: 1,
    template: 'page-builder',
    seo: {
      title: `${title} ${index + 1}`,
      description: `Example ${index + 1} of the widget ${type}.`,
      noindex: true,
    },
    project: sampleProject,
    settings: { brochureUrl: sampleBrochure },
    sections,
  };
  return { type, index, slug, example, document };
}
