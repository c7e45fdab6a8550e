import type { ReactElement, ReactNode } from 'react';
import { fill } from '../document/fill.ts';
import { mapSlots } from '../document/slots.ts';
import type { JsonObject } from '../lib/is-record.ts';
import type { Part } from '../lib/part.ts';
import { MARKER_END, markerStart, writeMarkers } from './markers.ts';
import { type PageFactsForViews, PageProvider, usePage } from './page-context.tsx';
import { type Rendering, RenderingProvider, useRendering, type WidgetScript } from './render-context.tsx';
import { RootElement } from './root-element.tsx';
import { StyleSheetProvider } from './style.ts';
import type { AnyWidget, DocumentNode, HydrationMoment } from './widget.ts';

/**
 * Renders one node of the document with the widget that its `type` names; an unknown type shows a note in its place.
 * @param path where it is on the page, `2-0`: ids are numbered by it, not by what is rendered before
 */
function NodeView({ node, path }: { node: DocumentNode; path: string }): ReactElement {
  const rendering = useRendering();
  const page = usePage();
  const widget = rendering.widgets.get(node.type);
  if (!widget) return <div className="unknown-widget">Widget &quot;{node.type}&quot; is unknown.</div>;
  const own = rendering.tables.widgets[node.type] ?? {};
  const { type: _, hideOn, ...filled } = fill(node, own, rendering.picture);
  const props = widget.prepare?.(filled, rendering.page) ?? filled;
  collect(rendering, widget, props);
  const composed = widget.compose?.(props, rendering.page);
  const full = composed ? { ...props, children: composed } : props;
  const part = composed ? withChildren(own) : own;
  const moment = momentOf(widget, full);
  const script = moment === 'never' ? undefined : rendering.client.widgets.get(widget.type);
  const view = script ? (
    <Island {...{ widget, rendering, page, script, moment, part, path }} props={full} />
  ) : (
    <widget.View
      {...withRendered(full, part, path, (nodes, _slot, inner) => <Nodes nodes={nodes} path={inner} />)}
    />
  );
  const hidden = Array.isArray(hideOn) ? hideOn : [];
  const shown = hidden.length ? (
    <div className={hidden.map((screen) => `hide-${screen}`).join(' ')}>{view}</div>
  ) : (
    view
  );
  return rendering.isEdited ? <Marked path={path}>{shown}</Marked> : shown;
}

function Marked({ path, children }: { path: string; children: ReactElement }): ReactElement {
  return (
    <>
      {markerStart(path)}
      {children}
      {MARKER_END}
    </>
  );
}

/** Renders a list of nodes in order. */
function Nodes({ nodes, path }: { nodes: readonly DocumentNode[]; path: string }): ReactElement {
  return (
    <>
      {nodes.map((node, index) => (
        <NodeView key={index} node={node} path={`${path}-${index}`} />
      ))}
    </>
  );
}

function collect(rendering: Rendering, widget: AnyWidget, props: JsonObject): void {
  rendering.usedTypes.add(widget.type);
  for (const surface of widget.needs?.(rendering.page, props) ?? []) rendering.neededSurfaces.add(surface);
  const data = widget.structuredData?.(props, rendering.page);
  if (data) rendering.structuredData.push(data);
}

function momentOf(widget: AnyWidget, props: JsonObject): HydrationMoment {
  return typeof widget.hydrate === 'function' ? widget.hydrate(props) : widget.hydrate;
}

interface IslandProps {
  widget: AnyWidget;
  props: JsonObject;
  part: Part;
  rendering: Rendering;
  page: PageFactsForViews;
  script: WidgetScript;
  moment: HydrationMoment;
  path: string;
}

/** A widget with script, in the element that names the moment it loads at and the address it loads from. */
function Island(props: IslandProps): ReactElement {
  const { widget, rendering, script, moment, path } = props;
  const id = `_i${path}`;
  rendering.hasIslands = true;
  const send = script.isReact ? undefined : widget.send;
  const sent = send ? send(props.props) : withoutSlots(props.props, props.part);
  rendering.report?.send(sent);
  if (script.isReact)
    for (const key of widget.shows ?? Object.keys(props.page.copy)) rendering.sentCopy.add(key);
  const attributes = {
    id,
    'data-widget': widget.type,
    'data-hydrate': moment,
    'data-src': script.url,
    ...(script.isReact ? { 'data-react': '' } : {}),
    'data-props': JSON.stringify(sent),
  };
  if (script.isReact)
    return (
      <RootElement as="k-island" attributes={attributes} prefix={`${id}-`}>
        {hydratable(props)}
      </RootElement>
    );
  const Tag = 'k-island' as 'div';
  const Slot = 'k-slot' as 'div';
  const rendered = withRendered(props.props, props.part, path, (nodes, name, inner) => (
    <Slot data-slot={name}>
      <Nodes nodes={nodes} path={inner} />
    </Slot>
  ));
  return (
    <Tag {...attributes}>
      <widget.View {...rendered} />
    </Tag>
  );
}

/** A React island is its own root, exactly as the browser will hydrate it; so are its children in slots, which it finds as HTML. */
function hydratable({ widget, props, part, rendering, page, path }: IslandProps): ReactElement {
  const slots = withRendered(props, part, path, (nodes, name, inner) => (
    <RootElement as="k-slot" attributes={{ 'data-slot': name }} prefix={prefixOf(inner)}>
      {inPage(rendering, page, <Nodes nodes={nodes} path={inner} />)}
    </RootElement>
  ));
  const root = rendering.wrapIsland(
    page,
    <PageProvider value={page}>
      <widget.View {...slots} />
    </PageProvider>,
  );
  return <StyleSheetProvider value={rendering.sheet}>{root}</StyleSheetProvider>;
}

/** Renders one node as its own root: it is the same alone and in its page. */
export function renderNode(
  rendering: Rendering,
  page: PageFactsForViews,
  node: DocumentNode,
  path: string,
): string {
  const tree = inPage(rendering, page, <NodeView node={node} path={path} />);
  const html = rendering.write(tree, prefixOf(path), rendering.report);
  return rendering.isEdited ? writeMarkers(html) : html;
}

function inPage(rendering: Rendering, page: PageFactsForViews, tree: ReactNode): ReactElement {
  return (
    <RenderingProvider value={rendering}>
      <StyleSheetProvider value={rendering.sheet}>
        <PageProvider value={page}>{tree}</PageProvider>
      </StyleSheetProvider>
    </RenderingProvider>
  );
}

/** The prefix of the ids of a root, unique on the page. */
function prefixOf(path: string): string {
  return `r${path}-`;
}

/** Puts what `render` makes of the widgets in each slot in their place; a slot is named by its way, `items.0.children`. */
function withRendered(
  props: JsonObject,
  part: Part,
  path: string,
  render: (nodes: readonly DocumentNode[], slot: string, path: string) => ReactNode,
): JsonObject {
  return mapSlots(props, part, (nodes, way) => {
    // "children" goes without saying: ids are short.
    const inner = [path, ...way.filter((key) => key !== 'children')].join('-');
    return render(nodes as readonly DocumentNode[], way.join('.'), inner);
  });
}

/** The same props as they travel to the browser: nested widgets stay behind as HTML. */
function withoutSlots(props: JsonObject, part: Part): JsonObject {
  return mapSlots(props, part, () => undefined);
}

/** A widget that composes its own content has a slot for it, whatever its schema says. */
function withChildren(part: Part): Part {
  return { ...part, keys: { ...part.keys, children: { kind: 'slot' } } };
}
