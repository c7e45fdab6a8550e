import type { Http, HttpAnswer, HttpRequest, Ports } from '../ports.ts';

/** The conditions that the preview inspector may simulate, so that a marketer can see every state of a page. */
export interface Simulation {
  /** The project is sold out. */
  evergreen: boolean;
  backend: 'real' | 'slow' | 'offline' | 'error' | 'empty' | 'refusing';
  otp: 'real' | 'right' | 'wrong' | 'refused' | 'down';
  /** A phone holds the page. */
  mobile: boolean;
  /** Days from today. */
  days: number;
}

export const NO_SIMULATION: Simulation = {
  evergreen: false,
  backend: 'real',
  otp: 'real',
  mobile: false,
  days: 0,
};

const SLOW = 5000;
const DAY = 24 * 3600 * 1000;
const PHONE = 'Mozilla/5.0 (Linux; Android 15; Mobile)';

const json = (body: object): HttpAnswer => ({ status: 200, body: JSON.stringify(body) });
const graph = (answer: object) => json({ success: true, data: { data: answer } });

/** The same ports, except where something is simulated. `read` is called each time, so switches work immediately. */
export function simulate(ports: Ports, read: () => Simulation): Ports {
  const { clock, http, browser } = ports;
  return {
    ...ports,
    clock: { ...clock, now: () => clock.now() + read().days * DAY },
    browser: {
      ...browser,
      agent: () => (read().mobile ? { userAgent: PHONE, touchPoints: 5 } : browser.agent()),
    },
    http: {
      async send(request) {
        const pretended = pretend(request, read());
        if (pretended) return pretended;
        if (read().backend === 'slow') await new Promise<void>((resolve) => void clock.after(SLOW, resolve));
        const answer = await http.send(request);
        return read().evergreen && request.method === 'get' && isProject(answer.body)
          ? asEvergreen(answer)
          : answer;
      },
    } satisfies Http,
  };
}

function pretend({ fields }: HttpRequest, { backend, otp }: Simulation): HttpAnswer | undefined {
  if (fields && 'phone_number' in fields && !('name' in fields)) {
    if (otp === 'down') return { status: 500, body: '' };
    if (otp === 'refused') {
      return graph({
        data: null,
        errors: [{ message: 'Terlalu banyak percobaan.', extensions: { code: 10 } }],
      });
    }
    if (otp !== 'real') return graph({ data: { requestOtp: { requestId: 'simulated', nextEventWait: 60 } } });
  }
  if (fields && 'code' in fields && (otp === 'right' || otp === 'wrong')) {
    return graph({ data: { verifyOtp: { isSuccess: otp === 'right' } } });
  }
  if (fields?.requestId === 'simulated') return graph({ data: { cancelOtp: { isSuccess: true } } });
  switch (backend) {
    case 'offline':
      throw new TypeError('The network is simulated to be off');
    case 'error':
      return { status: 500, body: 'error' };
    case 'empty':
      return { status: 200, body: '' };
    case 'refusing':
      return json({ success: false, data: { message: 'Mohon maaf, data Anda belum dapat kami terima.' } });
    default:
      return undefined;
  }
}

function isProject(body: string): boolean {
  return body.includes('ext_ls_additional_data');
}

function asEvergreen({ status, body }: HttpAnswer): HttpAnswer {
  return { status, body: body.replace(/("project_status"\s*:\s*)"[^"]*"/, '$1"evergreen"') };
}
