import { load } from '@fingerprintjs/fingerprintjs';

/** The visitor id of this device (ANA-06). */
export async function readVisitorId(): Promise<string> {
  const agent = await load();
  return (await agent.get()).visitorId;
}
