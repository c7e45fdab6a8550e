import { isRecord } from '../../../src/lib/is-record.ts';
import { hashOf } from './hash.ts';

/** The origin of a version. Named and published versions are kept forever. */
const versionKinds = ['save', 'agent', 'publish', 'named'] as const;

type VersionKind = (typeof versionKinds)[number];

/** One version of a page, as it is in its file. */
export interface Version {
  /** When, as ISO 8601. */
  readonly at: string;
  /** A person, or the name that an agent gave itself. */
  readonly who: string;
  readonly kind: VersionKind;
  /** A short label of the change. */
  readonly label: string;
  /** The hash of the text that it was made from; `null` for the first one. */
  readonly base: string | null;
  readonly hash: string;
  readonly text: string;
}

/** A version without its text; `id` is the name of its file without the ending. */
export type VersionEntry = Omit<Version, 'text'> & { readonly id: string };

const ENDING = '.json';
const ID = /^\d{1,15}-[0-9a-f]{8}$/;

export function isVersionId(id: string): boolean {
  return ID.test(id);
}

export function versionId(milliseconds: number, hash: string): string {
  return `${milliseconds}-${hash.slice(0, 8)}`;
}

export function fileOfVersion(id: string): string {
  return id + ENDING;
}

/** The versions among the names in a folder, newest first. */
export function versionIds(names: readonly string[]): string[] {
  return names
    .filter((name) => name.endsWith(ENDING))
    .map((name) => name.slice(0, -ENDING.length))
    .filter(isVersionId)
    .sort((a, b) => Number.parseInt(b, 10) - Number.parseInt(a, 10) || b.localeCompare(a));
}

/** Parses the file of a version; undefined if it is damaged. */
export function parseVersion(content: string): Version | undefined {
  let value: unknown;
  try {
    value = JSON.parse(content);
  } catch {
    return undefined;
  }
  if (!isRecord(value)) return undefined;
  const { at, who, kind, label, base, hash, text } = value;
  const known = versionKinds.find((one) => one === kind);
  if (!known || typeof at !== 'string' || typeof who !== 'string' || typeof label !== 'string')
    return undefined;
  if (base !== null && typeof base !== 'string') return undefined;
  if (typeof text !== 'string' || typeof hash !== 'string' || hash !== hashOf(text)) return undefined;
  return { at, who, kind: known, label, base, hash, text };
}
