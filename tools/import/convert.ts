import { isRecord } from '../../src/lib/is-record.ts';
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
import { withIconBox } from './layout/icon-boxes.ts';
import { bandRoom, boxOf, inBox } from './layout/looks.ts';
import { withOwnRoom, withoutDoubleRoom } from './layout/neighbours.ts';
import { isWaiting, reportHidden, unseen } from './layout/placeholders.ts';
import { hidden, isNeverSeen } from './layout/screens.ts';
import { heightOf, shapeNear, standingOf } from './layout/shapes.ts';
import { withSides } from './layout/sides.ts';
import { pageRoom, perScreen, type Room } from './room.ts';
import { Settings } from './settings.ts';
import { addons } from './widgets/addons/addons.ts';
import { showsIcons } from './widgets/icon-sets.ts';
import { floatingChat, isFixedChat } from './widgets/pro.ts';
import { livesOnSite, siteContent, wordpressWidget } from './widgets/site.ts';
import { mappers } from './widgets/table.ts';
import { unknownWidget } from './widgets/unknown.ts';

/** Widgets without a ground, or with one that belongs to their look. */
const BARE = new Set(['button', 'divider', 'spacer', 'image', 'icon', 'menu-anchor', 'social-icons']);

/** Converts an export to Kavling sections, with the result for each element. */
export function convert({ elements }: Export, colors: ReadonlyMap<string, string> = new Map()) {
  const conversion = new Conversion(colors);
  const table = mappers((child) => inner(child, conversion.room));

  /** Converts a nested element, in the room it has. */
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
    if (isFixedChat(settings)) return floatingChat(conversion);
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
    const { room } = conversion;
    const box = boxOf(element);
    const isBoxed = box > 0 && box < room.desktop * 0.8;
    const own = isBoxed ? perScreen((screen) => Math.min(box, room[screen])) : room;
    const { backdrop, nodes: held } = conversion.within(own, () => parts(element, settings));
    const isSlim = isBoxed && held.length > 0 && !isWaiting(held, conversion);
    const nodes = isSlim ? inBox(held, box, room) : held;
    const height = heightOf(element);
    const ratio = height ? { ratio: shapeNear(conversion.room.desktop, height) } : {};
    const ground = { ...backdrop, ...ratio, ...standingOf(element), isMiddle: isCentred(element) };
    return onGround(withLink(nodes, settings, conversion), ground, around);
  }

  /** Hides a ground that holds only placeholders until they are replaced. */
  function onGround(nodes: Node[], backdrop: Backdrop, around: Ground | undefined): Node[] {
    const made = onBackdrop(nodes, backdrop, around);
    const isHidden = isWaiting(nodes, conversion) && made.some((node) => !nodes.includes(node));
    return isHidden ? made.map(unseen) : made;
  }

  /** Converts the content of a section, column or container, laid out in the room that its ground leaves. */
  function parts(given: Element, settings: Settings, isBand = false) {
    const element = withIconBox(given);
    ignoreLook(settings);
    const backdrop = backdropOf(settings, conversion);
    const inset = backdrop.background ? 80 : backdrop.ground || backdrop.edge ? 50 : 0;
    // The ground of a band extends to the edges of the window, outside the room of its content.
    const edge = isBand ? 0 : inset;
    const room = perScreen((screen) => Math.max(80, conversion.room[screen] - edge));
    const layout = layoutOf(settings, element, room, conversion);
    const decor = decorations(element);
    const cells = conversion.on(backdrop.ground, () =>
      element.children.map((child, at) =>
        decor.has(child) ? omitted(child) : inner(child, layout.rooms[at] ?? room),
      ),
    );
    return { backdrop, nodes: layout.make(cells) };
  }

  function omitted(element: Element): Node[] {
    const settings = new Settings(element.settings);
    return conversion.record(element, settings, () => {
      if (isFixedChat(settings)) return floatingChat(conversion);
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
      const { backdrop, nodes } = conversion.within(bandRoom(element), () => parts(element, settings, true));
      if (nodes.length === 0 && !backdrop.background) {
        conversion.addNote('It held nothing that is shown.');
        return [];
      }
      const [film, ground] = isLifted(element, backdrop)
        ? [onBackdrop(nodes, backdrop, undefined), {}]
        : onPoster(nodes, backdrop);
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
    elements
      .map((element) => withSides(element))
      .flatMap((band) => conversion.withIcons(showsIcons(band), () => bands(band))),
  );
  settleFaint(sections);
  const joined = withOwnRoom(sections);
  withoutDoubleRoom(joined);
  reportHidden(joined, conversion);
  return { sections: joined, conversion };
}

/** True if a band is a panel that overlaps the band above it. */
const isLifted = ({ settings: { margin } }: Element, { edge, background }: Backdrop): boolean =>
  edge === 'card' && !background && isRecord(margin) && Number(margin.top) < 0;

/** The mapper of a widget whose content lives on the site. */
function ofTheSite(type: string) {
  if (type.startsWith('wp-widget-')) return wordpressWidget;
  return livesOnSite(type) ? siteContent : undefined;
}

/** Separates complete bands at the start of a band, such as slides over an image, from the nodes after them. */
function openingOf(nodes: Node[], { background, ground }: Backdrop): [Node[], Node[]] {
  const at = nodes.findIndex(({ type }) => type !== 'section');
  const count = at === -1 ? nodes.length : at;
  return background || ground ? [[], nodes] : [nodes.slice(0, count), nodes.slice(count)];
}
