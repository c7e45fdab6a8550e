import type { Node } from '../conversion.ts';

/** Reduces the spacing of neighbouring bands of one tone: they look like one block. */
export function withoutDoubleRoom(sections: readonly Node[]): void {
  sections.forEach((section, at) => {
    const isLikeOther = [sections[at - 1], sections[at + 1]].some(
      (other) => other?.type === 'section' && other.tone === section.tone,
    );
    if (section.type === 'section' && section.tone && isLikeOther) section.spacing ??= 'medium';
  });
}
