import type { FetchedPictures } from './pictures.ts';
import type { Fate, Work } from './work.ts';

export interface Share {
  readonly elements: number;
  readonly exact: number;
  readonly approximated: number;
  readonly placeholder: number;
}

export function shareOf(fates: readonly Fate[]): Share {
  const count = (became: Fate['became']) => fates.filter((fate) => fate.became === became).length;
  return {
    elements: fates.length,
    exact: count('exact'),
    approximated: count('approximated'),
    placeholder: count('placeholder'),
  };
}

/** `import-report.json`: what became of every element, and what is left to do by hand. */
export function importReport(input: {
  source: string;
  work: Work;
  pictures: FetchedPictures;
  mends: readonly string[];
}) {
  const { source, work, pictures, mends } = input;
  return {
    source,
    share: shareOf(work.fates),
    toDo: {
      picturesWithoutDescription: [...work.withoutAlt],
      picturesOnOtherServers: pictures.referenced,
      byHand: work.hints,
      dynamicTags: Object.fromEntries(work.dynamic),
    },
    downloaded: pictures.downloaded,
    mended: mends,
    elements: work.fates,
  };
}
