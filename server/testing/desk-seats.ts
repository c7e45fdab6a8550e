import type { BackendOptions } from '../backend/backend.ts';
import type { DatabaseAddress } from '../config/parsers.ts';
import type { ServerConfig } from '../config/read.ts';
import { makeDeskToken } from '../desk/token.ts';
import { from, startEnvironment, type TestEnvironment } from './environment.ts';
import type { ManualClock } from './manual-clock.ts';

interface SeatAnswer {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
  readonly text: string;
  readonly headers: Headers;
}

/** A person at the desk, logged in. */
export interface DeskSeat {
  readonly token: string;
  ask(path: string): Promise<SeatAnswer>;
  write(path: string, body: object): Promise<SeatAnswer>;
}

export interface DeskSeats {
  readonly environment: TestEnvironment;
  /** Named by the settings. */
  readonly admin: DeskSeat;
  enter(token: string): Promise<SeatAnswer>;
  /** Adds a person as an admin does, and logs them in. */
  hire(name: string, role: string, project: string): Promise<DeskSeat>;
  /** A person who is not logged in. */
  stranger(): Promise<DeskSeat>;
  rotate(project: string, people: readonly string[]): Promise<void>;
  /** Saves the lead of one visitor. @returns its id */
  save(number: number, over?: Readonly<Record<string, string>>): Promise<string>;
  close(): Promise<void>;
}

export interface SeatOptions {
  readonly config?: Partial<ServerConfig>;
  readonly backend?: Partial<BackendOptions>;
  readonly clock?: ManualClock;
}

const ani = await makeDeskToken('ani');

/** A backend with a desk, and people at it. */
export async function openDeskSeats(
  database: DatabaseAddress,
  options: SeatOptions = {},
): Promise<DeskSeats> {
  const environment = await startEnvironment({
    database,
    ...(options.backend ? { backend: options.backend } : {}),
    ...(options.clock ? { clock: options.clock } : {}),
    config: {
      KAVLING_DESK_PEOPLE: [{ name: 'ani', hash: ani.hash }],
      KAVLING_SAVE_LIMITS: [{ count: 100_000, seconds: 60 }],
      KAVLING_DESK_HOURS: 168,
      KAVLING_DESK_LOGIN_LIMITS: [{ count: 1000, seconds: 60 }],
      ...options.config,
    },
  });
  let seats = 0;

  async function send(path: string, init: RequestInit, address: string): Promise<SeatAnswer> {
    const request = new Request(`http://localhost/desk/api/${path}`, init);
    const response = await environment.backend.fetch(request, from(address));
    const text = await response.text();
    const body = text.startsWith('{') ? (JSON.parse(text) as SeatAnswer['body']) : {};
    return { status: response.status, body, text, headers: response.headers };
  }

  function post(path: string, body: object, address: string, cookie = ''): Promise<SeatAnswer> {
    const text = JSON.stringify(body);
    const headers = {
      'content-type': 'application/json',
      'content-length': String(Buffer.byteLength(text)),
      'sec-fetch-site': 'same-origin',
      cookie,
    };
    return send(path, { method: 'POST', body: text, headers }, address);
  }

  const enter = (token: string) => post('login', { token }, '10.9.0.1');

  async function sit(token: string): Promise<DeskSeat> {
    seats += 1;
    const address = `10.8.${seats >> 8}.${seats & 255}`;
    const cookie = (await enter(token)).headers.get('set-cookie')?.split(';')[0] ?? '';
    return {
      token,
      ask: (path) => send(path, { headers: { cookie } }, address),
      write: (path, body) => post(path, body, address, cookie),
    };
  }

  const admin = await sit(ani.token);
  return {
    environment,
    admin,
    enter,
    async hire(name, role, project) {
      const { body, status, text } = await admin.write('team/people', { name, role, project });
      if (status !== 200) throw new Error(`${name} was not added: ${text}`);
      return sit(String(body.token));
    },
    stranger: () => sit('unknown.token'),
    async rotate(project, people) {
      await admin.write('team/rotation', { project, on: true, people });
    },
    async save(number, over = {}) {
      const phone = `+62812${String(10_000_000 + number)}`;
      const { body } = await environment.save({ whatsapp_number: phone, name: `Visitor ${number}`, ...over });
      return body.data.lead_id ?? '';
    },
    close: () => environment.backend.close(),
  };
}
