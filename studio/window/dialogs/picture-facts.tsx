import { type ReactElement, useState } from 'react';
import { parsePointer, valueAt } from '../../../src/document/path.ts';
import type { LibraryFile } from '../../wire.ts';
import { closeDialog } from '../components/modal.tsx';
import { nodePathOf, titleOf } from '../state/nodes.ts';
import { type Studio, useDocument, useStudio } from '../state/studio.tsx';
import { dialogMessages } from './messages.ts';
import { usesOf } from './picture-uses.ts';
import type { LibraryState } from './use-library.ts';

/** The size of a picture, its uses and its problems. */
export function PictureFacts({ file, library }: { file: LibraryFile; library: LibraryState }): ReactElement {
  const studio = useStudio();
  const { pictures: words } = dialogMessages[studio.language];
  const document = useDocument((doc) => doc.document);
  const uses = usesOf(document, studio.model.tables).get(file.name);
  const places = uses?.at ?? [];
  const go = (pointer: string) => {
    const path = parsePointer(pointer);
    const node = nodePathOf(studio.doc.document, path, studio.model.tables);
    closeDialog(studio);
    if (node) studio.select(node, { field: path.slice(0, -1), focus: true });
    else
      studio.change((draft) => {
        draft.topic = path[0] === 'seo' ? 'search' : 'page';
        draft.field = path.slice(0, -1);
        draft.focusField += 1;
      });
  };
  return (
    <div className="st-picture-about">
      <p className="st-file-name">{file.name}</p>
      <p className="st-quiet">
        {file.width && file.height ? `${words.size(file.width, file.height)}, ` : ''}
        {words.bytes(file.bytes)}
      </p>
      {file.tooSmallFor !== undefined && <p className="st-note">{words.tooSmallFor(file.tooSmallFor)}</p>}
      {uses?.hasNoWords && <p className="st-note">{words.missingWords}</p>}
      <p className="st-quiet">{places.length > 0 ? words.usedAt(places.length) : words.notUsed}</p>
      {places.length > 0 && (
        <ul className="st-places-of">
          {places.map((pointer) => (
            <li key={pointer}>
              <button type="button" className="st-link" onClick={() => go(pointer)}>
                {nameOfPlace(studio, pointer)}
              </button>
            </li>
          ))}
        </ul>
      )}
      {places.length === 0 && ['all', 'publish'].includes(studio.site.person.role) && (
        <DeleteButton name={file.name} library={library} />
      )}
    </div>
  );
}

/** "Gallery" for a picture of a gallery; the first key of the path for those of the page itself. */
function nameOfPlace({ doc, model }: Studio, pointer: string): string {
  const path = parsePointer(pointer);
  const node = nodePathOf(doc.document, path, model.tables);
  const type = node && valueAt(doc.document, [...node, 'type']);
  return typeof type === 'string' ? titleOf(model, type) : pointer.slice(1);
}

/** A second press is asked for: the file is not part of the history of the page. */
function DeleteButton({ name, library }: { name: string; library: LibraryState }): ReactElement {
  const studio = useStudio();
  const { pictures: words } = dialogMessages[studio.language];
  const [isAsked, setAsked] = useState(false);
  const remove = () => {
    if (!isAsked) {
      setAsked(true);
      return;
    }
    void library.remove(name).then((isGone) => {
      if (isGone) studio.announce(words.removed(name));
      setAsked(false);
    });
  };
  return (
    <button type="button" className="st-button" onClick={remove} onBlur={() => setAsked(false)}>
      {isAsked ? words.removeSure : words.remove}
    </button>
  );
}
