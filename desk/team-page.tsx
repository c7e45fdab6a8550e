import { useCallback, useEffect, useState } from 'react';
import { AddPerson, TokenCard } from './add-person.tsx';
import { api, type DeskTeam, type TeamPerson, type TeamProject } from './api.ts';
import { Button } from './button.tsx';
import { ConfirmBox } from './confirm-box.tsx';
import { Deliveries } from './deliveries.tsx';
import { useDesk } from './desk-context.tsx';
import { useMessages } from './language.tsx';
import { Options } from './options.tsx';
import './team-page.css';

const ROLES = ['sales', 'lead', 'admin'] as const;

/** The team: roles, absences, and the next turn. */
export function TeamPage() {
  const messages = useMessages();
  const { changes, fail, say, refreshMe } = useDesk();
  const [team, setTeam] = useState<DeskTeam | null>(null);
  const [token, setToken] = useState<{ name: string; token: string } | null>(null);
  const read = useCallback(() => {
    api.team().then(setTeam, fail);
  }, [fail]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change asks for the team again
  useEffect(read, [read, changes]);
  const act = (work: Promise<unknown>, text = messages.saved) =>
    void work.then(() => {
      say(text);
      refreshMe();
    }, fail);

  if (!team)
    return <main className="page team" tabIndex={-1} aria-label={messages.views.team} aria-busy="true" />;
  const names = new Map(team.projects.map(({ id, name }) => [id, name]));
  return (
    <main className="page team" tabIndex={-1} aria-label={messages.views.team}>
      {token && <TokenCard {...token} onClose={() => setToken(null)} />}
      <section aria-labelledby="people">
        <h2 id="people">{messages.people}</h2>
        <ul className="people">
          {team.people.map((person) => (
            <Person key={person.name} person={person} names={names} act={act} onToken={setToken} />
          ))}
        </ul>
        {team.projects.some(({ mayChange }) => mayChange) && (
          <AddPerson
            projects={team.projects}
            onAdded={(made) => {
              setToken(made);
              say(messages.saved);
            }}
          />
        )}
      </section>
      <section aria-labelledby="rotation">
        <h2 id="rotation">{messages.rotation}</h2>
        {team.projects.map((project) => (
          <Rotation key={project.id} project={project} act={act} />
        ))}
      </section>
      <Deliveries />
    </main>
  );
}

type Act = (work: Promise<unknown>, text?: string) => void;

interface PersonProps {
  readonly person: TeamPerson;
  readonly names: ReadonlyMap<string, string>;
  readonly act: Act;
  readonly onToken: (token: { name: string; token: string }) => void;
}

function Person({ person, names, act, onToken }: PersonProps) {
  const messages = useMessages();
  const { fail, say } = useDesk();
  const [asks, setAsks] = useState(false);
  const { name, absentUntil, roles, mayChange, isOfSettings } = person;
  const free = [...names].filter(([id]) => !roles.some(({ project }) => project === id));
  return (
    <li>
      <p className="who">
        <strong>{name}</strong>
        <span className="tag" data-status={absentUntil > 0 ? 'lost' : 'won'}>
          {absentUntil > 0 ? messages.awayUntil(messages.moment(absentUntil)) : messages.present}
        </span>
        {isOfSettings && <span className="tag">{messages.ofSettings}</span>}
      </p>
      <ul className="roles">
        {roles.map(({ project, role }) => (
          <li key={project}>
            <label>
              <span>{project === '*' ? messages.everyProject : (names.get(project) ?? project)}</span>
              <select
                value={role}
                disabled={!mayChange || (isOfSettings && project === '*')}
                onChange={({ target }) => act(api.setRole(name, project, target.value))}
              >
                <Options of={ROLES.map((one) => [one, messages.roles[one]])} />
                <option value="">–</option>
              </select>
            </label>
          </li>
        ))}
      </ul>
      <p className="acts">
        {mayChange && free.length > 0 && (
          <select
            aria-label={`${messages.add}: ${name}`}
            value=""
            onChange={({ target }) => act(api.setRole(name, target.value, 'sales'))}
          >
            <option value="" disabled>
              + {messages.filters.project[0]}
            </option>
            <Options of={free} />
          </select>
        )}
        <AwayButton until={absentUntil} onSet={(until) => act(api.setAbsence(name, until))} />
        {mayChange && !isOfSettings && (
          <>
            <Button className="plain" onClick={() => void api.newToken(name).then(onToken, fail)}>
              {messages.newToken}
            </Button>
            <Button className="plain" onClick={() => setAsks(true)}>
              {messages.removePerson}
            </Button>
          </>
        )}
      </p>
      {asks && (
        <ConfirmBox
          label={messages.removePerson}
          question={messages.removeSure(name)}
          yes={messages.removePerson}
          onYes={() => void api.removePerson(name).then(({ freed }) => say(messages.freed(freed)), fail)}
          onNo={() => setAsks(false)}
        />
      )}
    </li>
  );
}

/** Away until a day, or back. */
export function AwayButton({ until, onSet }: { until: number; onSet: (until: number) => void }) {
  const messages = useMessages();
  if (until > 0)
    return (
      <Button className="plain" onClick={() => onSet(0)}>
        {messages.backNow}
      </Button>
    );
  return (
    <details className="away">
      <summary className="plain">{messages.away}</summary>
      <label>
        <span>{messages.setAway}</span>
        <input
          type="datetime-local"
          onChange={({ target }) => {
            const at = new Date(target.value).getTime();
            if (at > Date.now()) onSet(at);
          }}
        />
      </label>
    </details>
  );
}

function Rotation({ project, act }: { project: TeamProject; act: Act }) {
  const messages = useMessages();
  const { id, name, isOn, people, turns, mayChange } = project;
  const inTurn = turns.map(({ person }) => person);
  const set = (on: boolean, chosen: readonly string[]) => act(api.setRotation(id, on, chosen));
  const today = Math.floor((Date.now() + 7 * 3_600_000) / 86_400_000);
  return (
    <fieldset className="rotation">
      <legend>{name}</legend>
      <label className="switch">
        <input
          type="checkbox"
          checked={isOn}
          onChange={() => set(!isOn, inTurn.length > 0 ? inTurn : people)}
        />
        {isOn ? messages.rotationOn : messages.rotationOff}
      </label>
      {isOn && (
        <ul>
          {people.map((person) => {
            const turn = turns.find((one) => one.person === person);
            return (
              <li key={person}>
                <label>
                  <input
                    type="checkbox"
                    checked={turn !== undefined}
                    onChange={() =>
                      set(true, turn ? inTurn.filter((one) => one !== person) : [...inTurn, person])
                    }
                  />
                  {person}
                </label>
                {turn && (
                  <span className="quiet">{messages.turnsToday(turn.day === today ? turn.given : 0)}</span>
                )}
              </li>
            );
          })}
        </ul>
      )}
      {mayChange && (
        <label className="project-name">
          <span>{messages.projectName}</span>
          <input
            defaultValue={name}
            maxLength={80}
            onBlur={({ target }) => {
              if (target.value.trim() !== name) act(api.nameProject(id, target.value));
            }}
          />
        </label>
      )}
    </fieldset>
  );
}
