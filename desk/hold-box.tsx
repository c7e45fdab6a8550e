import { type DeskHold, type DeskUnit, HOLD_LIMITS } from '../server/contract/desk/units.ts';
import { api } from './api.ts';
import { Button } from './button.tsx';
import { useDesk } from './desk-context.tsx';
import { useLanguage, useMessages } from './language.tsx';
import { unitMessages } from './messages-units.ts';
import { Options } from './options.tsx';
import { isContradiction } from './unit-status.tsx';
import { usePlaceStore } from './use-place.tsx';

/** Clocks of people and of the server differ a little: the longest hold from here ends this much earlier. */
const MARGIN = 60_000;

/** The latest time that a home may be held until, counted from now. */
export function atMost(until: number): number {
  return Math.min(until, Date.now() + HOLD_LIMITS.longest - MARGIN);
}

interface HoldBoxProps {
  readonly unit: DeskUnit & { readonly hold: DeskHold };
  readonly people: readonly string[];
  /** Shown where the lead is not obvious. */
  readonly showsLead?: boolean;
}

/** The hold on a home: who, until when, for whom; and what its holder may do. */
export function HoldBox({ unit, people, showsLead = false }: HoldBoxProps) {
  const messages = useMessages();
  const words = unitMessages[useLanguage()];
  const store = usePlaceStore();
  const { me, say, fail } = useDesk();
  const { hold } = unit;
  const { code, person, until, lead_id: lead } = hold;
  const moment = messages.moment(until);
  const longer = atMost(until + HOLD_LIMITS.usual);
  const others = people.filter((one) => one !== person);
  const prolong = () =>
    api.prolong(hold.id, longer).then((now) => say(words.held(code, messages.moment(now.until))), fail);
  const release = () =>
    api
      .release(hold.id)
      .then(
        () =>
          say(
            words.released(code),
            lead === '' || person !== me.person ? undefined : () => api.hold(lead, code, until),
          ),
        fail,
      );
  const handOver = (to: string) => api.handOver(hold.id, to).then(() => say(words.handed(code, to)), fail);
  return (
    <div className="hold" data-state={isContradiction(unit) ? 'contradiction' : 'held'}>
      <p>
        {isContradiction(unit) && (
          <strong>
            {words.listSays(unit.isListed ? words.statuses[unit.status].toLowerCase() : words.notListed)} ·{' '}
          </strong>
        )}
        {person === me.person ? words.heldByYou(moment) : words.heldBy(person, moment)}{' '}
        {showsLead && hold.lead !== '' && (
          <Button className="plain" onClick={() => store.open(lead)}>
            {words.forLead(hold.lead)}
          </Button>
        )}
      </p>
      {hold.mayChange && (
        <p className="acts">
          {longer > until && !isContradiction(unit) && (
            <Button className="plain" aria-label={words.prolongOf(code)} onClick={() => void prolong()}>
              {words.prolong}
            </Button>
          )}
          <Button className="plain" aria-label={words.releaseOf(code)} onClick={() => void release()}>
            {words.release}
          </Button>
          {others.length > 0 && (
            <select
              aria-label={words.handOverOf(code)}
              value=""
              onChange={({ target }) => void handOver(target.value)}
            >
              <option value="" disabled>
                {words.handOver}
              </option>
              <Options of={others.map((one) => [one, one])} />
            </select>
          )}
        </p>
      )}
    </div>
  );
}
