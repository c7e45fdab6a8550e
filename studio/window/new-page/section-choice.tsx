import { Fragment, type ReactElement, useEffect, useState } from 'react';
import type { GalleryEntry, StarterEntry } from '../../wire.ts';
import { LiveSection } from '../components/live-section.tsx';
import { byKind } from '../components/section-kinds.ts';
import type { StudioApi } from '../state/api.ts';
import type { newPageMessages } from './messages.ts';

type Words = (typeof newPageMessages)['en'];

/** The beginning of a new page: a whole page, ready-made sections, or nothing. */
type Way = 'starter' | 'sections' | 'empty';

export interface Start {
  readonly way: Way;
  readonly chosen: readonly string[];
  readonly starter: string;
  /** The ready-made sections and the whole pages; nothing while they are being fetched. */
  readonly offers:
    | { readonly sections: readonly GalleryEntry[]; readonly starters: readonly StarterEntry[] }
    | undefined;
  readonly hasFailed: boolean;
  readonly setWay: (way: Way) => void;
  readonly setChosen: (names: readonly string[]) => void;
  readonly setStarter: (name: string) => void;
}

/** Selects the sections of an ordinary page at first. */
export function useStart(api: Pick<StudioApi, 'gallery' | 'starters'>): Start {
  const [way, setWay] = useState<Way>('sections');
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [starter, setStarter] = useState('');
  const [offers, setOffers] = useState<Start['offers']>();
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    let isHere = true;
    Promise.all([api.gallery(), api.starters()]).then(
      ([entries, starters]) => {
        if (!isHere) return;
        const sections = entries.filter(({ kind }) => kind === 'pattern');
        setOffers({ sections, starters });
        setChosen(sections.filter(({ isStarting }) => isStarting).map(({ name }) => name));
        setStarter(starters[0]?.name ?? '');
      },
      () => {
        if (!isHere) return;
        setFailed(true);
        setWay('empty');
      },
    );
    return () => {
      isHere = false;
    };
  }, [api]);
  return { way, chosen, starter, offers, hasFailed, setWay, setChosen, setStarter };
}

/** Whole pages or ready-made sections, each shown as it is, or nothing at all. */
export function SectionChoice({ words, start }: { words: Words; start: Start }): ReactElement {
  const { way, offers, hasFailed, setWay } = start;
  return (
    <>
      <fieldset className="st-bare st-start">
        <legend>{words.start}</legend>
        <div className="st-segments">
          {(['starter', 'sections', 'empty'] as const).map((one) => (
            <label key={one}>
              <input
                type="radio"
                name="start"
                checked={way === one}
                disabled={one !== 'empty' && hasFailed}
                onChange={() => setWay(one)}
              />
              {words[one === 'sections' ? 'ready' : one]}
            </label>
          ))}
        </div>
      </fieldset>
      {hasFailed && <p role="alert">{words.failed}</p>}
      {way !== 'empty' && (
        <fieldset className="st-bare st-section-choice" aria-busy={offers === undefined}>
          <legend className="st-hidden">{way === 'starter' ? words.starter : words.sections}</legend>
          {offers === undefined && <p className="st-quiet">{words.loading}</p>}
          {offers && (way === 'starter' ? <Starters start={start} /> : <Sections {...{ words, start }} />)}
        </fieldset>
      )}
    </>
  );
}

function Starters({ start: { offers, starter, setStarter } }: { start: Start }): ReactElement {
  return (
    <>
      {offers?.starters.map((one) => (
        <Choice
          key={one.name}
          {...one}
          type="radio"
          checked={starter === one.name}
          onPick={() => setStarter(one.name)}
        />
      ))}
    </>
  );
}

function Sections({
  words,
  start: { offers, chosen, setChosen },
}: {
  words: Words;
  start: Start;
}): ReactElement {
  const toggle = (name: string) =>
    setChosen(chosen.includes(name) ? chosen.filter((one) => one !== name) : [...chosen, name]);
  return (
    <>
      {byKind(offers?.sections ?? [], (entry) => entry).map(({ kind, title, found }) => (
        <Fragment key={kind}>
          <p className="st-option-title">{title || words.own}</p>
          {found.map((one) => (
            <Choice
              key={one.name}
              {...one}
              type="checkbox"
              checked={chosen.includes(one.name)}
              onPick={() => toggle(one.name)}
            />
          ))}
        </Fragment>
      ))}
    </>
  );
}

interface ChoiceProps extends StarterEntry {
  readonly type: 'radio' | 'checkbox';
  readonly checked: boolean;
  readonly onPick: () => void;
}

function Choice({ title, description, preview, type, checked, onPick }: ChoiceProps): ReactElement {
  return (
    <label title={description}>
      <span className="st-offer-picture">
        <LiveSection src={preview} title={title} />
      </span>
      <span className="st-section-choice-name">
        <input type={type} name={type === 'radio' ? 'starter' : ''} checked={checked} onChange={onPick} />
        {title}
      </span>
    </label>
  );
}
