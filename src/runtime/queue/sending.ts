import { analyticsProperty } from '../analytics/property.ts';
import { describe } from '../analytics/track.ts';
import { contentOf } from '../lead/content.ts';
import type { Lead } from '../lead/lead.ts';
import type { QueueEntry } from '../lead/queue-entry.ts';
import { LIMITS } from '../limits.ts';
import type { TrackedEvent } from '../ports.ts';
import { defineLazyPart, type Event, type Outcome, raise, type Stamp, type State } from '../state.ts';
import { answered, fail, release, remove } from './answers.ts';
import { saveLead } from './deliver.ts';
import type { QueueState } from './state.ts';
import {
  dropEntry,
  type KeptLeads,
  keepEntry,
  keepOwn,
  readKept,
  releaseEntry,
  rememberKey,
} from './storage.ts';
import { endAsking, endTry, restWhileBusy, send, sendAll } from './tries.ts';

/** Brings a lead that was written down to the backend, through any interruption. */
export default defineLazyPart<'queue'>({
  restore: readKept,
  on: {
    'page/loaded': (own, { restored }) => {
      Object.assign(own, restored.queue);
      return undefined;
    },
    // Another tab may have sent an entry that both know.
    'page/shown': (own, event, all) => [
      ...takeOver(own, event.restored.queue ?? own),
      ...sendAll(own, event, all),
    ],
    'init/queue': sendAll,
    'page/online': (own, event, all) => {
      for (const each of Object.values(own.tries)) Object.assign(each, { timer: '', failures: 0 });
      return sendAll(own, event, all);
    },
    'queue/due': (own, event) => {
      const { key, timer } = event;
      const entry = own.entries.find((each) => each.key === key);
      return entry && own.tries[key]?.timer === timer ? [send(own, entry, event)] : undefined;
    },

    'lead/posted': post,
    'lead/corrected': correct,

    'lead/answered': answered,
    'lead/unanswered': (own, event) => {
      const entry = endTry(own, event);
      if (!entry) return;
      const { key, request, reason } = event;
      const cutOff = { type: 'queue/cut-off', key, request } as const;
      return [
        { type: 'clock/after', ms: LIMITS.cutOffAfter, event: cutOff },
        ...fail(own, entry, event, reason, false),
      ];
    },
    'queue/cut-off': (own, { key, request }) => {
      const { request: now, last } = own.tries[key] ?? {};
      return now === '' && last === request ? [release({ key, request })] : undefined;
    },
    'queue/busy': (own, event) => {
      const entry = endAsking(own, event);
      if (!entry) return;
      // It asks again before the claim runs out: most are given back much sooner.
      return [restWhileBusy(own, entry.key, event, event.wait)];
    },
    'queue/gone': (own, event) => {
      const entry = endTry(own, event);
      if (!entry) return;
      own.entries = own.entries.filter((each) => each !== entry);
      if (event.isSent) own.sent[entry.content] = entry.key;
      return [leftElsewhere(own, entry, event.isSent)];
    },
  },
  effects: {
    'queue/keep': ({ entry }, { local }) => keepEntry(local, entry),
    'queue/own': ({ key }, { session }) => keepOwn(session, key),
    'queue/release': ({ key, by }, { local }) => releaseEntry(local, key, by),
    'queue/drop': ({ key }, ports) => dropEntry(ports, key),
    'queue/remember': ({ as, content, key }, { local }) => rememberKey(local, as, content, key),
    'lead/save': saveLead,
  },
});

/** Writes a lead down and sends it; one that is on its way already is waited for. */
function post(own: QueueState, event: Event<'lead/posted'>, all: Readonly<State>): Outcome[] {
  const { lead, save, fields } = event;
  const { key } = lead;
  const known = own.entries.find((entry) => entry.key === key);
  if (known && own.tries[key]?.request) return [];
  const content = contentOf(fields);
  if (known) {
    // The number may have been verified since.
    const asked = { ...known, fields };
    own.entries = own.entries.map((entry) => (entry === known ? asked : entry));
    // The visitor asks for it himself: only a page that is open and sends it now holds it back.
    return [send(own, asked, event, 'pressed')];
  }
  const entry: QueueEntry = {
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
  own.own.push(key);
  // An earlier try of the same answers may still be open: only the visitor does not wait for it.
  const isAgain = Boolean(own.sent[content] ?? own.corrected[content]);
  const claim = { by: isAgain ? key : event.id, at: event.at };
  const sending = send(own, entry, event, isAgain ? 'pressed' : 'new');
  return [{ type: 'queue/keep', entry: { ...entry, claim } }, { type: 'queue/own', key }, sending];
}

/** A corrected lead takes the place of the first, which may have arrived all the same: said again, it has its old key. */
function correct(own: QueueState, { key }: Event<'lead/corrected'>): Outcome[] {
  const entry = own.entries.find((each) => each.key === key);
  if (!entry) return [];
  const { content } = entry;
  own.corrected[content] = key;
  return [{ type: 'queue/remember', as: 'corrected', content, key }, ...remove(own, key)];
}

/** The events for analytics about a saved lead (LEAD-06), with the facts of the page it was left on. */
function conversions({ type: label }: Lead, stamp: Stamp, all: Readonly<State>): TrackedEvent[] {
  const names = [
    'Whatsapp Submission',
    ...(all.facts.settings.analytics.generateLead ? ['generate_lead'] : []),
  ];
  return names.map((name) => describe(all.analytics, { name, label }, stamp, all));
}

/** Another tab crossed an entry out: the backend has it, or said no. */
function leftElsewhere({ own }: QueueState, entry: QueueEntry, isSent: boolean): Outcome {
  return raise(
    isSent
      ? { type: 'queue/delivered', entry, isElsewhere: true, isOwn: own.includes(entry.key) }
      : { type: 'queue/refused', entry, message: '' },
  );
}

/** Takes over the current contents of storage. */
function takeOver(own: QueueState, { entries, sent, corrected }: Omit<KeptLeads, 'own'>): Outcome[] {
  const left = own.entries.filter(({ key }) => !entries.some((each) => each.key === key));
  own.entries = entries;
  own.sent = sent;
  own.corrected = corrected;
  for (const { key } of left) delete own.tries[key];
  return left.map((entry) => leftElsewhere(own, entry, sent[entry.content] === entry.key));
}
