import { type CataloguePage, cataloguePages } from '../../tools/catalogue/pages.ts';

type Document = Readonly<Record<string, unknown>>;

/** All examples of one widget below each other, on a page that is opened once for what holds for each of them. */
export interface Sheet {
  readonly type: string;
  /** `sheet/<type>` */
  readonly slug: string;
  readonly document: Document;
}

export function sheets(): Sheet[] {
  const byType = new Map<string, CataloguePage[]>();
  for (const page of cataloguePages()) byType.set(page.type, [...(byType.get(page.type) ?? []), page]);
  return [...byType].map(([type, pages]) => ({
    type,
    slug: `sheet/${type}`,
    document: { ...pages[0]?.document, sections: pages.flatMap(sectionsOf) },
  }));
}

/** The first page as it is, of the others the example alone, with new ids. */
function sectionsOf({ document, index }: CataloguePage): Document[] {
  const sections = document.sections as Document[];
  if (index === 0) return sections;
  const [outline, band] = sections as [Document, Document?];
  const section = band ?? { ...outline, children: (outline.children as Document[]).slice(1) };
  const text = JSON.stringify(section);
  const ids = [...text.matchAll(/"id":"([^"]+)"/g)].map(([, id = '']) => id);
  return [
    JSON.parse(
      ids.reduce(
        (now, id) =>
          now.replaceAll(`"${id}"`, `"${id}-${index}"`).replaceAll(`"#${id}"`, `"#${id}-${index}"`),
        text,
      ),
    ) as Document,
  ];
}
