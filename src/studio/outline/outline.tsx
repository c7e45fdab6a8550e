import type { ReactElement } from 'react';
import { sectionNodes, titleOf, wordsOf } from '../state/nodes.ts';
import { useDocument, useStudio } from '../state/studio.tsx';

/** The widgets of the page as a tree. */
export function Outline(): ReactElement {
  const { model } = useStudio();
  const document = useDocument((doc) => doc.document);
  return (
    <ul>
      {sectionNodes(document, model.tables).map((node) => (
        <li key={node.renderPath}>
          {titleOf(model, node.type)} {wordsOf(node)}
        </li>
      ))}
    </ul>
  );
}
