import type { ReactElement } from 'react';
import { Nodes } from './node.tsx';
import { useRendering } from './render-context.tsx';
import type { DocumentNode } from './widget.ts';

/**
 * What stands straight in `sections`: bands run from edge to edge, and what is none of them gets the width and the gutter
 * of a section, together with its neighbours.
 */
export function Sections({ nodes }: { nodes: readonly DocumentNode[] }): ReactElement {
  const { bands } = useRendering();
  const isLoose = ({ type }: DocumentNode) => !bands.has(type);
  if (!nodes.some(isLoose)) return <Nodes nodes={nodes} />;
  return (
    <>
      {runsOf(nodes, isLoose).map((run, index) =>
        run.isLoose ? (
          <div key={index} className="gutter stack">
            <Nodes nodes={run.nodes} />
          </div>
        ) : (
          <Nodes key={index} nodes={run.nodes} />
        ),
      )}
    </>
  );
}

interface Run {
  readonly isLoose: boolean;
  readonly nodes: DocumentNode[];
}

function runsOf(nodes: readonly DocumentNode[], isLoose: (node: DocumentNode) => boolean): Run[] {
  const runs: Run[] = [];
  for (const node of nodes) {
    const last = runs.at(-1);
    if (last?.isLoose === isLoose(node)) last.nodes.push(node);
    else runs.push({ isLoose: isLoose(node), nodes: [node] });
  }
  return runs;
}
