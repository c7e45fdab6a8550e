import type { DocumentModel } from '../../src/document/model.ts';
import { ownModel } from '../../src/engine/own-model.ts';
import { join } from '../../src/lib/posix-path.ts';
import { sampleBrochure, sampleProject, sampleUnits } from './sample-project.ts';

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

/** The folder of the pictures that examples show. */
export function exampleFolder(engineRoot: string): string {
  return join(engineRoot, 'schemas/examples');
}

/** Every example of every widget that is written in `sections`, made from the schemas alone. */
export function cataloguePages({ widgets }: DocumentModel = ownModel): CataloguePage[] {
  return [...widgets.keys()].sort().flatMap((type) => {
    const { examples = [], title = type, kavling } = widgets.get(type) ?? {};
    const project = kavling?.list ? { ...sampleProject, units: sampleUnits } : sampleProject;
    return (examples as CataloguePage['example'][]).map((example, index) =>
      page({ type, index, title, project }, { type, ...example }),
    );
  });
}

interface Shown extends Pick<CataloguePage, 'type' | 'index'> {
  readonly title: string;
  readonly project: object;
}

function page(
  { type, index, title, project }: Shown,
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
    project,
    settings: { brochureUrl: sampleBrochure },
    sections,
  };
  return { type, index, slug, example, document };
}
