import { isRecord } from '../../../src/lib/is-record.ts';
import { outlineOf, shortened } from '../outline.ts';
import { nodeAt, readPointer } from '../pointer.ts';
import { type AgentSite, parsed } from '../site.ts';
import { argumentsOf, PAGE_ARGUMENT, type Tool, text } from '../tool.ts';

/** About 5,000 tokens. */
const MOST_LINES = 250;

export function outlineTool(site: AgentSite): Tool {
  return {
    name: 'outline',
    title: 'Outline of a page',
    description:
      'The widgets of a page, one a line: JSON pointer, type, #id, first words. The first line is the hash that "edit" needs as "base". Large pages are shortened: ask again with a path.',
    inputSchema: argumentsOf(['page'], {
      page: PAGE_ARGUMENT,
      path: { type: 'string', description: 'Only what is inside this, such as /sections/3.' },
      from: { type: 'integer', minimum: 0, maximum: 1_000_000, description: 'Skip so many lines.' },
    }),
    async run({ page, path = '', from = 0 }) {
      const read = site.read(String(page));
      const document = parsed(read);
      const below = readPointer(String(path));
      nodeAt(document, below);
      const { model } = await site.open();
      const value = isRecord(document.value) ? document.value : {};
      const lines = shortened(outlineOf(value, model, below), MOST_LINES, Number(from));
      const others = Object.keys(value).filter((key) => key !== 'sections' && !key.startsWith('$'));
      const rest = below.length === 0 ? `Other parts: ${others.map((key) => `/${key}`).join(' ')}` : '';
      return text(`hash ${read.hash}`, ...(lines.length > 0 ? lines : ['No widgets here.']), rest);
    },
  };
}
