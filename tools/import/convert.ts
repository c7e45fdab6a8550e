import { Conversion, type Node } from './conversion.ts';
import type { Element, Export } from './envelope.ts';
import { band, columnsOf, containerOf, withAnchor } from './layout.ts';
import { plainText } from './rich-text.ts';
import { Settings } from './settings.ts';
import { stack } from './stack.ts';
import { textNode } from './widgets/basic.ts';
import { mappers } from './widgets/table.ts';
import { unknownWidget, visibleTexts } from './widgets/unknown.ts';

/** An export as sections of ours, with what became of each element. */
export function convert({ elements }: Export): { sections: Node[]; conversion: Conversion } {
  const conversion = new Conversion();
  const table = mappers((child) => inner(child));

  /** What an element below the top becomes. */
  function inner(element: Element): Node[] {
    const settings = new Settings(element.settings);
    return conversion.record(element, settings, () => {
      const hides = hiddenOn(settings);
      const nodes = withAnchor(build(element, settings), settings, conversion);
      if (hides.length === 0) return nodes;
      return stack(nodes).map((node) => ({ ...node, hideOn: hides }));
    });
  }

  function build(element: Element, settings: Settings): Node[] {
    const cells = () => element.children.map((child) => inner(child));
    if (element.kind === 'column') return columnContent(element, settings, cells());
    if (element.kind === 'section') return columnsOf(settings, element, cells(), conversion);
    if (element.kind === 'container') return containerOf(settings, element, cells(), conversion);
    const map = table.get(element.type);
    if (!map) return unknownWidget(settings, conversion, element, cells().flat());
    const nodes = map(settings, conversion, element);
    return [...nodes, ...forgottenWords(element, nodes)];
  }

  function columnContent(_element: Element, settings: Settings, cells: Node[][]): Node[] {
    settings.ignore(
      '_column_size',
      '_inline_size',
      'space_between_widgets',
      'content_position',
      'html_tag',
      'padding',
      'margin',
    );
    return cells.flat();
  }

  /** Words of a widget that its mapper did not carry stand after it, so that none is lost. */
  function forgottenWords(element: Element, nodes: readonly Node[]): Node[] {
    const told = wordsOf(JSON.stringify([...nodes].map(textsOf)));
    return visibleTexts(element.settings).flatMap((html) => {
      const isTold = wordsOf(JSON.stringify(plainText(html))).every((word) => told.includes(word));
      if (isTold || isSwitchedOff(element, html)) return [];
      conversion.addNote(
        `"${plainText(html).slice(0, 60)}" had no place of its own and stands after the widget.`,
      );
      return textNode(html, conversion, { size: 'small' });
    });
  }

  const sections = elements.flatMap((element) => {
    const settings = new Settings(element.settings);
    const nodes = conversion.record(element, settings, () => {
      const hides = hiddenOn(settings);
      const cells = element.children.map((child) => inner(child));
      const isWidget = element.kind === 'widget';
      const content = isWidget
        ? build(element, settings)
        : element.kind === 'section'
          ? columnsOf(settings, element, cells, conversion)
          : containerOf(settings, element, cells, conversion);
      if (content.length === 0) {
        if (!isWidget) conversion.addNote('It held nothing that is shown.');
        return [];
      }
      const made = band(settings, content, conversion);
      return withAnchor([hides.length ? { ...made, hideOn: hides } : made], settings, conversion);
    });
    return nodes;
  });
  return { sections, conversion };
}

function hiddenOn(settings: Settings): string[] {
  return ['mobile', 'tablet', 'desktop'].filter((screen) => settings.on(`hide_${screen}`, false));
}

/** Settings that stay in an export although their switch is off. */
function isSwitchedOff({ type, settings }: Element, html: string): boolean {
  if (type === 'image') return settings.caption === html && settings.caption_source !== 'custom';
  if (type === 'divider') return settings.text === html && settings.look !== 'line_text';
  return false;
}

function textsOf(value: unknown): unknown {
  if (typeof value === 'string' || typeof value === 'number') return value;
  if (Array.isArray(value)) return value.map(textsOf);
  if (typeof value === 'object' && value !== null) return Object.values(value).map(textsOf);
  return '';
}

function wordsOf(text: string): string[] {
  return (
    text
      .replaceAll('\\n', ' ')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}
