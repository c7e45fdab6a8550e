import { cpSync } from 'node:fs';
import { join, resolve } from 'node:path';
import process from 'node:process';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { temporaryFolder } from '../../../server/testing/fixtures.ts';
import { sharePrepared } from '../../testing/prepared.ts';

const engineRoot = resolve('.');
/** A busy machine may first have to build the engine. */
const PATIENCE = { timeout: 600_000 };

/** A tool's response: its text, or the error. */
export interface ToolResult {
  readonly text: string;
  readonly isError: boolean;
  /** The hash that the answer names first. */
  readonly hash: string;
  /** The picture, in base64. */
  readonly picture?: string;
}

/** An agent that works in a site through the real client and its own `kavling mcp`. */
export interface TestAgent {
  readonly client: Client;
  call(tool: string, given?: Readonly<Record<string, unknown>>): Promise<ToolResult>;
  close(): Promise<void>;
}

/** The folder of a site with our example pages, or only some of them. */
export function exampleSite(...slugs: readonly string[]): string {
  const site = temporaryFolder();
  for (const slug of slugs)
    cpSync(join(engineRoot, 'pages', slug), join(site, 'pages', slug), { recursive: true });
  sharePrepared(site);
  return site;
}

export async function startAgent(
  site: string,
  name: string,
  env: Readonly<Record<string, string>> = {},
): Promise<TestAgent> {
  const client = new Client({ name, version: '1.0.0' });
  const own = Object.fromEntries(
    Object.entries(process.env).flatMap(([key, value]) => (value === undefined ? [] : [[key, value]])),
  );
  await client.connect(
    new StdioClientTransport({
      command: process.execPath,
      args: [join(engineRoot, 'bin/kavling.mjs'), 'mcp'],
      cwd: site,
      env: { ...own, ...env },
      stderr: 'inherit',
    }),
    PATIENCE,
  );
  return agentOf(client);
}

export function agentOf(client: Client): TestAgent {
  return {
    client,
    async call(tool, given = {}) {
      const { content, isError } = await client.callTool(
        { name: tool, arguments: given },
        undefined,
        PATIENCE,
      );
      const parts = content as { type: string; text?: string; data?: string }[];
      const text = parts.flatMap((part) => part.text ?? []).join('\n');
      const picture = parts.find(({ type }) => type === 'image')?.data;
      return {
        text,
        isError: isError === true,
        hash: /\bhash ([0-9a-f]{64})/.exec(text)?.[1] ?? '',
        ...(picture === undefined ? {} : { picture }),
      };
    },
    close: () => client.close(),
  };
}
