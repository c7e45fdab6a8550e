import { Fragment, type ReactElement, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { fill } from '../lib/fill.ts';
import { ReadyHtml } from './html.tsx';
import { type PageFactsForViews, PageProvider, usePage } from './page-context.tsx';
import { type Rendering, RenderingProvider, useRendering, type WidgetScript } from './render-context.tsx';
import { StyleSheetProvider } from './style.ts';
import type { AnyWidget, DocumentNode, HydrationMoment } from './widget.ts';

/** Renders one node of the document with the widget that its `type` names; an unknown type shows a note in its place. */
export function NodeView({ node }: { node: DocumentNode }): ReactElement {
  const rendering = useRendering();
  const page = usePage();
  const widget = rendering.widgets.get(node.type);
  if (!widget) return <div className="unknown-widget">Widget &quot;{node.type}&quot; is unknown.</div>;
  const { type: _, hideOn, ...own } = fill(node, rendering.shapes[node.type] ?? {}, rendering.picture);
  const props = widget.prepare?.(own, rendering.page) ?? own;
  note(rendering, widget, props);
  const composed = widget.compose?.(props, rendering.page);
  const full = composed ? { ...props, children: composed } : props;
  const moment = momentOf(widget, full);
  const script = moment === 'never' ? undefined : rendering.scripts.get(widget.type);
  const view = script ? (
    <Island {...{ widget, rendering, page, script, moment }} props={full} />
  ) : (
    <widget.View {...withRenderedParts(full, (nodes) => <Nodes nodes={nodes} />)} />
  );
  const hidden = Array.isArray(hideOn) ? hideOn : [];
  return hidden.length ? (
    <div className={hidden.map((screen) => `hide-${screen}`).join(' ')}>{view}</div>
  ) : (
    view
  );
}

/** Renders a list of nodes in order. */
export function Nodes({ nodes }: { nodes: readonly DocumentNode[] }): ReactElement {
  return (
    <>
      {nodes.map((node, index) => (
        <Fragment key={index}>
          <NodeView node={node} />
        </Fragment>
      ))}
    </>
  );
}

function note(rendering: Rendering, widget: AnyWidget, props: Parts): void {
  rendering.usedTypes.add(widget.type);
  for (const surface of widget.needs?.(rendering.page, props) ?? []) rendering.neededSurfaces.add(surface);
  const told = widget.structuredData?.(props, rendering.page);
  if (told) rendering.structuredData.push(told);
}

function momentOf(widget: AnyWidget, props: Parts): HydrationMoment {
  return typeof widget.hydrate === 'function' ? widget.hydrate(props) : widget.hydrate;
}

interface IslandProps {
  widget: AnyWidget;
  props: Parts;
  rendering: Rendering;
  page: PageFactsForViews;
  script: WidgetScript;
  moment: HydrationMoment;
}

/** A widget with script, in the element that says when and from where it comes. */
function Island(props: IslandProps): ReactElement {
  const { widget, rendering, script, moment } = props;
  const id = `_i${rendering.islands}`;
  rendering.islands += 1;
  const send = script.isReact ? undefined : widget.send;
  const attributes = {
    id,
    'data-widget': widget.type,
    'data-hydrate': moment,
    'data-src': script.url,
    ...(script.isReact ? { 'data-react': '' } : {}),
    'data-props': JSON.stringify(send ? send(props.props) : withoutParts(props.props)),
  };
  if (script.isReact) return <ReadyHtml as="k-island" attributes={attributes} html={hydratable(props, id)} />;
  const Tag = 'k-island' as 'div';
  const Slot = 'k-slot' as 'div';
  const parts = withRenderedParts(props.props, (nodes, name) => (
    <Slot data-slot={name}>
      <Nodes nodes={nodes} />
    </Slot>
  ));
  return (
    <Tag {...attributes}>
      <widget.View {...parts} />
    </Tag>
  );
}

/** A React island is rendered as a root of its own, exactly as the browser will hydrate it; its children are ready HTML in slots. */
function hydratable({ widget, props, rendering, page }: IslandProps, id: string): string {
  const slots = withRenderedParts(props, (nodes, name) => (
    <ReadyHtml
      as="k-slot"
      attributes={{ 'data-slot': name }}
      html={apart(rendering, page, <Nodes nodes={nodes} />)}
    />
  ));
  const root = rendering.wrapIsland(
    page,
    <PageProvider value={page}>
      <widget.View {...slots} />
    </PageProvider>,
  );
  return renderToString(<StyleSheetProvider value={rendering.sheet}>{root}</StyleSheetProvider>, {
    identifierPrefix: `${id}-`,
  });
}

/** Renders a tree as a root of its own, with ids that no other root of the page has. */
function apart(rendering: Rendering, page: PageFactsForViews, tree: ReactNode): string {
  rendering.roots += 1;
  return renderToString(
    <RenderingProvider value={rendering}>
      <StyleSheetProvider value={rendering.sheet}>
        <PageProvider value={page}>{tree}</PageProvider>
      </StyleSheetProvider>
    </RenderingProvider>,
    { identifierPrefix: `r${rendering.roots}-` },
  );
}

type Parts = Readonly<Record<string, unknown>>;

/** Replaces `children`, and the `children` of each of `items`, by what `render` makes of the nodes in them. */
function withRenderedParts(
  props: Parts,
  render: (nodes: readonly DocumentNode[], slot: string) => ReactNode,
): Parts {
  const out: Record<string, unknown> = { ...props };
  if (isNodes(props.children)) out.children = render(props.children, 'children');
  if (Array.isArray(props.items)) {
    out.items = props.items.map((item: unknown, index) =>
      hasChildren(item) ? { ...item, children: render(item.children, `items.${index}`) } : item,
    );
  }
  return out;
}

/** The same props as they travel to the browser: nested widgets stay behind as HTML. */
function withoutParts(props: Parts): Parts {
  const { children: _, ...out } = props;
  if (!Array.isArray(props.items)) return out;
  const items = props.items.map((item: unknown) =>
    hasChildren(item) ? { ...item, children: undefined } : item,
  );
  return { ...out, items };
}

function isNodes(value: unknown): value is readonly DocumentNode[] {
  return Array.isArray(value);
}

function hasChildren(item: unknown): item is { children: readonly DocumentNode[] } {
  return typeof item === 'object' && item !== null && 'children' in item && Array.isArray(item.children);
}
