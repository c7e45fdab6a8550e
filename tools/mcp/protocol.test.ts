import { expect, test } from 'vitest';
import { createMcpServer } from './protocol.ts';
import { serveLines } from './stdio.ts';
import { type Tool, ToolError, text } from './tool.ts';

const faults: unknown[] = [];
const echo: Tool = {
  name: 'echo',
  title: 'Echo',
  description: 'Says it again.',
  inputSchema: {
    type: 'object',
    properties: { words: { type: 'string' }, times: { type: 'integer', minimum: 1, maximum: 3 } },
    required: ['words'],
    additionalProperties: false,
  },
  async run({ words }, { name }) {
    if (words === 'refuse') throw new ToolError('No.');
    if (words === 'break') throw new TypeError('broken');
    return text(`${name}: ${String(words)}`);
  },
};

/** Everything that the server answers to these chunks of input. */
async function answers(...chunks: readonly (string | Uint8Array)[]): Promise<Record<string, unknown>[]> {
  const server = createMcpServer({
    tools: [echo],
    instructions: 'Hello.',
    onFault: (fault) => faults.push(fault),
  });
  let out = '';
  async function* input() {
    for (const chunk of chunks) yield typeof chunk === 'string' ? new TextEncoder().encode(chunk) : chunk;
  }
  await serveLines(server, input(), {
    write: (part) => {
      out += part;
    },
  });
  return out
    .trim()
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Record<string, unknown>);
}

const line = (message: object) => `${JSON.stringify({ jsonrpc: '2.0', ...message })}\n`;
const call = (id: number, given: object, more: object = {}) =>
  line({ id, method: 'tools/call', params: { name: 'echo', arguments: given, ...more } });
const modern = {
  'io.modelcontextprotocol/protocolVersion': '2026-07-28',
  'io.modelcontextprotocol/clientInfo': { name: 'cli', title: 'Second\u0000 Agent' },
  'io.modelcontextprotocol/clientCapabilities': {},
};

test('[STU-17] both generations of the protocol are spoken: with a handshake, and with every request on its own', async () => {
  const said = await answers(
    line({
      id: 1,
      method: 'initialize',
      params: { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'First' } },
    }),
    line({ method: 'notifications/initialized' }),
    call(2, { words: 'a' }),
    line({ id: 3, method: 'server/discover', params: { _meta: modern } }),
    call(4, { words: 'b' }, { _meta: modern }),
    line({
      id: 5,
      method: 'tools/list',
      params: { _meta: { ...modern, 'io.modelcontextprotocol/protocolVersion': '2030-01-01' } },
    }),
    line({ id: 6, method: 'initialize', params: { protocolVersion: '1999-01-01' } }),
  );
  expect(said.map(({ id }) => id).sort()).toEqual([1, 2, 3, 4, 5, 6]);
  const byId = new Map(said.map((one) => [one.id, one]));
  expect(byId.get(1)).toMatchObject({ result: { protocolVersion: '2025-06-18', instructions: 'Hello.' } });
  expect(byId.get(2)).toMatchObject({ result: { content: [{ type: 'text', text: 'First: a' }] } });
  expect(byId.get(3)).toMatchObject({
    result: {
      resultType: 'complete',
      supportedVersions: expect.arrayContaining(['2026-07-28', '2025-11-25']),
    },
  });
  expect(byId.get(4)).toMatchObject({
    result: { resultType: 'complete', content: [{ text: 'Second Agent: b' }] },
  });
  expect(byId.get(5)).toMatchObject({ error: { code: -32022, data: { requested: '2030-01-01' } } });
  expect(byId.get(6)).toMatchObject({ result: { protocolVersion: '2025-11-25' } });
});

test('[STU-17] a bad message gets a response with the reason, and those after it are handled', async () => {
  const said = await answers(
    'not json\n\n',
    '[]\n',
    line({ id: 1 }),
    line({ id: 2, method: 'resources/list' }),
    line({ id: 3, method: 'constructor' }),
    line({ id: 4, method: 'tools/call', params: { name: 'leads' } }),
    line({ id: 9, result: {} }),
    line({ method: 'no/such' }),
    call(5, { word: 'a' }),
    call(6, { words: 7 }),
    call(7, { words: 'a', times: 9 }),
    call(8, { words: 'refuse' }),
    call(10, { words: 'break' }),
    call(11, { words: 'ok', times: null }),
  );
  const codes = said.map(({ id, error }) => [id, (error as { code: number } | undefined)?.code]);
  expect(codes).toEqual(
    expect.arrayContaining([
      [null, -32700],
      [null, -32600],
      [1, -32600],
      [2, -32601],
      [3, -32601],
      [4, -32602],
    ]),
  );
  const responses = new Map(
    said.map(({ id, result }) => [
      id,
      result as { isError?: boolean; content?: { text: string }[] } | undefined,
    ]),
  );
  expect(responses.get(5)).toMatchObject({
    isError: true,
    content: [{ text: 'echo has no argument "word". It takes: words, times.' }],
  });
  expect(responses.get(6)).toMatchObject({
    isError: true,
    content: [{ text: 'echo: "words" must be of type string.' }],
  });
  expect(responses.get(7)).toMatchObject({
    isError: true,
    content: [{ text: 'echo: "times" must be from 1 to 3.' }],
  });
  expect(responses.get(8)).toMatchObject({ isError: true, content: [{ text: 'No.' }] });
  expect(responses.get(10)).toMatchObject({ isError: true });
  expect(faults).toEqual([expect.objectContaining({ message: 'broken' })]);
  expect(responses.get(11)).toMatchObject({ content: [{ text: 'agent: ok' }] });
  expect(said).toHaveLength(12);
});

test('[STU-17] a message may come in pieces, hold any letter, and lack a line end at the end', async () => {
  const words = 'Rumah 🏡\u2028 di tepi\u0085danau';
  const bytes = new TextEncoder().encode(call(1, { words }).trimEnd());
  const said = await answers(...Array.from(bytes, (_, i) => bytes.subarray(i, i + 1)));
  expect(said).toMatchObject([{ id: 1, result: { content: [{ text: `agent: ${words}` }] } }]);
});

test('[OPS-71] a line of more than 16 MB is refused in words, and the messages after it are answered', async () => {
  const piece = new TextEncoder().encode('x'.repeat(1_000_000));
  const rest = new TextEncoder().encode(`\n${call(1, { words: 'sesudahnya' })}`);
  const said = await answers(...Array.from({ length: 40 }, () => piece), rest);
  expect(said).toMatchObject([
    { id: null, error: { code: -32600, message: expect.stringContaining('up to 16 MB') } },
    { id: 1, result: { content: [{ text: 'agent: sesudahnya' }] } },
  ]);
});
