import { useCallback, useEffect, useId, useState } from 'react';
import { api, type DeskDelivery } from './api.ts';
import { Button } from './button.tsx';
import { useDesk } from './desk-context.tsx';
import { useLanguage, useMessages } from './language.tsx';
import { deliveryMessages } from './messages-deliveries.ts';
import { Options } from './options.tsx';
import './deliveries.css';

/** The colours of the states, by the statuses of leads. */
const COLOURS: Readonly<Record<string, string>> = { waiting: 'contacted', done: 'won', dead: 'lost' };

/** Webhook deliveries with the responses, and a button to send them again. */
export function Deliveries() {
  const words = deliveryMessages[useLanguage()];
  const { fail, say, changes } = useDesk();
  const heading = useId();
  const [state, setState] = useState('');
  const [shown, setShown] = useState<readonly DeskDelivery[]>([]);
  const [next, setNext] = useState<string | null>(null);
  const [hasReceivers, setHasReceivers] = useState(false);
  const read = useCallback(
    (before = '') =>
      api.deliveries(state, before).then((page) => {
        setShown((old) => (before === '' ? page.deliveries : [...old, ...page.deliveries]));
        setNext(page.next);
        setHasReceivers(page.hasReceivers);
      }, fail),
    [state, fail],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change asks for the list again
  useEffect(() => void read(), [read, changes]);
  const sendAgain = (id: string) => void api.sendAgain(id).then(() => say(words.sentAgain), fail);

  if (!hasReceivers && shown.length === 0 && state === '') return null;
  return (
    <section className="deliveries" aria-labelledby={heading}>
      <h2 id={heading}>{words.title}</h2>
      <p className="quiet">{words.hint}</p>
      <div className="acts">
        <label>
          <span>{words.state}</span>
          <select value={state} onChange={({ target }) => setState(target.value)}>
            <Options of={Object.entries(words.states)} />
          </select>
        </label>
        <Button onClick={() => void read()}>{words.refresh}</Button>
      </div>
      {shown.length === 0 && <p className="quiet">{state === '' ? words.none : words.noMatch}</p>}
      <ul>
        {shown.map((delivery) => (
          <Row key={delivery.id} delivery={delivery} onAgain={sendAgain} />
        ))}
      </ul>
      {next !== null && <Button onClick={() => void read(next)}>{words.older}</Button>}
    </section>
  );
}

interface RowProps {
  readonly delivery: DeskDelivery;
  readonly onAgain: (id: string) => void;
}

function Row({ delivery, onAgain }: RowProps) {
  const words = deliveryMessages[useLanguage()];
  const messages = useMessages();
  const { state, status, attempts, response, last_error: error } = delivery;
  const event = words.events[delivery.type] ?? delivery.type;
  const moment = messages.moment(delivery.created_at);
  const facts = [
    delivery.receiver || words.noReceiver,
    moment,
    words.tries(attempts),
    ...(state === 'waiting' && attempts > 0 ? [words.nextTry(messages.moment(delivery.next_at))] : []),
  ];
  return (
    <li data-state={state}>
      <p className="who">
        <strong>{event}</strong>
        <span className="tag" data-status={COLOURS[state]}>
          {words.states[state]}
        </span>
        <span className="tag">{status > 0 ? words.answered(status) : words.noAnswer}</span>
      </p>
      <p className="quiet">{facts.join(' · ')}</p>
      {(error !== '' || response !== '') && <p className="answer">{response || error}</p>}
      {delivery.mayResend && (
        <Button aria-label={words.againOf(event, moment)} onClick={() => onAgain(delivery.id)}>
          {words.again}
        </Button>
      )}
    </li>
  );
}
