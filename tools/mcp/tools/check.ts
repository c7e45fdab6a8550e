import { validatePage } from '../../diagnostics/validate-page.ts';
import { countOf, printFindings } from '../findings.ts';
import type { AgentSite } from '../site.ts';
import { argumentsOf, PAGE_ARGUMENT, type Tool, ToolError, text } from '../tool.ts';

export function checkTool(site: AgentSite): Tool {
  return {
    name: 'check',
    title: 'Check a page',
    description:
      'Everything that is wrong with a page: where, what, what to do, and the change that fixes it. With "text" that text is checked instead, as if it were the page.json of the page; nothing is written.',
    inputSchema: argumentsOf([], {
      page: PAGE_ARGUMENT,
      text: { type: 'string', description: 'The whole text of a page.json.' },
    }),
    async run({ page, text: given }) {
      if (page === undefined && given === undefined) throw new ToolError('check needs "page" or "text".');
      const open = await site.open();
      if (page === undefined) {
        const { model, extras } = open;
        const content = String(given);
        return report(
          content,
          validatePage(content, {
            file: 'page.json',
            model,
            names: extras.names,
            now: site.environment.now(),
          }),
        );
      }
      const read = site.read(String(page));
      const content = given === undefined ? read.text : String(given);
      return report(
        content,
        await open.check(read.page, content),
        given === undefined ? `hash ${read.hash}` : '',
      );
    },
  };
}

function report(content: string, findings: Parameters<typeof countOf>[0], first = '') {
  return text(first, `${countOf(findings)}.`, printFindings(content, findings));
}
