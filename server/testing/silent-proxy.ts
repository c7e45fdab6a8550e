import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A proxy before a database that can fall silent: connections stay open, and nothing passes any more. */
export interface SilentProxy {
  /** The database's address, by way of the proxy. */
  readonly url: string;
  /** Bytes that arrived at the proxy since the last `fallSilent`. */
  readonly heard: () => number;
  fallSilent(): void;
  /** New connections pass again; the silenced ones stay dead, as behind a firewall that dropped their state. */
  speakAgain(): void;
  stop(): void;
}

/** A proxy in front of a `postgres://` address, on its own port. */
export async function startSilentProxy(target: string): Promise<SilentProxy> {
  const { hostname, port } = new URL(target);
  const sockets = new Set<Socket>();
  const silenced = new Set<Socket>();
  let silent = false;
  let heard = 0;

  const server = createServer((near) => {
    const far = connect(Number(port), hostname);
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on('error', () => {});
      socket.on('close', () => sockets.delete(socket));
      if (silent) silenced.add(socket);
    }
    const pass = (from: Socket, to: Socket) => {
      from.on('data', (chunk) => {
        if (silenced.has(from)) heard += chunk.length;
        else to.write(chunk);
      });
      from.on('close', () => {
        if (!silenced.has(from)) to.destroy();
      });
    };
    pass(near, far);
    pass(far, near);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const url = new URL(target);
  url.hostname = '127.0.0.1';
  url.port = String((server.address() as AddressInfo).port);
  return {
    url: url.href,
    heard: () => heard,
    fallSilent() {
      silent = true;
      heard = 0;
      for (const socket of sockets) silenced.add(socket);
    },
    speakAgain() {
      silent = false;
    },
    stop() {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
