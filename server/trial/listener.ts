import { answerText } from '../delivery/answer-text.ts';
import type { SafePost } from '../delivery/safe-post.ts';
import type { Fetch } from '../otp/senders.ts';

/** Records the raw responses of the other side. */
export interface TrialListener {
  readonly fetch: Fetch;
  readonly post: SafePost;
  hear(status: number | string, text: string): void;
  /** The last answer in one line, without secrets; empty where there was none. */
  answer(): Promise<string>;
}

export function createTrialListener(
  ports: { readonly fetch: Fetch; readonly post: SafePost },
  secrets: readonly string[],
): TrialListener {
  let heard: Promise<string> = Promise.resolve('');
  const hear = (status: number | string, text: string) => {
    heard = Promise.resolve(`${status} ${text}`);
  };
  return {
    hear,
    async fetch(url, init) {
      const response = await ports.fetch(url, init);
      const { status } = response;
      heard = response
        .clone()
        .text()
        .then((text) => `${status} ${text}`)
        .catch(() => String(status));
      return response;
    },
    async post(url, body, headers, signal) {
      const answer = await ports.post(url, body, headers, signal);
      hear(answer.status, answer.text ?? '');
      return answer;
    },
    answer: async () => answerText(await heard, secrets),
  };
}
