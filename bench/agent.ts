import { rmSync } from 'node:fs';
import { isRecord } from '../src/lib/is-record.ts';
import { exampleSite, startAgent, type TestAgent } from '../tools/mcp/testing/agent.ts';
import { kavling } from '../tools/testing/served-site.ts';
import { type Idea, ideas } from './agent-ideas.ts';
import type { Bench } from './bench.ts';

const CHARACTERS_PER_TOKEN = 4;
const LIMITS = { calls: 6, tokens: 15_000, refused: 1 } as const;

type Plain = Readonly<Record<string, unknown>>;

/** The cost of one run. */
interface Run {
  readonly idea: Idea;
  readonly calls: number;
  readonly tokens: number;
  readonly isValidAtOnce: boolean;
}

/**
 * A scripted agent adds ten promotions to the example pages through the real client and `kavling mcp`. It only
 * knows the responses of the tools: the ids in use, the pattern, the example of a widget.
 */
export const run: Bench = async () => {
  const slugs = [...new Set(ideas.map(({ page }) => page))];
  const site = exampleSite(...slugs);
  const agent = await startAgent(site, 'Bench');
  try {
    const { tools } = await agent.client.listTools();
    const runs: Run[] = [];
    for (const idea of ideas) runs.push(await addPromotion(agent, idea));
    const { said } = await kavling(site, 'validate', '--format', 'json');
    if ((JSON.parse(said) as { errors: number }).errors > 0)
      throw new Error(`The pages have errors: ${said}`);
    const most = (of: (run: Run) => number) => Math.max(...runs.map(of));
    return {
      title: 'Agents',
      note: `Ten scripted runs of "add a promotion section" over the real client and \`kavling mcp\`, on four pages; a token is four characters of what the tools answer. The list of tools itself is ${tokensOf(JSON.stringify(tools))} tokens, once.`,
      rows: runs.map(({ idea, calls, tokens, isValidAtOnce }) => ({
        name: `${idea.page}: ${idea.heading}`,
        values: { calls, tokens, 'valid at the first write': isValidAtOnce ? 'yes' : 'no' },
      })),
      budgets: [
        {
          name: 'calls for a promotion',
          value: most(({ calls }) => calls),
          limit: LIMITS.calls,
          unit: 'calls',
        },
        {
          name: 'answers for a promotion',
          value: most(({ tokens }) => tokens),
          limit: LIMITS.tokens,
          unit: 'tokens',
        },
        {
          name: 'first writes that are refused',
          value: runs.filter(({ isValidAtOnce }) => !isValidAtOnce).length,
          limit: LIMITS.refused,
          unit: `of ${runs.length}`,
        },
      ],
    };
  } finally {
    await agent.close();
    rmSync(site, { recursive: true, force: true });
  }
};

async function addPromotion(agent: TestAgent, idea: Idea): Promise<Run> {
  const { page, widget } = idea;
  let calls = 0;
  let characters = 0;
  const call = async (tool: string, given: Plain) => {
    const response = await agent.call(tool, given);
    calls += 1;
    characters += response.text.length;
    return response;
  };
  const outline = await call('outline', { page });
  const pattern = JSON.parse((await call('patterns', { name: 'promo' })).text) as Plain;
  const card = widget ? (await call('widget', { type: widget })).text : '';
  const extra = widget ? { ...exampleIn(card), ...idea.words } : undefined;
  const section = promotion(pattern, idea, freeId(outline.text, 'promo'), extra);
  const written = await call('edit', {
    page,
    base: outline.hash,
    ops: [{ op: 'insert', path: placeIn(outline.text), value: section }],
    label: idea.heading,
  });
  const after = await call('read', { page, path: placeIn(outline.text) });
  if (!written.isError && !after.text.includes(idea.heading))
    throw new Error(`${page} has no promotion: ${after.text}`);
  return {
    idea,
    calls,
    tokens: Math.ceil(characters / CHARACTERS_PER_TOKEN),
    isValidAtOnce: !written.isError,
  };
}

/** The pattern with the text of the idea, and its widget before the button. */
function promotion(pattern: Plain, { heading, button, until }: Idea, id: string, extra?: Plain): Plain {
  const children = (pattern.children as readonly Plain[]).map((child) => {
    if ('until' in child) return { ...child, until };
    if ('text' in child) return { ...child, text: heading };
    return { ...child, label: button, title: button };
  });
  return {
    ...pattern,
    id,
    children: extra ? [...children.slice(0, -1), extra, ...children.slice(-1)] : children,
  };
}

/** The first example of a card. */
function exampleIn(card: string): Plain {
  const value: unknown = JSON.parse(
    card.slice(card.indexOf('Examples:\n') + 'Examples:\n'.length).split('\n')[0] ?? '',
  );
  return isRecord(value) ? value : {};
}

/** Inserts before the last section, which invites visitors to get in touch. */
function placeIn(outline: string): string {
  const last = [...outline.matchAll(/^\/sections\/(\d+) /gm)].at(-1)?.[1] ?? '0';
  return `/sections/${last}`;
}

function freeId(outline: string, wanted: string): string {
  const taken = new Set([...outline.matchAll(/ #([a-z0-9-]+)/g)].map(([, id]) => id));
  for (let i = 1; ; i++) {
    const id = i === 1 ? wanted : `${wanted}-${i}`;
    if (!taken.has(id)) return id;
  }
}

function tokensOf(text: string): number {
  return Math.ceil(text.length / CHARACTERS_PER_TOKEN);
}
