import type { Sink } from '../environment/environment.ts';
import { type Conversation, codes, failed, type McpServer, MOST_BYTES, TOO_LARGE } from './protocol.ts';

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
    if (line === 'too-large') {
      send(failed(null, { code: codes.notARequest, message: TOO_LARGE }));
      continue;
    }
    const work = answer(line).finally(() => running.delete(work));
    running.add(work);
  }
  await Promise.all(running);
}

/** The lines of an agent; of one that is too large nothing is kept but that it was. */
async function* linesOf(input: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer | 'too-large'> {
  let parts: Buffer[] = [];
  let size = 0;
  const add = (part: Buffer) => {
    size += part.length;
    if (size > MOST_BYTES) parts = [];
    else if (part.length > 0) parts.push(part);
  };
  const line = () => (size > MOST_BYTES ? 'too-large' : Buffer.concat(parts));
  for await (const chunk of input) {
    let rest = Buffer.from(chunk);
    for (let end = rest.indexOf(LINE_END); end >= 0; end = rest.indexOf(LINE_END)) {
      add(rest.subarray(0, end));
      yield line();
      [parts, size] = [[], 0];
      rest = rest.subarray(end + 1);
    }
    add(rest);
  }
  if (size > 0) yield line();
}
