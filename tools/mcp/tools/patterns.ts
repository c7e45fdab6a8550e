import { nearest } from '../../../src/lib/nearest.ts';
import { pictureNames } from '../../new/page.ts';
import { type Pattern, patternsWith } from '../../pages/patterns.ts';
import { readStarters } from '../../pages/starters.ts';
import type { AgentSite, OpenSite } from '../site.ts';
import { argumentsOf, type Tool, ToolError, text } from '../tool.ts';

/** Ready-made sections: ours, and those of the site. */
function patternsOf({ extras }: OpenSite): readonly Pattern[] {
  return patternsWith(extras.patterns);
}

/** @throws ToolError when there is none of this name */
function patternNamed(open: OpenSite, name: string): Pattern {
  const patterns = patternsOf(open);
  const found = patterns.find((pattern) => pattern.name === name);
  if (found) return found;
  const names = patterns.map((pattern) => pattern.name);
  const meant = nearest(name, names);
  throw new ToolError(
    `There is no pattern "${name.slice(0, 80)}". ${meant ? `Did you mean "${meant}"?` : `There are: ${names.join(', ')}.`}`,
  );
}

export function patternsTool(site: AgentSite): Tool {
  return {
    name: 'patterns',
    title: 'Ready-made sections',
    description:
      'Sections to start from, by kind, and whole pages. Without a name: all of them, one a line. With one: its JSON, to insert into /sections with your words in it.',
    inputSchema: argumentsOf([], { name: { type: 'string', description: 'One of the list.' } }),
    async run({ name }) {
      const open = await site.open();
      if (name === undefined)
        return text(
          ...patternsOf(open).map(
            ({ name, kind, title, about }) => `${name}${kind ? ` (${kind})` : ''}: ${title}. ${about}`,
          ),
          'Whole pages, for "kavling new <slug> --starter <name>"; here by "starter/<name>":',
          ...readStarters().map(({ name, title, about }) => `${name}: ${title}. ${about}`),
        );
      const whole = /^starter\/(.+)/.exec(String(name));
      const starter = whole && readStarters().find((one) => one.name === whole[1]);
      if (starter) return text(JSON.stringify(starter.page));
      const { section, page } = patternNamed(open, String(name));
      const pictures = pictureNames({ ...page, sections: [section] });
      return text(
        JSON.stringify(section),
        page ? `It also needs beside "sections": ${JSON.stringify(page)}` : '',
        pictures.length > 0
          ? `It names pictures (${pictures.join(', ')}): write files of the page in their place.`
          : '',
      );
    },
  };
}
