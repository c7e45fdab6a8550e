import { type ReactElement, useId, useState } from 'react';
import { canonicalUrl } from '../../../src/renderer/canonical-url.ts';
import { useAddress, useText } from '../forms/values.ts';
import { useStudio } from '../state/studio.tsx';
import { writeValue } from '../state/write.ts';
import { dialogMessages } from './messages.ts';

const PATH = ['seo', 'url'] as const;

/** Asks for the web address of a page that has none, until there is one or the user goes on without. */
export function PublishAddress({ onAnswer }: { onAnswer: (isAnswered: boolean) => void }): ReactElement {
  const studio = useStudio();
  const words = dialogMessages[studio.language];
  const id = useId();
  const [text, setText] = useState(useText(PATH));
  const [isWithout, setWithout] = useState(false);
  const hasAddress = useAddress() !== '';
  const type = (next: string) => {
    setText(next);
    const address = addressIn(next);
    if (address !== '') writeValue(studio, PATH, address, { isTyping: true });
    onAnswer(address !== '' || isWithout);
  };
  return (
    <div className="st-publish-address">
      <label htmlFor={id}>{words.address}</label>
      <input
        id={id}
        className="st-input"
        type="text"
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        aria-describedby={`${id}-help`}
        placeholder="https://www.example.co.id/"
        value={text}
        onChange={(event) => type(event.target.value)}
      />
      <p className="st-quiet" id={`${id}-help`}>
        {words.addressHelp}
      </p>
      {!hasAddress && (
        <label className="st-check">
          <input
            type="checkbox"
            checked={isWithout}
            onChange={(event) => {
              setWithout(event.target.checked);
              onAnswer(event.target.checked);
            }}
          />
          {words.withoutAddress}
        </label>
      )}
    </div>
  );
}

/** The address that a text means, with `https://` where it names only the domain; empty while it is none. */
function addressIn(text: string): string {
  const typed = text.trim();
  const whole = /^https?:\/\//.test(typed) ? typed : `https://${typed}`;
  return /^https?:\/\/[^/\s]+\.[^/.\s]+(?:[/?]\S*)?$/.test(whole) && canonicalUrl(whole) !== '' ? whole : '';
}
