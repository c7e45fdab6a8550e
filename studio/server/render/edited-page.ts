import { isRecord } from '../../../src/lib/is-record.ts';
import type { AssetMaker } from '../../../tools/build/render/asset-maker.ts';
import { placeDocument } from '../../../tools/build/render/place-document.ts';
import { buildPage, type PageToRender } from '../../../tools/build/render/render-page.ts';
import { readDocument } from '../../../tools/diagnostics/document.ts';
import { StudioRefusal } from '../answers.ts';
import type { StudioContext } from '../input.ts';

/** A page as the frame of the studio shows it. */
export interface EditedPage {
  readonly html: string;
  readonly headers: Readonly<Record<string, string>>;
}

export interface EditedPages {
  /** @param sectionKeys the prefix of the ids and markers of each section; by default its position */
  whole(slug: string, text: string, sectionKeys?: readonly string[]): Promise<EditedPage>;
  /** As visitors will see it, without anything of the studio. */
  draft(slug: string, text: string): Promise<EditedPage>;
}

/** Renders texts for editing: what a build makes of them, with markers, the style of all widgets and fonts with all letters. */
export function createEditedPages(context: StudioContext): EditedPages {
  const { root, config, own, assets, messages } = context;
  const maker = withAllLetters(assets.maker);

  function pageOf(slug: string, text: string): PageToRender {
    const { engine, client } = context.site();
    const { value } = readDocument(text);
    if (!isRecord(value)) throw new StudioRefusal(422, messages.cannotRender('JSON'));
    const place = { copy: own?.copy, tables: engine.model.tables };
    const document = placeDocument(value, slug, config, place);
    const { base = '' } = config;
    return { root, slug, engine, client, document, base, look: own?.look, maker, isEdited: true };
  }

  const rendered = async <T>(render: () => Promise<T>): Promise<T> => {
    try {
      return await render();
    } catch (error) {
      if (error instanceof StudioRefusal) throw error;
      const reason = error instanceof Error ? error.message : String(error);
      throw new StudioRefusal(422, messages.cannotRender(reason));
    }
  };

  return {
    whole: (slug, text, sectionKeys) =>
      rendered(async () => {
        const built = await buildPage({ ...pageOf(slug, text), sectionKeys });
        context.keep(built);
        const { html, headers } = built;
        return {
          html: withPolicy(html),
          headers: Object.fromEntries(
            Object.entries(headers).map(([name, value]) => [name, withPolicy(value)]),
          ),
        };
      }),
    draft: (slug, text) =>
      rendered(async () => {
        const built = await buildPage({ ...pageOf(slug, text), maker: assets.maker, isEdited: false });
        context.keep(built);
        return built;
      }),
  };
}

/** Every letter that a built page may contain, so that newly typed letters appear in the right typeface. */
const ALL_LETTERS = Array.from({ length: 0x3000 - 0xa1 }, (_, at) => String.fromCharCode(0xa1 + at)).join('');

function withAllLetters(maker: AssetMaker): AssetMaker {
  return { ...maker, font: (font, _text, cache) => maker.font(font, ALL_LETTERS, cache) };
}

/** Adds the window's own policy for writing into the frame; the rest of the page's policy is as published. */
function withPolicy(text: string): string {
  return text.replace(/(trusted-types kavling)\b/, '$1 studio');
}
