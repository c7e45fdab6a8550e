import { parseText } from '../../../src/document/parse.ts';
import { valueAt } from '../../../src/document/path.ts';
import type { AgentSite } from '../site.ts';
import { argumentsOf, type Tool, ToolError, text } from '../tool.ts';

/** A site may have thousands. */
const MOST = 100;

export function pagesTool(site: AgentSite): Tool {
  return {
    name: 'pages',
    title: 'List pages',
    description: 'The pages of this site, one a line: slug, template, project, title.',
    inputSchema: argumentsOf([], {
      search: { type: 'string', description: 'Only slugs that contain this.' },
    }),
    async run({ search = '' }) {
      const found = site.pages().filter(({ slug }) => slug.includes(String(search)));
      if (found.length === 0)
        return text(
          search ? `No slug contains "${String(search)}".` : 'This site has no page yet: kavling new.',
        );
      const more =
        found.length > MOST ? `… ${found.length - MOST} more: narrow them down with "search".` : '';
      return text(...found.slice(0, MOST).map(({ slug }) => line(site, slug)), more);
    },
  };
}

function line(site: AgentSite, slug: string): string {
  try {
    const { value } = parseText(site.read(slug).text);
    const of = (...path: string[]) => String(valueAt(value, path) ?? '–');
    return `${slug} | ${of('template')} | ${of('project', 'name')} | ${of('seo', 'title')}`;
  } catch (error) {
    if (error instanceof ToolError) return `${slug} | ${error.message}`;
    throw error;
  }
}
