import { formatPointer, type Path, startsWith } from '../../../src/document/path.ts';
import { surfaces } from '../../../src/generated/tables.ts';
import { isRecord } from '../../../src/lib/is-record.ts';
import { placeDocument } from '../../build/render/place-document.ts';
import { buildPage } from '../../build/render/render-page.ts';
import { openSiteEngine } from '../../engine/site-engine.ts';
import { findChromium } from '../../environment/chromium.ts';
import { withFonts } from '../../extras/extras.ts';
import { printFindings } from '../findings.ts';
import { type ServedPage, servePage } from '../look/page-server.ts';
import { shoot } from '../look/shoot.ts';
import { outlineOf } from '../outline.ts';
import { nodeAt, readPointer } from '../pointer.ts';
import { type AgentSite, type OpenSite, parsed, type ReadPage } from '../site.ts';
import { argumentsOf, PAGE_ARGUMENT, type Tool, ToolError } from '../tool.ts';

const MOST_WAIT = 20_000;
const WIDTHS = { least: 320, most: 1920, usual: 390 } as const;

export function lookTool(site: AgentSite): Tool {
  return {
    name: 'look',
    title: 'Look at a page',
    description:
      'A picture (PNG) of a page, or of the widget at a path, as visitors see it. Maps, films and other sites stay empty. At most 1,500 pixels high: "top" goes on below.',
    inputSchema: argumentsOf(['page'], {
      page: PAGE_ARGUMENT,
      path: { type: 'string', description: 'JSON pointer of a widget; the whole page by default.' },
      width: {
        type: 'integer',
        minimum: WIDTHS.least,
        maximum: WIDTHS.most,
        description: 'Of the window: 390 is a phone (the default), 768 a tablet, 1280 a desktop.',
      },
      top: { type: 'integer', minimum: 0, maximum: 1_000_000, description: 'Begin so many pixels below.' },
    }),
    async run({ page, path = '', width = WIDTHS.usual, top = 0 }) {
      const { env, platform } = site.environment;
      const program = findChromium(env, platform);
      if (!program) throw new ToolError(NO_BROWSER);
      const read = site.read(String(page));
      const open = await site.open();
      const target = targetOf(read, open, readPointer(String(path)));
      const served = await inTime(serve(site, open, read));
      try {
        const shot = await shoot(program, {
          address: served.address,
          width: Number(width),
          marker: target.marker,
          top: Number(top),
        });
        const next = Number(top) + shot.height;
        const more = next < shot.whole ? ` of ${shot.whole}. Go on with "top": ${next}` : '';
        const about = `${formatPointer(target.path) || 'The page'} at ${String(width)} pixels: ${shot.width} × ${shot.height}${more}`;
        return [
          { type: 'image', data: shot.png, mimeType: 'image/png' },
          { type: 'text', text: about },
        ];
      } finally {
        served.close();
      }
    },
  };
}

const NO_BROWSER = [
  'There is no Chromium on this computer, so no page can be viewed here. The other tools work without one.',
  'Ask a person to install it (Debian and Ubuntu: apt-get install chromium; otherwise Google Chrome), or to set CHROMIUM_PATH to the program.',
].join(' ');

interface Target {
  readonly path: Path;
  /** The path as the page that is being edited names it in its comments. */
  readonly marker: string;
}

/** The widget at a path, or the one around it. */
function targetOf(read: ReadPage, { model }: OpenSite, path: Path): Target {
  const document = parsed(read);
  nodeAt(document, path);
  if (path.length === 0) return { path, marker: '' };
  const surface = surfaces.findIndex((one) => startsWith(path, one.path));
  if (surface >= 0) return { path: surfaces[surface]?.path ?? path, marker: `s${surface}` };
  const value = isRecord(document.value) ? document.value : {};
  const widget = outlineOf(value, model, []).findLast((line) => startsWith(path, line.path));
  if (!widget)
    throw new ToolError(
      `${formatPointer(path)} is not seen on the page by itself. Look at a widget, or at all.`,
    );
  const steps = widget.path.slice(1).filter((key) => key !== 'children');
  return { path: widget.path, marker: steps.join('-') };
}

/** Clients give up after a minute; pictures that are being made are there the next time. */
async function inTime(serving: Promise<ServedPage>): Promise<ServedPage> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, fail) => {
    timer = setTimeout(() => {
      void serving.then((served) => served.close()).catch(() => undefined);
      fail(new ToolError('The pictures of this page are still being made. Look again in a minute.'));
    }, MOST_WAIT);
  });
  return Promise.race([serving, late]).finally(() => clearTimeout(timer));
}

async function serve(
  site: AgentSite,
  { config, extras, check }: OpenSite,
  { page, text }: ReadPage,
): Promise<ServedPage> {
  const { environment, root } = site;
  const { engineRoot, files } = environment;
  const findings = (await check(page, text)).filter(({ severity }) => severity === 'error');
  const { value } = parsed({ page, text, hash: '' });
  if (findings.length > 0 || !isRecord(value))
    throw new ToolError(`A page with errors is not shown. Fix them first:\n${printFindings(text, findings)}`);
  const made = await openSiteEngine({ root, engineRoot, config });
  const own = await withFonts(files, root, extras);
  const { engine, client, assets } = made;
  const built = await buildPage({
    root,
    slug: page.slug,
    document: placeDocument(value, page.slug, config, { copy: own.copy, tables: engine.model.tables }),
    engine,
    client,
    base: config.base ?? '',
    look: own.look,
    isEdited: true,
  });
  return servePage(built, config.base ?? '', assets);
}
