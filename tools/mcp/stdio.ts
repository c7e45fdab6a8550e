import type { Sink } from '../environment.ts';
import { type Conversation, codes, failed, type McpServer } from './protocol.ts';

/** A message of an agent is some kilobytes; what never ends is none. */
const MOST_BYTES = 16_000_000;
const LINE_END = 0x0a;

/** Speaks with one agent, a line a message, until it closes its side; every request is answered before this resolves. */
export async function serveLines(
  server: McpServer,
  input: AsyncIterable<Uint8Array>,
  out: Pick<Sink, 'write'>,
): Promise<void> {
  const conversation: Conversation = { agent: 'agent' };
  const running = new Set<Promise<void>>();
  const send = (message: object) => out.write(`${JSON.stringify(message)}\n`);
  const answer = async (line: Buffer): Promise<void> => {
    const written = line.toString('utf8').trim();
    if (written === '') return;
    let message: unknown;
    try {
      message = JSON.parse(written);
    } catch {
      send(failed(null, { code: codes.unreadable, message: 'This is not JSON.' }));
      return;
    }
    const said = await server.answer(message, conversation);
    if (said) send(said);
  };
  for await (const line of linesOf(input)) {
    const work = answer(line).finally(() => running.delete(work));
    running.add(work);
  }
  await Promise.all(running);
}

async function* linesOf(input: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  let parts: Buffer[] = [];
  let held = 0;
  for await (const chunk of input) {
    let rest = Buffer.from(chunk);
    for (let end = rest.indexOf(LINE_END); end >= 0; end = rest.indexOf(LINE_END)) {
      yield Buffer.concat([...parts, rest.subarray(0, end)]);
      [parts, held] = [[], 0];
      rest = rest.subarray(end + 1);
    }
    held += rest.length;
    if (held > MOST_BYTES) throw new RangeError('A message is larger than 16 MB.');
    if (rest.length > 0) parts.push(rest);
  }
  if (held > 0) yield Buffer.concat(parts);
}
