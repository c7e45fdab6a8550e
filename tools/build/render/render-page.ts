import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { ServedBrand } from '../../../server/site/brand.ts';
import type { Engine } from '../../../src/engine/create-engine.tsx';
import { ownEngine } from '../../../src/engine/own-engine.ts';
import { withBase } from '../../../src/lib/base-path.ts';
import { jakartaDay } from '../../../src/lib/days.ts';
import type { UnitList } from '../../../src/lib/units.ts';
import type { FontEmbedder } from '../../../src/renderer/first-fonts.ts';
import type { RenderContext } from '../../../src/renderer/render-context.tsx';
import type { FirstFont } from '../../../src/renderer/theme.ts';
import { nodeFiles } from '../../environment/node-environment.ts';
import { withFirstFonts } from '../../fonts/with-first-fonts.ts';
import { preparePageAssets } from '../../pictures/assets.ts';
import { gradeOf } from '../../pictures/grades.ts';
import { PictureProblem } from '../../pictures/picture-problem.ts';
import { withDrawnHomes } from '../../units/drawn-homes.ts';
import { type ListReading, listOf } from '../../units/list.ts';
import { readList } from '../../units/source.ts';
import { printUnitsFile, UNITS_FILE } from '../../units/units-file.ts';
import type { PageCard } from '../publish/manifest.ts';
import { type AssetMaker, makesAtOnce } from './asset-maker.ts';
import { brandOf } from './brand.ts';
import { drawIcons } from './page-icons.ts';

/** One page as it goes to a browser, with the files it needs (absolute paths by address inside the site). */
export interface BuiltPage {
  readonly slug: string;
  readonly html: string;
  /** The same in parts, as they are written. */
  readonly parts: readonly string[];
  /** The headers it is sent with: its policy with what only a header can say, and whether search engines may list it. */
  readonly headers: Readonly<Record<string, string>>;
  /** Its public address; empty where the author gave none. */
  readonly url: string;
  readonly isHidden: boolean;
  /** The day of its last change: 2026-08-17; empty where the author gave none. */
  readonly updated: string;
  /** The day in Jakarta on which it was made, if it depends on that; else empty. */
  readonly day: string;
  /** Its entry in a list of pages. */
  readonly card: PageCard;
  readonly brand: ServedBrand;
  readonly files: ReadonlyMap<string, string>;
  /** The text of its file of statuses (units-file.ts); none where it has no list, or follows no such file. */
  readonly unitsFile?: string;
  readonly problems: readonly PictureProblem[];
}

/** The input of rendering a page. */
export interface PageToRender
  extends Pick<
    RenderContext,
    'slug' | 'today' | 'base' | 'client' | 'look' | 'units' | 'bodyEnd' | 'isEdited' | 'sectionKeys'
  > {
  readonly root: string;
  readonly document: Readonly<Record<string, unknown>>;
  /** The folder its files are beside; by default `pages/<slug>`. */
  readonly folder?: string;
  /** The engine; that with the built-in widgets by default. */
  readonly engine?: Engine;
  /** Makes pictures, fonts and icons; by default the page waits for all of them. */
  readonly maker?: AssetMaker;
  /** True if the page shares the glyphs of its first screen with other pages of a large site. */
  readonly sharesLetters?: boolean | undefined;
  /** True if the file of statuses is written beside the page, which then follows it. */
  readonly hasUnitsFile?: boolean;
  /** The page's list of homes as it was checked; read from its source where it is not given. */
  readonly list?: ListReading | undefined;
}

/** Renders one validated document with its pictures, fonts and icons in place. */
export async function buildPage(input: PageToRender): Promise<BuiltPage> {
  const { slug, engine = ownEngine } = input;
  const units = await unitsOf(input);
  const document = withDrawnHomes(input.document, {
    folder: folderOf(input),
    tables: engine.model.tables,
    units: units?.units ?? [],
  });
  const { context: plain, ...prepared } = await preparePage({ ...input, document, units }, engine);
  const follows = input.hasUnitsFile && units && units.units.length > 0;
  const unitsFile = withBase(input.base ?? '', `/${slug}/${UNITS_FILE}`);
  const context = follows ? { ...plain, unitsFile } : plain;
  const render = (embedFont: FontEmbedder) => engine.render(document, { ...context, embedFont });
  const cache = join(input.root, '.cache/fonts');
  const firstFont = (font: FirstFont) => (input.maker ?? makesAtOnce).firstFont(font, cache);
  // The letters of a page that is being edited change with every word.
  const page = input.isEdited
    ? engine.render(document, context)
    : await withFirstFonts(render, firstFont, input.sharesLetters);
  const { parts, policy, search, usesToday } = page;
  const headers = {
    'Content-Security-Policy': `${policy}; frame-ancestors 'self'`,
    ...(search.isHidden ? { 'X-Robots-Tag': 'noindex, nofollow' } : {}),
  };
  return {
    slug,
    get html() {
      return page.html;
    },
    parts,
    headers,
    day: usesToday ? (context.today ?? '') : '',
    ...search,
    ...prepared,
    ...(follows ? { unitsFile: printUnitsFile(units) } : {}),
  };
}

const folderOf = ({ folder, root, slug }: PageToRender) => folder ?? join(root, 'pages', slug);

async function unitsOf(input: PageToRender): Promise<UnitList | undefined> {
  if (input.units || 'list' in input) return input.units ?? listOf(input.list);
  const page = { slug: input.slug, folder: folderOf(input) };
  return listOf(await readList(page, input.document, { files: nodeFiles, now: Date.now }));
}

/** Puts the pictures, fonts and icons of a document in place. */
async function preparePage(input: PageToRender, engine: Engine) {
  const { root, slug, document, client, bodyEnd, base = '', look, maker = makesAtOnce } = input;
  const { tables } = engine.model;
  const { units } = input;
  const folder = folderOf(input);
  const cache = (name: string) => join(root, '.cache', name);
  const grade = gradeOf(document);
  const preparePicture = (file: string) => maker.picture(file, cache('pictures'), base, grade);
  const assets = await preparePageAssets({
    ...{ document, folder, slug, tables, preparePicture },
    // A preview does not wait for pictures; the whole one looks the same.
    crops: input.isEdited || (input.maker && !input.maker.crops) ? undefined : cache('crops'),
  });
  const files = new Map(assets.files);
  const problems = [...assets.problems];
  const needed = engine.assetsOf(document, look);
  const fonts = new Map<string, string>();
  const text = JSON.stringify(document) + (units ? JSON.stringify(units.units) : '');
  for (const font of needed.fonts) {
    const { address, path } = await maker.font(font, text, cache('fonts'));
    fonts.set(font.file, withBase(base, address));
    files.set(address, path);
  }
  const drawn = await drawIcons(document, needed, { folder, cache: cache('marks'), maker, tables }).catch(
    (error) => {
      if (!(error instanceof PictureProblem)) throw error;
      problems.push(error);
      return undefined;
    },
  );
  for (const [address, path] of drawn?.files ?? []) files.set(address, path);
  const context: RenderContext = {
    slug,
    today: input.today ?? jakartaDay(Date.now()),
    base,
    client,
    look,
    picture: assets.picture,
    phoneCrop: assets.phoneCrop,
    units,
    fontUrl: (file) => fonts.get(file) ?? '',
    sha256: (text) => createHash('sha256').update(text).digest('base64'),
    ...(drawn ? iconsBelow(base, drawn) : {}),
    ...(bodyEnd === undefined ? {} : { bodyEnd }),
    ...(input.isEdited ? { isEdited: true } : {}),
    ...(input.sectionKeys ? { sectionKeys: input.sectionKeys } : {}),
  };
  const card = {
    name: needed.name,
    place: needed.place,
    image: drawn?.share?.src ?? '',
    isPoster: !needed.hasPlainShare,
  };
  return { context, card, brand: brandOf(document, tables, context), files, problems };
}

type Icons = Pick<RenderContext, 'icons' | 'share'>;

function iconsBelow(base: string, { icons, share }: Icons): Icons {
  return {
    icons: icons && {
      ...icons,
      ...(icons.svg ? { svg: withBase(base, icons.svg) } : {}),
      small: withBase(base, icons.small),
      touch: withBase(base, icons.touch),
    },
    share: share && { ...share, src: withBase(base, share.src) },
  };
}
