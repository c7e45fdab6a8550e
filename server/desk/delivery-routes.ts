import { webhookHosts } from '../delivery/webhook.ts';
import { problem, textOf } from './guard.ts';
import type { DeskRoutes } from './parts.ts';

const PAGE = 50;
const STATES = ['waiting', 'done', 'dead'] as const;

/** Webhook deliveries: team leads see those of their projects, admins of a project resend them. */
export function addDeliveryRoutes(parts: DeskRoutes): void {
  const { route, deliveries, clock } = parts;
  const hosts = webhookHosts(parts.config);

  route('GET deliveries', async ({ access, query }) => {
    if (!access.isAnywhere('lead')) return problem('forbidden');
    const state = STATES.find((one) => one === query.get('state'));
    const before = textOf(query.get('before'), 100);
    const found = await deliveries.deliveries({ state, before, visible: access.whole }, PAGE + 1);
    const shown = found.slice(0, PAGE);
    return {
      hasReceivers: hosts.size > 0,
      next: found.length > PAGE ? (shown.at(-1)?.id ?? null) : null,
      deliveries: shown.map(({ destination, project_id, ...delivery }) => ({
        ...delivery,
        receiver: hosts.get(destination) ?? '',
        mayResend: delivery.state !== 'waiting' && hosts.has(destination) && access.is('admin', project_id),
      })),
    };
  });

  route('POST deliveries/:id/again', async ({ access, person, id }) => {
    if (!access.isAnywhere('admin')) return problem('forbidden');
    const type = await deliveries.sendAgain(id, clock.now(), access.administered);
    if (type === null) return problem('noDelivery');
    await parts.audit('desk.again', { person, delivery: id, type });
    parts.wakeOutbox();
    return {};
  });
}
