import { type ReactElement, useEffect, useState } from 'react';
import type { GalleryEntry } from '../../wire.ts';
import type { StudioApi } from '../state/api.ts';
import type { newPageMessages } from './messages.ts';

/** The sections that a new page begins with. */
export interface Start {
  readonly isEmpty: boolean;
  readonly chosen: readonly string[];
  /** The ready-made sections; nothing while they are being fetched. */
  readonly offers: readonly GalleryEntry[] | undefined;
  readonly hasFailed: boolean;
  readonly setEmpty: (isEmpty: boolean) => void;
  readonly setChosen: (names: readonly string[]) => void;
}

/** Selects all ready-made sections of Kavling at first; those of the site are optional. */
export function useStart(api: Pick<StudioApi, 'gallery'>): Start {
  const [isEmpty, setEmpty] = useState(false);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [offers, setOffers] = useState<readonly GalleryEntry[]>();
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    let isHere = true;
    api.gallery().then(
      (entries) => {
        if (!isHere) return;
        const patterns = entries.filter(({ kind }) => kind === 'pattern');
        setOffers(patterns);
        setChosen(patterns.filter(({ isOwn }) => !isOwn).map(({ name }) => name));
      },
      () => {
        if (!isHere) return;
        setFailed(true);
        setEmpty(true);
      },
    );
    return () => {
      isHere = false;
    };
  }, [api]);
  return { isEmpty, chosen, offers, hasFailed, setEmpty, setChosen };
}

/** Ready-made sections, each with its picture, or nothing at all. */
export function SectionChoice({
  words,
  start,
}: {
  words: (typeof newPageMessages)['en'];
  start: Start;
}): ReactElement {
  const { isEmpty, chosen, offers, hasFailed, setEmpty, setChosen } = start;
  const toggle = (name: string, isOn: boolean) =>
    setChosen(isOn ? [...chosen, name] : chosen.filter((one) => one !== name));
  return (
    <>
      <fieldset className="st-bare st-start">
        <legend>{words.start}</legend>
        <div className="st-segments">
          {[false, true].map((one) => (
            <label key={String(one)}>
              <input
                type="radio"
                name="start"
                checked={isEmpty === one}
                disabled={!one && hasFailed}
                onChange={() => setEmpty(one)}
              />
              {one ? words.empty : words.ready}
            </label>
          ))}
        </div>
      </fieldset>
      {hasFailed && <p role="alert">{words.failed}</p>}
      {!isEmpty && (
        <fieldset className="st-bare st-section-choice" aria-busy={offers === undefined}>
          <legend className="st-hidden">{words.sections}</legend>
          {offers === undefined && <p className="st-quiet">{words.loading}</p>}
          {offers?.map(({ name, title, description, picture }) => (
            <label key={name} title={description}>
              <span className="st-offer-picture" aria-hidden="true">
                {picture ? (
                  <img src={picture} alt="" decoding="async" />
                ) : (
                  <span className="st-no-picture">{description}</span>
                )}
              </span>
              <span className="st-section-choice-name">
                <input
                  type="checkbox"
                  checked={chosen.includes(name)}
                  onChange={(event) => toggle(name, event.target.checked)}
                />
                {title}
              </span>
            </label>
          ))}
        </fieldset>
      )}
    </>
  );
}
