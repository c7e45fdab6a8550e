import { LEAD_STATUSES, LOST_REASONS } from '../contract/desk/statuses.ts';
import type { LeadTable } from '../store/database/tables.ts';
import type { DeskAccess } from './access.ts';
import { type Caller, problem, textOf, textsOf } from './guard.ts';
import type { DeskRoutes } from './parts.ts';
import { peopleOf } from './projects.ts';

/** The maximum number of leads per bulk change. */
const MOST_AT_ONCE = 200;

/** Reads the requested status of a lead; returns a problem if there is no such status or its reason is missing. */
function readStatus(body: { readonly status?: string; readonly reason?: string }) {
  const status = LEAD_STATUSES.find((one) => one === body.status);
  if (!status) return 'badStatus' as const;
  const reason = status === 'lost' ? LOST_REASONS.find((one) => one === body.reason) : '';
  return reason === undefined ? ('needsReason' as const) : { status, reason };
}

/** Changes: status, notes, assignment, leads set aside; and the undo of each. */
export function addChangeRoutes(parts: DeskRoutes): void {
  const { route, desk, team, clock, ids, live } = parts;

  const change = ({ person, access }: Caller, leadId: string) => ({
    leadId,
    person,
    at: clock.now(),
    eventId: ids.row(),
    visible: access.visible,
  });

  /** Assignment rules: sales take unassigned leads, and give back their own. */
  async function assignmentRule(access: DeskAccess, person: string): Promise<(lead: LeadTable) => boolean> {
    const everybody = await team.read();
    return (lead) => {
      const mayHave = person === '' || peopleOf(everybody, lead.project_id).includes(person);
      if (access.is('lead', lead.project_id)) return mayHave;
      const takes = lead.assigned_to === '' && person === access.person;
      return takes || (lead.assigned_to === access.person && person === '');
    };
  }

  /** Notifies a person to whom someone else assigned a lead. */
  const telling = (call: Caller, person: string) =>
    function* (lead: LeadTable) {
      if (person === '' || person === call.person) return;
      yield* desk.send(lead, parts.outboxFor(lead, 'notice.assigned'), clock.now());
    };

  route('POST leads/:id/status', async (call) => {
    const wanted = readStatus(call.body);
    if (typeof wanted === 'string') return problem(wanted);
    const made = change(call, call.id);
    const outcome = await desk.setStatus(made, wanted.status, wanted.reason);
    if (outcome === 'no-lead') return problem('noLead');
    await parts.audit('desk.status', { person: call.person, lead: call.id, ...wanted });
    parts.wakeOutbox();
    live.flush();
    return { ...wanted, event: outcome === 'done' ? made.eventId : '' };
  });
  route('POST leads/:id/assign', async (call) => {
    const person = textOf(call.body.person, 60);
    const made = change(call, call.id);
    const outcome = await desk.assign(
      made,
      person,
      await assignmentRule(call.access, person),
      telling(call, person),
    );
    if (outcome === 'no-lead') return problem('noLead');
    if (outcome === 'refused') return problem('forbidden');
    await parts.audit('desk.assign', { person: call.person, lead: call.id, to: person });
    parts.wakeOutbox();
    live.flush();
    return { person, event: outcome === 'done' ? made.eventId : '' };
  });
  route('POST leads/:id/notes', async (call) => {
    const text = textOf(call.body.text, 4000);
    if (text === '') return problem('emptyNote');
    const note = { id: ids.row(), lead_id: call.id, at: clock.now(), author: call.person, text };
    if (!(await desk.addNote(note, call.access.visible))) return problem('noLead');
    live.flush();
    return note;
  });
  route('POST notes/:id/remove', async (call) => {
    const { person, at, visible } = change(call, '');
    if (!(await desk.removeNote(call.id, { person, at, visible }))) return problem('noUndo');
    live.flush();
    return {};
  });
  route('POST leads/:id/restore', async (call) => {
    const made = change(call, call.id);
    const lead = await desk.restore(made, function* (restored, isFirst) {
      if (isFirst) yield* desk.send(restored, parts.outboxFor(restored, 'lead.created'), made.at);
      yield* parts.rotation.place(restored, made.at);
    });
    if (!lead) return problem('noLead');
    await parts.audit('desk.restore', { person: call.person, lead: call.id });
    parts.wakeOutbox();
    live.flush();
    return { event: made.eventId };
  });
  route('POST leads/:id/erase', async ({ access, id, person }) => {
    if (!access.isAdmin) return problem('forbidden');
    const found = await desk.detail(id, access.visible);
    if (!found) return problem('noLead');
    const erased = await parts.erase(found.lead.phone);
    await parts.audit('desk.erase', { person, leads: erased.leads });
    live.flush();
    return erased;
  });
  route('POST undo', async (call) => {
    const events = textsOf(call.body.events, MOST_AT_ONCE);
    const outcomes: string[] = [];
    for (const eventId of events) {
      const made = { ...change(call, ''), eventId };
      outcomes.push(
        await desk.undo(
          made,
          (event, lead) => event.person === call.person || call.access.is('lead', lead.project_id),
        ),
      );
    }
    const done = outcomes.filter((outcome) => outcome === 'done').length;
    if (done === 0) return problem(outcomes.includes('changed') ? 'movedOn' : 'noUndo');
    await parts.audit('desk.undo', { person: call.person, events: done });
    parts.wakeOutbox();
    live.flush();
    return { done, left: events.length - done };
  });
  route('POST bulk', async (call) => {
    const body = call.body;
    const leads = textsOf(body.ids, MOST_AT_ONCE);
    const isAssignment = typeof body.person === 'string';
    const wanted = isAssignment ? null : readStatus(body);
    if (typeof wanted === 'string') return problem(wanted);
    const person = textOf(body.person, 60);
    const rule = await assignmentRule(call.access, person);
    const events: string[] = [];
    for (const id of leads) {
      const made = change(call, id);
      const outcome = wanted
        ? await desk.setStatus(made, wanted.status, wanted.reason)
        : await desk.assign(made, person, rule, telling(call, person));
      if (outcome === 'done') events.push(made.eventId);
    }
    parts.wakeOutbox();
    await parts.audit('desk.bulk', {
      person: call.person,
      leads: events.length,
      ...(wanted ?? { to: person }),
    });
    live.flush();
    return { events, left: leads.length - events.length };
  });
}
