import { LIMITS } from '../limits.ts';
import { templateRow } from '../page/slice.ts';
import type { Metric, TrackedEvent, TrackerSetup } from '../ports.ts';
import { defineSlice, type Outcome, type Stamp, type State } from '../state.ts';
import { CATEGORY_VITALS, CLICK_NAMES, OTP_NAMES } from './names.ts';
import { analyticsProperty } from './property.ts';
import type { AnalyticsState } from './state.ts';
import { flush, type Happening, track } from './track.ts';

declare module '../state.ts' {
  interface State {
    analytics: AnalyticsState;
  }
  interface EventMap {
    'init/analytics': object;
    'analytics/due': object;
    /** The id of the visitor, `''` when it cannot be had. */
    'analytics/identified': { userId: string };
    'vitals/measured': { metric: Metric };
  }
  interface EffectMap {
    'analytics/install': { setup: TrackerSetup };
    'analytics/send': { event: TrackedEvent };
    'analytics/identify': object;
    'analytics/measure': object;
    'analytics/consent': { choice: 'granted' | 'denied' };
  }
}

/** A slice handler that tracks, and does nothing else. */
const tracks =
  <E extends Stamp>(happening: (event: E) => Happening | undefined) =>
  (own: AnalyticsState, event: E, all: Readonly<State>): Outcome[] => {
    const what = happening(event);
    return what ? track(own, what, event, all) : [];
  };

/** The same, for events that only the four templates report (PAGE-04, ANA-09). */
const tracksOtp =
  <E extends Stamp>(name: (event: E) => string) =>
  (own: AnalyticsState, event: E, all: Readonly<State>): Outcome[] =>
    templateRow(all.page)?.tracksOtp ? track(own, { name: name(event), label: 'otp' }, event, all) : [];

/** The page's reports on itself (ANA-01 to ANA-10): queued from the first moment, sent once allowed. */
export default defineSlice({
  name: 'analytics',
  initial: () => ({ name: 'waiting', isDue: false, buffer: [], userId: '', sessionId: '' }),
  on: {
    'init/analytics': (own, event, all) => {
      own.sessionId = event.id;
      if (all.consent.name === 'denied' && all.facts.settings.analytics.consent === 'wait') own.name = 'off';
      return [
        ...track(own, { name: 'Page View', label: all.facts.slug }, event, all),
        { type: 'clock/after', ms: LIMITS.analyticsAfter, event: { type: 'analytics/due' } },
      ];
    },
    'analytics/due': (own, event, all) => {
      if (own.isDue) return flush(own, all);
      own.isDue = true;
      return install(own, event, all);
    },
    'consent/given': (own, event, all) => {
      if (own.name === 'waiting') return own.isDue ? install(own, event, all) : undefined;
      return [{ type: 'analytics/consent', choice: 'granted' }, { type: 'analytics/identify' }];
    },
    'consent/refused': (own, _, { facts }) => {
      if (facts.settings.analytics.consent === 'mode')
        return [{ type: 'analytics/consent', choice: 'denied' }];
      own.name = 'off';
      own.buffer = [];
      return undefined;
    },
    'analytics/identified': (own, { userId }, all) => {
      own.userId = userId || own.userId;
      if (own.name === 'installed') own.name = 'ready';
      return flush(own, all);
    },
    'page/hidden': (own, event, all) => [...install(own, event, all), ...flush(own, all)],

    'button/clicked': tracks(({ button }) => ({
      name: CLICK_NAMES[button.kind],
      label: `${button.kind}: ${button.label}`,
    })),
    'lead/rejected': tracks(({ surface }) => ({ name: 'not-validated', label: surface })),
    'lead/posted': tracks(({ lead }) => ({ name: 'validated', label: lead.surface })),
    // Immediately: the page is about to be left (LEAD-06, LEAD-08). Another tab reports what it delivered itself.
    'queue/delivered': (own, { entry, isElsewhere }, all) => {
      if (isElsewhere || own.name === 'off') return;
      own.buffer.push(...entry.events);
      return flush(own, all);
    },
    'otp/requested': tracksOtp(({ isAgain }) => (isAgain ? 'OTP Resent' : 'OTP Requested')),
    'otp/verified': tracksOtp(() => OTP_NAMES['otp/verified']),
    'otp/failed': tracksOtp(() => OTP_NAMES['otp/failed']),
    'otp/changed': tracksOtp(() => OTP_NAMES['otp/changed']),
    'otp/unavailable': tracksOtp(() => OTP_NAMES['otp/unavailable']),
    'vitals/measured': tracks(({ metric: { name, value, id } }) => ({
      name,
      label: id,
      category: CATEGORY_VITALS,
      // A layout shift is a small fraction: services take whole numbers.
      value: Math.round(name === 'CLS' ? value * 1000 : value),
    })),
  },
  effects: {
    'analytics/install': ({ setup }, { tracker }) => tracker.install(setup),
    'analytics/send': ({ event }, { tracker }) => tracker.send(event),
    'analytics/consent': ({ choice }, { tracker }) => tracker.consent(choice),
    'analytics/identify': (_, { tracker, clock }, dispatch) => {
      const late = clock.after(LIMITS.identityWait, () =>
        dispatch({ type: 'analytics/identified', userId: '' }),
      );
      const heard = (userId: string) => {
        late();
        dispatch({ type: 'analytics/identified', userId });
      };
      tracker.identify().then(heard, () => heard(''));
    },
    'analytics/measure': (_, { tracker }, dispatch) =>
      tracker.measure((metric) => dispatch({ type: 'vitals/measured', metric })),
  },
});

/** Installs the service once, unless the visitor's choice is still waited for. */
function install(own: AnalyticsState, { url }: Stamp, all: Readonly<State>): Outcome[] {
  const { facts, consent } = all;
  const mode = facts.settings.analytics.consent;
  const isGranted = mode === 'off' || consent.name === 'granted';
  if (own.name !== 'waiting' || (mode === 'wait' && !isGranted)) return [];
  const property = analyticsProperty(facts, url);
  const setup =
    mode === 'mode' ? ({ ...property, consent: isGranted ? 'granted' : 'denied' } as const) : property;
  const mayIdentify = property.id !== '' && isGranted;
  own.name = mayIdentify ? 'installed' : 'ready';
  return [
    { type: 'analytics/install', setup },
    ...(mayIdentify ? [{ type: 'analytics/identify' } as const] : flush(own, all)),
    ...(property.id ? [{ type: 'analytics/measure' } as const] : []),
  ];
}
