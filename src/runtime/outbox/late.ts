import { analyticsProperty } from '../analytics/property.ts';
import { describe } from '../analytics/track.ts';
import { readSaveAnswer } from '../lead/answer.ts';
import { contentOf } from '../lead/content.ts';
import type { Lead } from '../lead/lead.ts';
import { LIMITS } from '../limits.ts';
import type { TrackedEvent } from '../ports.ts';
import { defineLatePart, type Event, type Outcome, raise, type Stamp, type State } from '../state.ts';
import { saveLead } from './deliver.ts';
import type { OutboxEntry } from './entry.ts';
import type { OutboxState } from './state.ts';
import { dropEntry, type KeptLeads, keepEntry, readKept, releaseEntry, rememberSent } from './storage.ts';
import { endTry, restAfterFailure, send, sendAll } from './tries.ts';

/** How a lead that was written down gets to the backend, whatever happens on the way. */
export default defineLatePart<'outbox'>({
  restore: ({ local }) => readKept(local),
  on: {
    'page/loaded': (own, { restored }) => {
      Object.assign(own, restored.outbox);
      return undefined;
    },
    // Another tab may have sent what both know of.
    'page/shown': (own, event, all) => [
      ...takeOver(own, event.restored.outbox ?? own),
      ...sendAll(own, event, all),
    ],
    'init/outbox': sendAll,
    'page/online': (own, event, all) => {
      for (const each of Object.values(own.tries)) Object.assign(each, { timer: '', failures: 0 });
      return sendAll(own, event, all);
    },
    'outbox/due': (own, event) => {
      const { key, timer } = event;
      const entry = own.entries.find((each) => each.key === key);
      return entry && own.tries[key]?.timer === timer ? [send(own, entry, event)] : undefined;
    },

    'lead/posted': post,
    'lead/settled': (own, { key }) => remove(own, key),

    'lead/answered': answered,
    'lead/unanswered': (own, event) => {
      const entry = endTry(own, event);
      if (!entry) return;
      const { key, request, reason } = event;
      const cutOff = { type: 'outbox/cut-off', key, request } as const;
      return [
        { type: 'clock/after', ms: LIMITS.cutOffAfter, event: cutOff },
        ...fail(own, entry, event, reason, false),
      ];
    },
    'outbox/cut-off': (own, { key, request }) => {
      const { request: now, last } = own.tries[key] ?? {};
      return now === '' && last === request ? [release({ key, request })] : undefined;
    },
    'outbox/busy': (own, event) => {
      const entry = endTry(own, event);
      if (!entry) return;
      // It asks again before the claim runs out: most are given back much sooner.
      return [restAfterFailure(own, entry.key, event, event.wait || undefined)];
    },
    'outbox/gone': (own, event) => {
      const entry = endTry(own, event);
      if (!entry) return;
      own.entries = own.entries.filter((each) => each !== entry);
      if (event.isSent) own.sent[entry.content] = entry.key;
      return [leftElsewhere(entry, event.isSent)];
    },
  },
  effects: {
    'outbox/keep': ({ entry }, { local }) => keepEntry(local, entry),
    'outbox/release': ({ key, by }, { local }) => releaseEntry(local, key, by),
    'outbox/drop': ({ key }, { local }) => dropEntry(local, key),
    'outbox/remember': ({ content, key }, { local }) => rememberSent(local, content, key),
    'lead/save': saveLead,
  },
});

/** Writes a lead down and sends it; one that is on its way already is waited for. */
function post(own: OutboxState, event: Event<'lead/posted'>, all: Readonly<State>): Outcome[] {
  const { lead, save, fields } = event;
  const { key } = lead;
  const known = own.entries.find((entry) => entry.key === key);
  if (known && own.tries[key]?.request) return [];
  const content = contentOf(fields);
  if (known) {
    // He may have proven his number since.
    const asked = { ...known, fields };
    own.entries = own.entries.map((entry) => (entry === known ? asked : entry));
    // The visitor asks for it himself: only a page that is open and sends it now holds it back.
    return [send(own, asked, event, 'pressed')];
  }
  const entry: OutboxEntry = {
    ...save,
    key,
    fields,
    content,
    lead,
    slug: all.facts.slug,
    hasCodes: all.facts.settings.otp.enabled,
    events: own.sent[content] ? [] : conversions(lead, event, all),
    property: analyticsProperty(all.facts, event.url).id,
  };
  own.entries = [...own.entries, entry];
  const claim = { by: event.id, at: event.at };
  return [{ type: 'outbox/keep', entry: { ...entry, claim } }, send(own, entry, event, 'new')];
}

/** What analytics is told of a saved lead (LEAD-06), with the facts of the page it was left on. */
function conversions({ type: label }: Lead, stamp: Stamp, all: Readonly<State>): TrackedEvent[] {
  const names = [
    'Whatsapp Submission',
    ...(all.facts.settings.analytics.generateLead ? ['generate_lead'] : []),
  ];
  return names.map((name) => describe(all.analytics, { name, label }, stamp, all));
}

function answered(
  own: OutboxState,
  event: Event<'lead/answered'>,
  all: Readonly<State>,
): Outcome[] | undefined {
  const entry = endTry(own, event);
  if (!entry) return;
  const answer = readSaveAnswer(event);
  switch (answer.name) {
    case 'saved':
      return deliver(own, entry, event, all);
    case 'refused': {
      if (!entry.hasCodes) return settle(own, entry, answer.message || all.facts.copy.leadFailed);
      // On pages with codes the flag is only logged (specification, section 7, call 3).
      const text = 'The lead was answered with success: false';
      return [{ type: 'browser/log', text, detail: answer.message }, ...deliver(own, entry, event, all)];
    }
    case 'conflict':
      return entry.isRekeyed ? settle(own, entry, '') : rekey(own, entry, event);
    case 'unsure':
      return [release(event), ...fail(own, entry, event, 'no clear answer', true)];
    case 'lost':
      return [release(event), ...fail(own, entry, event, answer.reason, false)];
  }
}

/** The backend has it. A page of another property leaves it to the next page of its own to tell analytics. */
function deliver(
  own: OutboxState,
  entry: OutboxEntry,
  { status, body, url }: Event<'lead/answered'>,
  all: Readonly<State>,
): Outcome[] {
  const { key, content } = entry;
  own.sent[content] = key;
  const dropped = remove(own, key);
  const remember = { type: 'outbox/remember', content, key } as const;
  if (entry.events.length > 0 && entry.property !== analyticsProperty(all.facts, url).id) {
    const untold = { ...entry, fields: {}, answer: { status, body } };
    own.entries.push(untold);
    return [remember, { type: 'outbox/keep', entry: untold }];
  }
  return [remember, ...dropped, raise({ type: 'outbox/delivered', entry, isElsewhere: false })];
}

function settle(own: OutboxState, entry: OutboxEntry, message: string): Outcome[] {
  return [...remove(own, entry.key), raise({ type: 'outbox/refused', entry, message })];
}

/** Its key stands for another lead: it goes out under one of its own. */
function rekey(own: OutboxState, entry: OutboxEntry, stamp: Stamp): Outcome[] {
  const { id: key, at } = stamp;
  const dropped = remove(own, entry.key);
  const fields = { ...entry.fields, idempotency_key: key };
  const renamed = { ...entry, key, fields, lead: { ...entry.lead, key }, isRekeyed: true };
  own.entries.push(renamed);
  return [
    ...dropped,
    raise({ type: 'outbox/rekeyed', from: entry.key, to: key }),
    { type: 'outbox/keep', entry: { ...renamed, claim: { by: key, at } } },
    send(own, renamed, stamp, 'new'),
  ];
}

function fail(
  own: OutboxState,
  entry: OutboxEntry,
  stamp: Stamp,
  reason: string,
  isUnclear: boolean,
): Outcome[] {
  const { key } = entry;
  return [restAfterFailure(own, key, stamp), raise({ type: 'outbox/failed', key, reason, isUnclear })];
}

/** Another tab crossed an entry out: the backend has it, or said no. */
function leftElsewhere(entry: OutboxEntry, isSent: boolean): Outcome {
  return raise(
    isSent
      ? { type: 'outbox/delivered', entry, isElsewhere: true }
      : { type: 'outbox/refused', entry, message: '' },
  );
}

/** What storage holds now. */
function takeOver(own: OutboxState, { entries, sent }: KeptLeads): Outcome[] {
  const left = own.entries.filter(({ key }) => !entries.some((each) => each.key === key));
  own.entries = entries;
  own.sent = sent;
  for (const { key } of left) delete own.tries[key];
  return left.map((entry) => leftElsewhere(entry, sent[entry.content] === entry.key));
}

/** The try is over, and any page may begin another. */
function release({ key, request: by }: { key: string; request: string }): Outcome {
  return { type: 'outbox/release', key, by };
}

function remove(own: OutboxState, key: string): Outcome[] {
  own.entries = own.entries.filter((entry) => entry.key !== key);
  delete own.tries[key];
  return [{ type: 'outbox/drop', key }];
}
