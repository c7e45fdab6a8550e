import type { StudioProblem } from '../wire.ts';

/** Why a request is not done, in the language of the studio. */
export class StudioRefusal extends Error {
  readonly status: number;
  readonly problem: StudioProblem;

  constructor(status: number, problem: StudioProblem) {
    super(problem.message);
    this.status = status;
    this.problem = problem;
  }
}

/** Headers of every response of the studio: it is never cached, and only the studio's own pages may read it. */
const HEADERS = {
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
} as const;

export function json(value: unknown, status = 200): Response {
  return Response.json(value, { status, headers: HEADERS });
}

export function problem(status: number, { message, fix }: StudioProblem): Response {
  return json({ message, fix } satisfies StudioProblem, status);
}

export function page(html: string, headers: Readonly<Record<string, string>>, status = 200): Response {
  return new Response(html, {
    status,
    headers: { ...HEADERS, 'content-type': 'text/html; charset=utf-8', ...headers },
  });
}
