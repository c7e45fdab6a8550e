import { randomInt } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:net';

/** Ports that `claimPort` gives; as many above them are their claims. */
interface Ports {
  readonly first: number;
  readonly count: number;
}

const COUNT = 6000;
const RANGE_FILE = '/proc/sys/net/ipv4/ip_local_port_range';

/** Below the ports that the system chooses itself, for connections and for servers on port 0. */
function ownPorts(): Ports {
  const [lowest = 0] = existsSync(RANGE_FILE) ? readFileSync(RANGE_FILE, 'utf8').split('\t').map(Number) : [];
  const end = lowest > 3 * COUNT ? Math.min(lowest, 32_000) : 32_000;
  return { first: end - 2 * COUNT, count: COUNT };
}

/**
 * Gives a free port to a server that cannot listen on port 0, and to no other caller of this machine before this process
 * ends: until then it holds a second port, which is the claim.
 */
export async function claimPort({ first, count }: Ports = ownPorts()): Promise<number> {
  const start = randomInt(count);
  for (let step = 0; step < count; step += 1) {
    const port = first + ((start + step) % count);
    const claim = await listenOn(port + COUNT);
    const probe = claim && (await listenOn(port));
    if (probe) {
      claim.unref();
      await new Promise((done) => probe.close(done));
      return port;
    }
    claim?.close();
  }
  throw new Error(`No port from ${first} to ${first + count - 1} is free.`);
}

function listenOn(port: number): Promise<Server | null> {
  return new Promise((done) => {
    const server = createServer();
    server.once('error', () => done(null));
    server.listen(port, '127.0.0.1', () => done(server));
  });
}
