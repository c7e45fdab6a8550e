import type { Conversion, ImportResult } from './conversion.ts';
import type { FetchedPictures } from './pictures.ts';

export interface Share {
  readonly elements: number;
  readonly exact: number;
  readonly approximated: number;
  readonly placeholder: number;
}

export function shareOf(results: readonly ImportResult[]): Share {
  const count = (became: ImportResult['became']) =>
    results.filter((result) => result.became === became).length;
  return {
    elements: results.length,
    exact: count('exact'),
    approximated: count('approximated'),
    placeholder: count('placeholder'),
  };
}

/** `import-report.json`: the result for every element, and what remains to be done by hand. */
export function importReport(input: {
  source: string;
  conversion: Conversion;
  pictures: FetchedPictures;
  fixes: readonly string[];
}) {
  const { source, conversion, pictures, fixes } = input;
  return {
    source,
    share: shareOf(conversion.results),
    toDo: {
      picturesWithoutDescription: [...conversion.withoutAlt],
      picturesOnOtherServers: pictures.referenced,
      byHand: conversion.hints,
      dynamicTags: Object.fromEntries(conversion.dynamic),
    },
    downloaded: pictures.downloaded,
    fixes,
    elements: conversion.results,
  };
}
