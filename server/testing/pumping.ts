import type { TestEnvironment } from './environment.ts';

export interface Pumped {
  /** Codes that left for a thousand numbers of one prefix, from five hundred addresses. */
  readonly onePrefix: number;
  /** Codes that had left after a hundred further prefixes. */
  readonly altogether: number;
  /** Answers that a page reads as 'go on without a code': those after the day's budget, and no other. */
  readonly goesOn: number;
}

/** An attacker who earns from each message that is sent. */
export async function pump(environment: TestEnvironment, sends: number): Promise<Pumped> {
  let goesOn = 0;
  const send = async (phone_number: string, address: string) => {
    const { status } = await environment.call({ action: 'send_otp', phone_number }, { address });
    if (status !== 200) goesOn += 1;
  };
  for (let at = 0; at < sends; at += 1) {
    const number = String(at % 1000).padStart(4, '0');
    await send(`628129876${number}`, `10.3.${at % 250}.${Math.floor((at % 500) / 250)}`);
  }
  const onePrefix = environment.sent.length;
  for (let at = 0; at < 100; at += 1) {
    await send(`6281${String(at).padStart(4, '0')}12345`, `10.4.${at}.1`);
  }
  return { onePrefix, altogether: environment.sent.length, goesOn };
}
