import { createServer, type Socket } from 'node:net';

/** A message in a mailbox. */
interface Mail {
  readonly to: string;
  readonly text: string;
}

/** A mail server as RFC 5321 has it; it fails on request. */
export async function startMailServer(fails: () => boolean) {
  const mails: Mail[] = [];
  const open = new Set<Socket>();
  const server = createServer((socket) => {
    open.add(socket);
    socket.on('error', () => {});
    let to = '';
    let body: string | null = null;
    let rest = '';
    const say = (line: string) => socket.write(`${line}\r\n`);
    say('220 double ESMTP');
    const take = (line: string) => {
      if (body !== null) {
        if (line !== '.') {
          body += `${line}\n`;
          return;
        }
        const isLost = fails();
        if (!isLost) mails.push({ to, text: body });
        body = null;
        return say(isLost ? '451 4.3.0 try again later' : '250 2.0.0 queued');
      }
      const verb = line.slice(0, 4).toUpperCase();
      if (verb === 'RCPT') to = /<(.*)>/.exec(line)?.[1] ?? '';
      if (verb === 'DATA') {
        body = '';
        return say('354 go on');
      }
      return say(verb === 'QUIT' ? '221 bye' : '250 OK');
    };
    socket.on('data', (chunk) => {
      rest += String(chunk);
      for (let at = rest.indexOf('\r\n'); at >= 0; at = rest.indexOf('\r\n')) {
        const line = rest.slice(0, at);
        rest = rest.slice(at + 2);
        take(line);
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    stop() {
      for (const socket of open) socket.destroy();
      server.close();
    },
  };
}
