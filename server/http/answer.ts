import { copy } from '../contract/copy.ts';
import type { PostProblem } from './form.ts';

const JSON_HEADERS = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
};

export function json(body: unknown, status = 200, headers: Readonly<Record<string, string>> = {}): Response {
  return new Response(JSON.stringify(body), { status, headers: { ...JSON_HEADERS, ...headers } });
}

/** `{ success: false, data: { message } }`, the form of a refusal in the specification. */
export function refusal(message: string, status = 200): Response {
  return json({ success: false, data: { message } }, status);
}

const PROBLEM_STATUS: Readonly<Record<PostProblem, number>> = {
  'too-large': 413,
  'bad-encoding': 400,
  'not-a-form': 415,
};

export function formProblem(problem: PostProblem): Response {
  return refusal(problem === 'too-large' ? copy.tooLarge : copy.invalid, PROBLEM_STATUS[problem]);
}
