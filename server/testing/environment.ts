import { type Backend, type BackendOptions, createBackend } from '../backend/backend.ts';
import type { DatabaseAddress } from '../config/parsers.ts';
import { defaultServerConfig, type ServerConfig } from '../config/read.ts';
import type { Bindings } from '../http/visitor.ts';
import type { CodeMessage, CodeSender } from '../otp/sender.ts';
import { silentLog } from '../ports/log.ts';
import { leadForm, project, projectSource } from './fixtures.ts';
import { createManualClock, type ManualClock } from './manual-clock.ts';

/** The response to a call, as a page reads it. */
interface CallAnswer {
  readonly status: number;
  readonly body: { readonly success: boolean; readonly data: AnswerData };
  readonly cookie: string | null;
}

/** The body of an answer, as `wp_send_json` wraps it. */
export interface AnswerData {
  readonly message?: string;
  readonly lead_id?: string;
  readonly data?: {
    readonly data: {
      readonly requestOtp?: {
        readonly requestId: string;
        readonly nextEventWait: number;
        readonly alphabet?: string;
      };
      readonly verifyOtp?: { readonly isSuccess: boolean; readonly proof?: string };
      readonly cancelOtp?: { readonly isSuccess: boolean };
    } | null;
    readonly errors?: readonly { readonly message: string; readonly extensions: { readonly code: number } }[];
  };
}

interface CallOptions {
  readonly address?: string;
  readonly cookie?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A backend whose clock, sender and visitors are in the test's hands. */
export interface TestEnvironment {
  readonly backend: Backend;
  readonly config: ServerConfig;
  readonly clock: ManualClock;
  /** Codes that left, newest last. */
  readonly sent: CodeMessage[];
  call(fields: Readonly<Record<string, string>>, options?: CallOptions): Promise<CallAnswer>;
  save(over?: Readonly<Record<string, string>>, options?: CallOptions): Promise<CallAnswer>;
  sendCode(
    phone: string,
    options?: CallOptions,
  ): Promise<{ requestId: string; code: string; wait: number } | null>;
  verify(requestId: string, code: string, options?: CallOptions): Promise<boolean>;
}

export interface TestEnvironmentOptions {
  readonly database: DatabaseAddress;
  readonly config?: Partial<ServerConfig>;
  readonly otp?: boolean;
  readonly clock?: ManualClock;
  readonly backend?: Partial<BackendOptions>;
}

export const TEST_SECRET = 'a secret that only the tests know, 32+';

export async function startEnvironment(options: TestEnvironmentOptions): Promise<TestEnvironment> {
  const clock = options.clock ?? createManualClock();
  const sent: CodeMessage[] = [];
  const sender: CodeSender = {
    name: 'test',
    async send(message) {
      sent.push(message);
    },
  };
  const config = defaultServerConfig({
    DATABASE_URL: options.database,
    KAVLING_SECRET: TEST_SECRET,
    ...options.config,
  });
  const projects = projectSource(
    project({ otp: options.otp ?? false }),
    project({
      slug: 'kota-baru',
      id: 'P-2',
      superleadsId: 'SL-2',
      micrositeSuperleadsId: 'MS-2',
      otp: options.otp ?? false,
    }),
  );
  const backend = await createBackend({
    config,
    projects,
    log: silentLog,
    clock,
    sender,
    background: false,
    ...options.backend,
  });

  async function call(
    fields: Readonly<Record<string, string>>,
    options: CallOptions = {},
  ): Promise<CallAnswer> {
    const response = await backend.fetch(
      new Request('http://localhost/wp-admin/admin-ajax.php', {
        method: 'POST',
        headers: {
          'sec-fetch-site': 'same-origin',
          'content-type': 'application/x-www-form-urlencoded',
          ...(options.cookie ? { cookie: options.cookie } : {}),
          ...options.headers,
        },
        body: new URLSearchParams(fields).toString(),
      }),
      from(options.address ?? '10.1.1.1'),
    );
    return {
      status: response.status,
      body: (await response.json()) as CallAnswer['body'],
      cookie: response.headers.get('set-cookie')?.split(';')[0] ?? null,
    };
  }

  return {
    backend,
    config,
    clock,
    sent,
    call,
    save: (over, options) => call(leadForm(over), options),
    async sendCode(phone, options) {
      const { body } = await call({ action: 'send_otp', phone_number: phone }, options);
      const asked = body.data.data?.data?.requestOtp;
      return asked
        ? { requestId: asked.requestId, code: sent.at(-1)?.code ?? '', wait: asked.nextEventWait }
        : null;
    },
    async verify(requestId, code, options) {
      const { body } = await call({ action: 'verify_otp', requestId, code }, options);
      return body.data.data?.data?.verifyOtp?.isSuccess ?? false;
    },
  };
}

/** The environment of a request from an address, as the Node adapter hands it over. */
export function from(remoteAddress: string): Bindings {
  return { incoming: { socket: { remoteAddress } } } as Bindings;
}
