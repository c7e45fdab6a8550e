import type { ReactElement } from 'react';
import { useDocument } from '../state/studio.tsx';

/** The text of page.json. */
export default function TextPane(): ReactElement {
  const text = useDocument((doc) => doc.text);
  return <pre>{text}</pre>;
}
