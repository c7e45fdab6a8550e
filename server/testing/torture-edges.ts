import { spawn } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { LATEST_VERSION } from '../store/migrations.ts';
import { connectSqlite } from '../store/sqlite/drivers.ts';
import { createClient, makeVisit, quantile, saveAll } from './clients.ts';
import { temporaryFolder } from './fixtures.ts';
import { startServerProcess } from './server-process.ts';
import { wait } from './torture.ts';

export interface SlowResult {
  /** 99 of 100 other visitors were answered within, milliseconds. */
  readonly slowest99: number;
  readonly errors: number;
  readonly saved: number;
  readonly grownMegabytes: number;
  /** Slow sockets that the server ended with 408. */
  readonly timedOut: number;
  readonly afterOversize: number;
}

/** Sockets that send a byte now and then, beside honest visitors and bodies far too large. */
export async function slowSockets(entry: string, sockets: number, seconds: number): Promise<SlowResult> {
  const server = await startServerProcess({
    entry,
    env: { DATABASE_URL: join(temporaryFolder(), 'kavling.db') },
  });
  const client = createClient(server.port);
  await saveAll(client, 0, 500);
  const before = residentMegabytes(server.pid);
  let timedOut = 0;
  const slow = Array.from({ length: sockets }, () => dribble(server.port, () => (timedOut += 1)));
  const end = Date.now() + seconds * 1000;
  const took: number[] = [];
  let errors = 0;
  let grown = 0;
  for (let number = 1000; Date.now() < end; number += 1) {
    const result = await client.save(makeVisit(number));
    if (result.kind === 'saved') took.push(result.took);
    else errors += 1;
    grown = Math.max(grown, residentMegabytes(server.pid) - before);
    await wait(20);
  }
  for (const { socket, stop } of slow) {
    stop();
    socket.destroy();
  }
  const afterOversize = await sendOversize(server.port);
  grown = Math.max(grown, residentMegabytes(server.pid) - before);
  client.close();
  await server.end('SIGTERM');
  return {
    slowest99: quantile(took, 0.99),
    errors,
    saved: took.length,
    grownMegabytes: grown,
    timedOut,
    afterOversize,
  };
}

function dribble(port: number, onTimeout: () => void): { socket: Socket; stop: () => void } {
  const socket = connect(port, '127.0.0.1');
  socket.write(
    'POST /wp-admin/admin-ajax.php HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 60000\r\n\r\n',
  );
  const timer = setInterval(() => socket.write('x'), 500);
  socket.on('data', (chunk) => {
    if (chunk.toString('latin1').startsWith('HTTP/1.1 408')) onTimeout();
  });
  socket.on('error', () => clearInterval(timer));
  socket.on('close', () => clearInterval(timer));
  return { socket, stop: () => clearInterval(timer) };
}

/** A chunked body without end. @returns the status the server answers, or 0 where it only hangs up */
function sendOversize(port: number): Promise<number> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    let status = 0;
    socket.write(
      'POST /wp-admin/admin-ajax.php HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/x-www-form-urlencoded\r\nTransfer-Encoding: chunked\r\n\r\n',
    );
    const chunk = `4000\r\n${'x'.repeat(0x4000)}\r\n`;
    let sent = 0;
    const push = () => {
      while (!socket.destroyed && sent < 100 * 1024 * 1024 && status === 0) {
        sent += 0x4000;
        if (!socket.write(chunk)) return void socket.once('drain', push);
      }
    };
    socket.on('data', (data) => {
      status ||= Number(data.toString('latin1').slice(9, 12));
      socket.end();
    });
    socket.on('error', () => {});
    socket.on('close', () => resolve(status));
    push();
  });
}

function residentMegabytes(pid: number): number {
  const line = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
  return Number(line?.[1] ?? 0) / 1024;
}

export interface MigrationKills {
  readonly kills: number;
  /** Starts that stood half-way when they were killed; the rest was too early or too late. */
  readonly between: number;
  readonly broken: number;
}

/** Kills the very first start of a server at a random moment, repeatedly, and then starts it again. */
export async function killMigrations(entry: string, kills: number): Promise<MigrationKills> {
  let between = 0;
  let broken = 0;
  const normal = await startServerProcess({
    entry,
    env: { DATABASE_URL: join(temporaryFolder(), 'kavling.db') },
  });
  await normal.end('SIGKILL');
  for (let kill = 0; kill < kills; kill += 1) {
    const file = join(temporaryFolder(), 'kavling.db');
    const child = spawn(process.execPath, [entry], {
      env: { PATH: process.env.PATH ?? '', DATABASE_URL: file, PORT: '0', LOG_LEVEL: 'silent' },
      stdio: 'ignore',
    });
    const gone = new Promise((resolve) => child.once('exit', resolve));
    await wait(normal.startedIn * (0.4 + 0.6 * Math.random()));
    child.kill('SIGKILL');
    await gone;
    const version = readVersion(file);
    if (version > 0 && version < LATEST_VERSION) between += 1;
    const again = await startServerProcess({ entry, env: { DATABASE_URL: file } });
    const client = createClient(again.port);
    if ((await client.save(makeVisit(kill))).kind !== 'saved') broken += 1;
    client.close();
    await again.end('SIGKILL');
    if (readVersion(file) !== LATEST_VERSION) broken += 1;
  }
  return { kills, between, broken };
}

function readVersion(file: string): number {
  try {
    const db = connectSqlite(file);
    const version = Number(db.pragma('user_version'));
    db.close();
    return version;
  } catch {
    return 0;
  }
}

export interface SoakResult {
  readonly leads: number;
  readonly megabytesAtTenth: number;
  readonly megabytesAtEnd: number;
  readonly walMegabytes: number;
  readonly firstP99: number;
  readonly lastP99: number;
}

/** Many leads through one process: memory, the log file and the answers must stay as they were. */
export async function soak(entry: string, leads: number): Promise<SoakResult> {
  const file = join(temporaryFolder(), 'kavling.db');
  const server = await startServerProcess({ entry, env: { DATABASE_URL: file } });
  const client = createClient(server.port);
  const took: number[] = [];
  let number = 0;
  let megabytesAtTenth = 0;
  let wal = 0;
  const loop = async () => {
    while (number < leads) {
      const result = await client.save(makeVisit(number++));
      if (result.kind === 'saved') took.push(result.took);
      if (number === Math.floor(leads / 10)) megabytesAtTenth = residentMegabytes(server.pid);
      if (number % 1000 === 0) wal = Math.max(wal, statSync(`${file}-wal`).size);
    }
  };
  await Promise.all(Array.from({ length: 16 }, loop));
  const megabytesAtEnd = residentMegabytes(server.pid);
  const tenth = Math.floor(took.length / 10);
  client.close();
  await server.end('SIGTERM');
  return {
    leads: took.length,
    megabytesAtTenth,
    megabytesAtEnd,
    walMegabytes: wal / 1024 / 1024,
    firstP99: quantile(took.slice(0, tenth), 0.99),
    lastP99: quantile(took.slice(-tenth), 0.99),
  };
}
