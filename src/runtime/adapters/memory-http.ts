import type { Http, HttpAnswer, HttpRequest, PageClock } from '../ports.ts';

export interface MemoryHttp extends Http {
  readonly requests: HttpRequest[];
  /** Answers the oldest open request that `matches` takes; false when there is none. */
  answer(answer: HttpAnswer | Error, matches?: (request: HttpRequest) => boolean): boolean;
}

/** A network where every request waits until the test answers it. */
export function memoryHttp(clock: PageClock): MemoryHttp {
  const requests: HttpRequest[] = [];
  let open: { request: HttpRequest; settle: (answer: HttpAnswer | Error) => void }[] = [];
  const close = (matches: (request: HttpRequest) => boolean, answer: HttpAnswer | Error) => {
    const entry = open.find(({ request }) => matches(request));
    if (!entry) return false;
    open = open.filter((each) => each !== entry);
    entry.settle(answer);
    return true;
  };
  return {
    requests,
    send(request) {
      requests.push(request);
      return new Promise((resolve, reject) => {
        open.push({
          request,
          settle: (answer) => (answer instanceof Error ? reject(answer) : resolve(answer)),
        });
        clock.after(request.timeout, () => {
          close((each) => each === request, new Error(`no answer in ${request.timeout} ms`));
        });
      });
    },
    answer: (answer, matches = () => true) => close(matches, answer),
  };
}
