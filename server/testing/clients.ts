import { Agent, request } from 'node:http';

/** The result of one save: the lead's id, a refusal, or no response. */
export type SaveResult =
  | { readonly kind: 'saved'; readonly leadId: string; readonly took: number }
  | { readonly kind: 'refused'; readonly status: number; readonly took: number }
  | { readonly kind: 'lost' };

/** One visitor's lead, identified by its number. */
export interface Visit {
  readonly phone: string;
  readonly key: string;
}

export function makeVisit(number: number): Visit {
  return {
    phone: `+628${String(1_000_000_000 + number).slice(1)}${String(number % 10)}`,
    key: `visit-${number}`,
  };
}

/** Posts leads to one server over kept connections. */
export function createClient(port: number) {
  const agent = new Agent({ keepAlive: true });

  function save(visit: Visit): Promise<SaveResult> {
    const began = performance.now();
    const fields = {
      action: 'save_leads_to_db',
      name: 'Rina Wulandari',
      whatsapp_number: visit.phone,
      lead_type_id: '1',
      lead_type_name: 'Whatsapp',
      project_name: 'Taman Asri',
      project_id: 'P-1',
      current_url: 'https://example.com/taman-asri/?utm_source=google',
      utm_source: 'google',
      idempotency_key: visit.key,
    };
    const body = new URLSearchParams(fields).toString();
    return new Promise((resolve) => {
      const sent = request(
        {
          agent,
          port,
          host: '127.0.0.1',
          path: '/wp-admin/admin-ajax.php',
          method: 'POST',
          headers: {
            'content-type': 'application/x-www-form-urlencoded',
            'content-length': body.length,
            'sec-fetch-site': 'same-origin',
          },
        },
        (response) => {
          let text = '';
          response.on('data', (chunk) => {
            text += String(chunk);
          });
          response.on('error', () => resolve({ kind: 'lost' }));
          response.on('end', () =>
            resolve(readAnswer(response.statusCode ?? 0, text, performance.now() - began)),
          );
        },
      );
      sent.on('error', () => resolve({ kind: 'lost' }));
      sent.end(body);
    });
  }

  return { save, close: () => agent.destroy() };
}

/** Saves the visits `from` to `to`, sixteen at a time. */
export async function saveAll(
  client: ReturnType<typeof createClient>,
  from: number,
  to: number,
): Promise<void> {
  let next = from;
  const visitor = async () => {
    while (next < to) await client.save(makeVisit(next++));
  };
  await Promise.all(Array.from({ length: 16 }, visitor));
}

function readAnswer(status: number, text: string, took: number): SaveResult {
  try {
    const answer = JSON.parse(text) as { success: boolean; data: { lead_id?: string } };
    if (status === 200 && answer.success && answer.data.lead_id) {
      return { kind: 'saved', leadId: answer.data.lead_id, took };
    }
    return { kind: 'refused', status, took };
  } catch {
    return { kind: 'lost' };
  }
}

/** The value below which so much of the list lies. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
