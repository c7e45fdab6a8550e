import { useEffect, useId, useState } from 'react';
import type { DeskUnit, LeadHome, LeadUnits } from '../server/contract/desk/units.ts';
import { shortRupiah } from '../src/lib/rupiah.ts';
import { foldName } from '../src/lib/units.ts';
import { api, type DeskLead } from './api.ts';
import { Button } from './button.tsx';
import { useDesk } from './desk-context.tsx';
import { atMost, HoldBox } from './hold-box.tsx';
import { useLanguage, useMessages } from './language.tsx';
import { unitMessages } from './messages-units.ts';
import { Options } from './options.tsx';
import { UnitLink } from './unit-link.tsx';
import { UnitTag } from './unit-status.tsx';
import './units.css';

const HOUR = 3_600_000;
const USUAL = 48;
const MOST_FOUND = 6;

/** The homes of a lead, read again with every version of the list. */
export function useLeadUnits(id: string, version: number): LeadUnits | null {
  const { me, changes, fail } = useDesk();
  const [units, setUnits] = useState<LeadUnits | null>(null);
  const hasLists = me.unitProjects.length > 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change asks for the homes again
  useEffect(() => {
    let isCurrent = true;
    if (hasLists)
      api.leadUnits(id).then(
        (found) => isCurrent && setUnits(found),
        () => undefined,
      );
    return () => {
      isCurrent = false;
    };
  }, [id, version, changes, hasLists, fail]);
  return units;
}

/** The homes a lead is about, and the way to hold one. */
export function LeadUnitsBox({ lead, units }: { lead: DeskLead; units: LeadUnits }) {
  const words = unitMessages[useLanguage()];
  const heading = useId();
  const hours = useState(USUAL);
  const { board, homes } = units;
  if (!board) return null;
  const isKnown = (code: string) => homes.some((home) => home.code === code);
  return (
    <section className="lead-units" aria-labelledby={heading}>
      <h3 id={heading}>{words.homes}</h3>
      {homes.length === 0 && <p className="quiet">{words.noHomes}</p>}
      <ul>
        {homes.map((home) => (
          <Home
            key={home.code}
            lead={lead}
            home={home}
            project={board.project}
            people={board.people}
            hours={hours[0]}
          />
        ))}
      </ul>
      <Search lead={lead} units={board.units.filter(({ code }) => !isKnown(code))} hours={hours} />
    </section>
  );
}

interface HomeProps {
  readonly lead: DeskLead;
  readonly home: LeadHome;
  readonly project: string;
  readonly people: readonly string[];
  readonly hours: number;
}

function Home({ lead, home, project, people, hours }: HomeProps) {
  const words = unitMessages[useLanguage()];
  const { hold, recordedBy, isNamed } = home;
  const reasons = [isNamed && words.isNamed, recordedBy !== '' && words.recordedBy(recordedBy)];
  const why = reasons.filter(Boolean).join(' · ');
  return (
    <li>
      <p className="who">
        <UnitLink project={project} code={home.code} />
        <UnitFacts unit={home} />
        <UnitTag unit={home} />
      </p>
      {why !== '' && <p className="quiet">{why}</p>}
      {hold && <HoldBox unit={{ ...home, hold }} people={people} showsLead={hold.lead_id !== lead.id} />}
      <Choices lead={lead} unit={home} isInterested={recordedBy !== ''} hours={hours} />
    </li>
  );
}

function UnitFacts({ unit: { type, price } }: { unit: DeskUnit }) {
  const language = useLanguage();
  const facts = [type, price === undefined ? '' : shortRupiah(price, language)];
  return <span className="quiet">{facts.filter(Boolean).join(' · ')}</span>;
}

interface ChoicesProps {
  readonly lead: DeskLead;
  readonly unit: DeskUnit;
  readonly isInterested: boolean;
  readonly hours: number;
}

/** The actions on a home for this lead. */
function Choices({ lead, unit, isInterested, hours }: ChoicesProps) {
  const messages = useMessages();
  const words = unitMessages[useLanguage()];
  const { say, fail, touched } = useDesk();
  const { code } = unit;
  const hold = () =>
    void api.hold(lead.id, code, atMost(Date.now() + hours * HOUR)).then(
      (made) => say(words.held(code, messages.moment(made.until)), () => api.release(made.id)),
      (error: unknown) => {
        fail(error);
        touched();
      },
    );
  const mark = (on: boolean) =>
    void api
      .setInterest(lead.id, code, on)
      .then(
        () =>
          say(on ? words.interestKept(code) : words.interestGone(code), () =>
            api.setInterest(lead.id, code, !on),
          ),
        fail,
      );
  return (
    <p className="acts">
      {unit.status === 'available' && !unit.hold && (
        <Button aria-label={words.holdOf(code)} onClick={hold}>
          {words.hold}
        </Button>
      )}
      {isInterested ? (
        <Button className="plain" aria-label={words.forgetOf(code)} onClick={() => mark(false)}>
          {words.forget}
        </Button>
      ) : (
        unit.isListed &&
        unit.hold?.lead_id !== lead.id && (
          <Button className="plain" aria-label={words.interestedIn(code)} onClick={() => mark(true)}>
            {words.interested}
          </Button>
        )
      )}
    </p>
  );
}

interface SearchProps {
  readonly lead: DeskLead;
  readonly units: readonly DeskUnit[];
  readonly hours: readonly [number, (hours: number) => void];
}

/** Finds homes by code or type; those that can be held come first. */
function Search({ lead, units, hours: [hours, setHours] }: SearchProps) {
  const messages = useMessages();
  const words = unitMessages[useLanguage()];
  const [find, setFind] = useState('');
  const wanted = foldName(find);
  const matching = units.filter(
    ({ code, type, isListed }) => isListed && foldName(`${code} ${type} ${code}`).includes(wanted),
  );
  const isFree = ({ status, hold }: DeskUnit) => status === 'available' && !hold;
  const found = [...matching.filter(isFree), ...matching.filter((unit) => !isFree(unit))];
  return (
    <details className="hold-search">
      <summary>{words.holdUnit}</summary>
      <div className="fields">
        <label>
          {words.holdHint}
          <input type="search" value={find} onChange={({ target }) => setFind(target.value)} />
        </label>
        <label>
          {words.holdFor}
          <select value={hours} onChange={({ target }) => setHours(Number(target.value))}>
            <Options of={Object.entries(words.spans)} />
          </select>
        </label>
      </div>
      {wanted !== '' && (
        <p className="quiet" role="status">
          {found.length === 0 ? words.noMatch : words.count(found.length, found.length)}
        </p>
      )}
      {wanted !== '' && (
        <ul>
          {found.slice(0, MOST_FOUND).map((unit) => (
            <li key={unit.code}>
              <p className="who">
                <strong>{unit.code}</strong>
                <UnitFacts unit={unit} />
                <UnitTag unit={unit} />
              </p>
              {unit.hold && (
                <p className="quiet">{words.heldBy(unit.hold.person, messages.moment(unit.hold.until))}</p>
              )}
              <Choices lead={lead} unit={unit} isInterested={false} hours={hours} />
            </li>
          ))}
        </ul>
      )}
    </details>
  );
}
