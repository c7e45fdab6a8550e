import { type DOMOutputSpec, type MarkSpec, type NodeSpec, Schema } from 'prosemirror-model';

function textblock(tag: string, spec: NodeSpec): NodeSpec {
  return { group: 'block', content: 'text*', toDOM: (): DOMOutputSpec => [tag, 0], ...spec };
}

/** The blocks of rich text, with the elements that the page has for them. */
const nodes = {
  paragraph: textblock('p', { parseDOM: [{ tag: 'p' }, { tag: 'div' }] }),
  subheading: textblock('h4', { parseDOM: [{ tag: 'h1, h2, h3, h4, h5, h6' }], defining: true }),
  quote: textblock('blockquote', {
    toDOM: () => ['blockquote', ['p', 0]],
    parseDOM: [{ tag: 'blockquote', contentElement: (element) => element.querySelector('p') ?? element }],
    defining: true,
  }),
  list: { group: 'block', content: 'item+', toDOM: () => ['ul', 0], parseDOM: [{ tag: 'ul' }] },
  numbered: { group: 'block', content: 'item+', toDOM: () => ['ol', 0], parseDOM: [{ tag: 'ol' }] },
  item: textblock('li', { group: '', parseDOM: [{ tag: 'li' }] }),
  text: {},
} satisfies Readonly<Record<string, NodeSpec>>;

/** Marks from the outermost to the innermost, as the renderer nests them. */
const marks = {
  link: {
    attrs: { href: { validate: 'string' } },
    inclusive: false,
    // The address itself; where it leads is for the page, and here it leads nowhere.
    toDOM: ({ attrs: { href } }) => ['a', { href: '#', title: href, 'data-link': href }],
    parseDOM: [
      { tag: 'a[data-link]', getAttrs: (element) => ({ href: element.getAttribute('data-link') ?? '' }) },
    ],
  },
  bold: { toDOM: () => ['strong'], parseDOM: [{ tag: 'strong' }, { tag: 'b' }] },
  italic: { toDOM: () => ['em'], parseDOM: [{ tag: 'em' }, { tag: 'i' }] },
} satisfies Readonly<Record<string, MarkSpec>>;

/** Blocks of text. */
export const richSchema = new Schema({ nodes: { doc: { content: 'block+' }, ...nodes }, marks });

/** One line of text alone. */
export const inlineSchema = new Schema({ nodes: { doc: { content: 'paragraph' }, ...nodes }, marks });

export type RichSchema = typeof richSchema;
