type Inline = readonly (string | { readonly text: string })[];
type Block = string | { readonly kind: string; readonly text: Inline; readonly items: readonly Inline[] };

/** The words of a rich text without their form, one line a block: for search engines, messages and names. */
export function plainText(content: readonly Block[]): string {
  return content.map(blockText).join('\n').trim();
}

function blockText(block: Block): string {
  if (typeof block === 'string') return block;
  if (block.items.length === 0) return words(block.text);
  const mark = (index: number) => (block.kind === 'numbered' ? `${index + 1}. ` : '- ');
  return block.items.map((line, index) => mark(index) + words(line)).join('\n');
}

function words(parts: Inline): string {
  return parts.map((part) => (typeof part === 'string' ? part : part.text)).join('');
}
