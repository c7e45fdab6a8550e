import { cataloguePages } from '../../tools/catalogue/pages.ts';

type Node = Readonly<Record<string, unknown>>;

const tones = ['plain', 'tint', 'dark', 'plain', 'brand'] as const;
/** Widgets that cover others when a page has more than one. */
const once = new Set(['notice', 'section-nav', 'lightbox']);

/** A page of `count` widgets: every example of every widget in turn, eight to a section, until there are enough. */
export function heavyPage(count = 400): Node {
  const examples = cataloguePages().map(({ example }) => withoutIds(example) as Node & { type: string });
  const sections: Node[] = [];
  let children: Node[] = [];
  const seen = new Set<string>();
  const close = () => {
    if (children.length === 0) return;
    sections.push({
      type: 'section',
      tone: tones[sections.length % tones.length],
      spacing: 'medium',
      children,
    });
    children = [];
  };
  for (let made = 0, turn = 0; made < count; turn += 1) {
    const example = examples[turn % examples.length];
    if (!example || (once.has(example.type) && seen.has(example.type))) continue;
    seen.add(example.type);
    made += 1;
    if (example.type === 'section') {
      close();
      sections.push(example);
    } else children.push(example);
    if (children.length === 8) close();
  }
  close();
  return {
    version: 1,
    template: 'page-builder',
    seo: { title: 'Empat ratus widget', description: 'Semua widget sekaligus.', noindex: true },
    project: { id: '1', name: 'Kavling Contoh', superleadsId: 'SL-CONTOH', telesalesNumber: '6281234567890' },
    settings: { brochureUrl: 'https://example.co.id/brosur.pdf' },
    header: { links: [{ label: 'Atas', link: '#_main' }] },
    sections,
  };
}

/** An id is unique on a page; here every widget comes several times. */
function withoutIds(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutIds);
  if (typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value).filter(([key]) => key !== 'id');
  return Object.fromEntries(kept.map(([key, part]) => [key, withoutIds(part)]));
}
