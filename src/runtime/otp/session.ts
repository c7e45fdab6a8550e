import { type PageFacts, projectKey } from '../facts.ts';
import type { Lead } from '../lead/lead.ts';
import { LIMITS } from '../limits.ts';
import type { Ports } from '../ports.ts';
import { OTP_KEY } from './names.ts';

/** A tab's record of a code that was asked for (OTP-17). */
export interface OtpSession {
  requestId: string;
  /** The project it was asked for (`projectKey`): a page of another one on the same origin leaves it alone. */
  project: string;
  /** The lead that goes on once the number is verified: the next action. */
  target: Lead;
  phone: string;
  /** The dialog the request came from, `''` for a form of the page. */
  source: string;
  /** Day of the request, in Indonesian writing. */
  date: string;
  /** Time of the request by the visitor's current clock (ms), so that a reload does not extend the wait. */
  requestedAt: number;
  /** Seconds until the number may ask again. */
  wait: number;
  /** Seconds that were left last; -1 when no countdown runs. */
  timer: number;
  /** Codes of digits alone get a keyboard of digits. */
  keyboard: Keyboard;
}

export type Keyboard = 'numeric' | 'text';

/** A number that was verified, and the server's signed word for it; `''` for none. */
export interface Verified {
  validated: string;
  proof: string;
}

export interface RestoredOtp extends Verified {
  session: OtpSession | null;
}

/** Cookie with the number that was verified (specification, section 3), and one that names the project. */
const VALIDATED_COOKIE = 'otp_validated_number';
const PROJECT_COOKIE = 'otp_validated_project';

/** Local storage of the proof, one for each project: it serves where no cookie reaches the backend. */
const PROOF_KEY = 'kavling-proof:';

export function restoreOtp(ports: Ports, facts: PageFacts): RestoredOtp {
  return {
    session: readSession(ports.session.get(OTP_KEY), projectKey(facts)),
    ...restoreVerified(ports, facts.project.id),
  };
}

function restoreVerified({ cookies, local }: Ports, project: string): Verified {
  const kept = readVerified(local.get(PROOF_KEY + project));
  const isOurs = (cookies.get(PROJECT_COOKIE) ?? project) === project;
  const validated = (isOurs && cookies.get(VALIDATED_COOKIE)) || kept.validated;
  return { validated, proof: validated === kept.validated ? kept.proof : '' };
}

export function keepVerified({ cookies, local }: Ports, project: string, verified: Verified): void {
  const days = LIMITS.otpValidatedDays;
  cookies.set(VALIDATED_COOKIE, verified.validated, days);
  cookies.set(PROJECT_COOKIE, project, days);
  if (verified.proof) local.set(PROOF_KEY + project, JSON.stringify(verified), days * 24 * 3600);
}

export function keepSession({ session }: Ports, value: OtpSession): void {
  session.set(OTP_KEY, JSON.stringify(value));
}

function readVerified(text = '{}'): Verified {
  try {
    const { validated, proof } = JSON.parse(text) as Partial<Verified>;
    return { validated: String(validated ?? ''), proof: String(proof ?? '') };
  } catch {
    return { validated: '', proof: '' };
  }
}

function readSession(text: string | undefined, project: string): OtpSession | null {
  try {
    const value = JSON.parse(text ?? 'null') as Partial<OtpSession> | null;
    const isWhole =
      (value?.project ?? project) === project &&
      typeof value?.requestId === 'string' &&
      typeof value.phone === 'string' &&
      typeof value.requestedAt === 'number' &&
      typeof value.wait === 'number' &&
      typeof value.timer === 'number' &&
      typeof value.target?.form === 'string' &&
      typeof value.target.fields === 'object';
    return isWhole ? (value as OtpSession) : null;
  } catch {
    return null;
  }
}
