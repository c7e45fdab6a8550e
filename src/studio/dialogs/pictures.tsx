import type { ReactElement } from 'react';
import { useStudio } from '../state/studio.tsx';
import { Modal } from './modal.tsx';

/** The library of pictures. */
export default function Pictures(): ReactElement {
  const { messages } = useStudio();
  return (
    <Modal title={messages.window.pictures}>
      <p>{messages.window.opening}</p>
    </Modal>
  );
}
