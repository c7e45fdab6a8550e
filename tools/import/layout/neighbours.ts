import type { Node } from '../conversion.ts';

/** Bands of one tone look like one block: between them is the room of a part of it, not that of two. */
export function withoutDoubleRoom(sections: readonly Node[]): void {
  sections.forEach((section, at) => {
    const isLikeOther = [sections[at - 1], sections[at + 1]].some(
      (other) => other?.type === 'section' && other.tone === section.tone,
    );
    if (section.type === 'section' && section.tone && isLikeOther) section.spacing ??= 'medium';
  });
}
