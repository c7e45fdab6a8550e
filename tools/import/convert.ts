import type { Ground } from './colors.ts';
import { Conversion, type Node } from './conversion.ts';
import type { Element, Export } from './envelope.ts';
import {
  type Backdrop,
  backdropOf,
  onBackdrop,
  onPoster,
  settleFaint,
  widgetBackdrop,
} from './layout/backdrop.ts';
import { bandsOf, ignoreLook, withAnchor, withLink } from './layout/band.ts';
import { isCentred, layoutOf } from './layout/container.ts';
import { decorations, leaveOut } from './layout/floating.ts';
import { hasAllIcons, withIconBox } from './layout/icon-boxes.ts';
import { bandRoom } from './layout/looks.ts';
import { isWaiting, reportHidden, unseen } from './layout/placeholders.ts';
import { hidden, isNeverSeen } from './layout/screens.ts';
import { heightOf, shapeNear } from './layout/shapes.ts';
import { withSides } from './layout/sides.ts';
import { pageRoom, perScreen, type Room } from './room.ts';
import { Settings } from './settings.ts';
import { addons } from './widgets/addons/addons.ts';
import { livesOnSite, siteContent, wordpressWidget } from './widgets/site.ts';
import { mappers } from './widgets/table.ts';
import { unknownWidget } from './widgets/unknown.ts';

/** Widgets whose ground is a look of their own, or which have none. */
const BARE = new Set(['button', 'divider', 'spacer', 'image', 'icon', 'menu-anchor', 'social-icons']);

/** An export as sections of ours, with what became of each element. */
export function convert({ elements }: Export, colors: ReadonlyMap<string, string> = new Map()) {
  const conversion = new Conversion(colors);
  const table = mappers((child) => inner(child, conversion.room));

  /** What an element below the top becomes, in the room it has. */
  function inner(element: Element, room: Room): Node[] {
    const settings = new Settings(element.settings);
    return conversion.record(element, settings, () =>
      conversion.within(room, () => {
        if (isNeverSeen(element, conversion)) return [];
        const nodes = element.kind === 'widget' ? widget(element, settings) : group(element, settings);
        return hidden(withAnchor(nodes, settings, conversion), settings);
      }),
    );
  }

  function widget(element: Element, settings: Settings): Node[] {
    if (BARE.has(element.type)) return content(element, settings);
    const around = conversion.ground;
    const backdrop = widgetBackdrop(settings, conversion);
    const edge = backdrop.ground || backdrop.edge ? 50 : 0;
    const room = perScreen((screen) => Math.max(80, conversion.room[screen] - edge));
    const nodes = conversion.within(room, () =>
      conversion.on(backdrop.ground, () => content(element, settings)),
    );
    return nodes.length ? onGround(nodes, backdrop, around) : [];
  }

  function content(element: Element, settings: Settings): Node[] {
    const map = table.get(element.type) ?? ofTheSite(element.type);
    if (map) return map(settings, conversion, element);
    const made = addons(settings, conversion, element, (child) => inner(child, conversion.room));
    if (made) return made;
    const cells = element.children.map((child) => inner(child, conversion.room));
    return unknownWidget(settings, conversion, element, cells.flat());
  }

  function group(element: Element, settings: Settings): Node[] {
    const around = conversion.ground;
    const { backdrop, nodes } = parts(element, settings);
    const height = heightOf(element);
    const ratio = height ? { ratio: shapeNear(conversion.room.desktop, height) } : {};
    const ground = { ...backdrop, ...ratio, isMiddle: isCentred(element) };
    return onGround(withLink(nodes, settings, conversion), ground, around);
  }

  /** A ground around nothing but placeholders is hidden until they are replaced. */
  function onGround(nodes: Node[], backdrop: Backdrop, around: Ground | undefined): Node[] {
    const made = onBackdrop(nodes, backdrop, around);
    const isHidden = isWaiting(nodes, conversion) && made.some((node) => !nodes.includes(node));
    return isHidden ? made.map(unseen) : made;
  }

  /** What a section, column or container holds, laid out in the room that its own ground leaves. */
  function parts(given: Element, settings: Settings) {
    const element = withIconBox(given);
    ignoreLook(settings);
    const backdrop = backdropOf(settings, conversion);
    const edge = backdrop.background ? 80 : backdrop.ground || backdrop.edge ? 50 : 0;
    const room = perScreen((screen) => Math.max(80, conversion.room[screen] - edge));
    const layout = layoutOf(settings, element, room, conversion);
    const decor = decorations(element);
    const cells = conversion.withIcons(hasAllIcons(element), () =>
      conversion.on(backdrop.ground, () =>
        element.children.map((child, at) =>
          decor.has(child) ? omitted(child) : inner(child, layout.rooms[at] ?? room),
        ),
      ),
    );
    return { backdrop, nodes: layout.make(cells) };
  }

  function omitted(element: Element): Node[] {
    return conversion.record(element, new Settings(element.settings), () => {
      leaveOut(element, conversion);
      return [];
    });
  }

  function bands(element: Element): Node[] {
    const settings = new Settings(element.settings);
    return conversion.record(element, settings, () => {
      if (isNeverSeen(element, conversion)) return [];
      if (element.kind === 'widget') {
        const content = widget(element, settings);
        return content.length
          ? withAnchor(
              hidden(bandsOf(settings, content, {}, element, conversion), settings),
              settings,
              conversion,
            )
          : [];
      }
      const { backdrop, nodes } = conversion.within(bandRoom(element), () => parts(element, settings));
      if (nodes.length === 0 && !backdrop.background) {
        conversion.addNote('It held nothing that is shown.');
        return [];
      }
      const [film, ground] = onPoster(nodes, backdrop);
      const [opening, rest] = openingOf(withLink(film, settings, conversion), ground);
      const made =
        rest.length || ground.background ? bandsOf(settings, rest, ground, element, conversion) : [];
      return withAnchor(
        [...opening, ...made].flatMap((one) => hidden([one], settings)),
        settings,
        conversion,
      );
    });
  }

  const sections = conversion.within(pageRoom, () =>
    elements.flatMap((element) => bands(withSides(element))),
  );
  settleFaint(sections);
  reportHidden(sections, conversion);
  return { sections, conversion };
}

/** The mapper of a widget that shows what lives on the site. */
function ofTheSite(type: string) {
  if (type.startsWith('wp-widget-')) return wordpressWidget;
  return livesOnSite(type) ? siteContent : undefined;
}

/** Bands of their own at the start of a band, such as slides over a picture, and what follows them. */
function openingOf(nodes: Node[], { background, ground }: Backdrop): [Node[], Node[]] {
  const at = nodes.findIndex(({ type }) => type !== 'section');
  const count = at === -1 ? nodes.length : at;
  return background || ground ? [[], nodes] : [nodes.slice(0, count), nodes.slice(count)];
}
