import { Fragment, type ReactElement, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { fill } from '../lib/fill.ts';
import { ReadyHtml } from './html.tsx';
import { type PageFactsForViews, PageProvider, usePage } from './page-context.tsx';
import { type Rendering, RenderingProvider, useRendering } from './render-context.tsx';
import { StyleSheetProvider } from './style.ts';
import type { AnyWidget, DocumentNode } from './widget.ts';

/** Renders one node of the document with the widget that its `type` names; an unknown type shows a note in its place. */
export function NodeView({ node }: { node: DocumentNode }): ReactElement {
  const rendering = useRendering();
  const page = usePage();
  const widget = rendering.widgets.get(node.type);
  if (!widget) return <div className="unknown-widget">Widget &quot;{node.type}&quot; is unknown.</div>;
  note(rendering, widget);
  const { type: _, hideOn, ...props } = fill(node, rendering.shapes[node.type] ?? {}, rendering.picture);
  const composed = widget.compose?.(props, rendering.page);
  const full = composed ? { ...props, children: composed } : props;
  const view = isIsland(rendering, widget) ? (
    <Island widget={widget} props={full} rendering={rendering} page={page} />
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

function note(rendering: Rendering, widget: AnyWidget): void {
  rendering.usedTypes.add(widget.type);
  for (const surface of widget.needs?.(rendering.page) ?? []) rendering.neededSurfaces.add(surface);
}

function isIsland(rendering: Rendering, widget: AnyWidget): boolean {
  return widget.hydrate !== 'never' && rendering.scripts.has(widget.type);
}

/** An island is rendered as a root of its own, exactly as the browser will hydrate it; its children are ready HTML in slots. */
function Island(props: {
  widget: AnyWidget;
  props: Readonly<Record<string, unknown>>;
  rendering: Rendering;
  page: PageFactsForViews;
}): ReactElement {
  const { widget, rendering, page } = props;
  const script = rendering.scripts.get(widget.type);
  const id = `i${rendering.islands}`;
  rendering.islands += 1;
  const slots = withRenderedParts(props.props, (nodes, name) => (
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
  const html = renderToString(<StyleSheetProvider value={rendering.sheet}>{root}</StyleSheetProvider>, {
    identifierPrefix: `${id}-`,
  });
  return (
    <ReadyHtml
      as="k-island"
      attributes={{
        id,
        'data-widget': widget.type,
        'data-hydrate': widget.hydrate,
        'data-src': script?.url ?? '',
        ...(script?.isReact ? { 'data-react': '' } : {}),
        'data-props': JSON.stringify(withoutParts(props.props)),
      }}
      html={html}
    />
  );
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
