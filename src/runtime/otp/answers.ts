import { LIMITS } from '../limits.ts';
import type { Keyboard } from './session.ts';

/** The sender's answer to a request for a code; `unreadable` counts as an outage. */
export type SendAnswer =
  | { name: 'sent'; requestId: string; wait: number }
  | { name: 'refused'; message: string; code: number }
  | { name: 'unreadable' };

interface Graph {
  data?: { requestOtp?: unknown; verifyOtp?: unknown } | null;
  errors?: unknown;
}

/**
 * The part of an OTP answer that holds `data` and `errors`: two `data` below the body, or one less (CALL-02).
 */
function readGraphs(body: string): Graph[] {
  let top: unknown;
  try {
    top = JSON.parse(body);
  } catch {
    return [];
  }
  const shallow = dataOf(top);
  return [dataOf(shallow), shallow].filter(
    (graph): graph is Graph => typeof graph === 'object' && graph !== null,
  );
}

function dataOf(value: unknown): unknown {
  return typeof value === 'object' && value !== null ? (value as { data?: unknown }).data : undefined;
}

function firstError(graphs: Graph[]): { message: string; code: number } | undefined {
  for (const { errors } of graphs) {
    if (!Array.isArray(errors) || errors.length === 0) continue;
    const error = errors[0] as { message?: unknown; extensions?: { code?: unknown } } | null;
    return { message: String(error?.message ?? ''), code: Number(error?.extensions?.code ?? 0) };
  }
  return undefined;
}

function read<Key extends 'requestOtp' | 'verifyOtp'>(
  graphs: Graph[],
  key: Key,
): Record<string, unknown> | undefined {
  const found = graphs
    .map(({ data }) => data?.[key])
    .find((each) => typeof each === 'object' && each !== null);
  return found as Record<string, unknown> | undefined;
}

/** CALL-02: `data.data.data.requestOtp`, errors in `data.data.errors`. A wait of 0 is 60 seconds (OTP-04). */
export function readSendAnswer(body: string): SendAnswer {
  const graphs = readGraphs(body);
  const request = read(graphs, 'requestOtp');
  const requestId = request?.requestId;
  if (request && (typeof requestId === 'string' || typeof requestId === 'number')) {
    const wait = Number(request.nextEventWait);
    return { name: 'sent', requestId: String(requestId), wait: wait > 0 ? Math.ceil(wait) : LIMITS.otpWait };
  }
  const error = firstError(graphs);
  return error ? { name: 'refused', ...error } : { name: 'unreadable' };
}

/** The keyboard for the code that was sent: letters too, unless the backend says that it sends digits alone. */
export function readKeyboard(body: string): Keyboard {
  return read(readGraphs(body), 'requestOtp')?.alphabet === 'digits' ? 'numeric' : 'text';
}

/** CALL-03: whether `data.data.data.verifyOtp.isSuccess` is true. */
export function readVerifyAnswer(body: string): boolean {
  return read(readGraphs(body), 'verifyOtp')?.isSuccess === true;
}

/** The server's signed proof of the number, `''` from a backend that has none. */
export function readProof(body: string): string {
  const proof = read(readGraphs(body), 'verifyOtp')?.proof;
  return typeof proof === 'string' ? proof : '';
}

/** CALL-04: whether a cancel went through; errors are in `data.data.errors`. */
export function readCancelAnswer({ status, body }: { status: number; body: string }): boolean {
  return status >= 200 && status <= 299 && firstError(readGraphs(body)) === undefined;
}
