import type { Ids } from '../ports/ids.ts';
import type { LeadTable } from '../store/database/tables.ts';
import type { Listener } from '../store/outbox/announcer.ts';
import type { OutboxMessage } from '../store/outbox/outbox-repository.ts';
import type { Destination } from './destination.ts';
import { type LeadEvent, makeLeadEvent } from './event.ts';

/**
 * Creates the messages of an event, one for each destination that takes it; they are stored together with the
 * change.
 */
export type MessagesFor = (
  lead: LeadTable,
  type: LeadEvent['type'],
  more?: Pick<LeadEvent, 'person' | 'text' | 'change'>,
) => readonly OutboxMessage[];

/** The listeners for changes of a stored lead: the destinations that take them. */
export function createListener(places: readonly Pick<Destination, 'id' | 'takes'>[], ids: Ids): Listener {
  return {
    takes: (name) => places.some(({ takes }) => takes.includes(name)),
    messagesFor: createMessagesFor(places, ids),
  };
}

export function createMessagesFor(
  places: readonly Pick<Destination, 'id' | 'takes'>[],
  ids: Ids,
): MessagesFor {
  return (lead, type, more = {}) =>
    places
      .filter(({ takes }) => takes.includes(type))
      .map((place) => {
        const id = ids.row();
        const event = { ...makeLeadEvent(id, type, lead), ...more };
        return { id, destination: place.id, payload: JSON.stringify(event) };
      });
}
