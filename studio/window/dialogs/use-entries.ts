import { useEffect, useState } from 'react';
import type { GalleryEntry } from '../../wire.ts';
import { StudioError } from '../state/api.ts';
import type { Studio } from '../state/studio.tsx';
import { dialogMessages } from './messages.ts';

/** The gallery is fetched once per window; a failed request can be retried. */
const fetched = new WeakMap<Studio, readonly GalleryEntry[]>();

export function useEntries(studio: Studio): {
  entries: readonly GalleryEntry[] | undefined;
  problem: string | undefined;
  load: () => void;
} {
  const [entries, setEntries] = useState(fetched.get(studio));
  const [problem, setProblem] = useState<string>();
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt fetches again
  useEffect(() => {
    let isHere = true;
    studio.api.gallery().then(
      (found) => {
        fetched.set(studio, found);
        if (isHere) setEntries(found);
      },
      (error: unknown) => {
        const words = error instanceof StudioError ? `${error.message} ${error.fix}` : '';
        if (isHere && !fetched.has(studio))
          setProblem(words || dialogMessages[studio.language].galleryFailed);
      },
    );
    return () => {
      isHere = false;
    };
  }, [studio, tries]);
  return {
    entries,
    problem,
    load: () => {
      setProblem(undefined);
      setTries(tries + 1);
    },
  };
}
