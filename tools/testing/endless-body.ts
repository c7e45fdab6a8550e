import { request } from 'node:http';

const PIECE = Buffer.alloc(1_000_000, 0x20);

/**
 * Sends spaces without announcing their number (chunked), until an answer comes or `most` bytes are out.
 * @returns the status (0 when the connection was cut before one came) and how many bytes were sent until then
 */
export function sendEndlessly(
  address: string,
  options: { method?: string; headers?: Readonly<Record<string, string>>; most: number },
): Promise<{ status: number; sent: number }> {
  const { method = 'POST', headers = {}, most } = options;
  return new Promise((done) => {
    let sent = 0;
    let isOver = false;
    const over = (status: number) => {
      isOver = true;
      done({ status, sent });
      asked.destroy();
    };
    const asked = request(address, { method, headers }, (answer) => over(answer.statusCode ?? 0));
    asked.on('error', () => over(0));
    const more = () => {
      if (isOver) return;
      if (sent >= most) {
        asked.end();
        return;
      }
      sent += PIECE.length;
      asked.write(PIECE, () => setImmediate(more));
    };
    more();
  });
}
