import { themePresets } from '../../src/renderer/theme-presets.ts';
import { patternDocument, readPatterns } from '../../tools/pages/patterns.ts';
import { readStarters, starterDocument } from '../../tools/pages/starters.ts';

/** All ready-made sections below each other, on a page of each style: `sections/<preset>`; and `starters/<name>`. */
export function sectionPages() {
  const patterns = readPatterns();
  const starters = readStarters().map((one) => ({
    slug: `starters/${one.name}`,
    document: starterDocument(one),
  }));
  const sheets = Object.keys(themePresets).map((preset) => {
    const pages = patterns.map((pattern) => patternDocument(pattern, { theme: { preset } }));
    const sections = patterns.map(({ section }) => section);
    return { slug: `sections/${preset}`, document: { ...Object.assign({}, ...pages), sections } };
  });
  return [...sheets, ...starters];
}
