import { memo, type ReactElement, useState } from 'react';
import type { LibraryFile } from '../../wire.ts';
import { componentMessages } from '../components/messages.ts';
import { useDocument, useStudio } from '../state/studio.tsx';
import { dialogMessages } from './messages.ts';
import { usesOf } from './picture-uses.ts';
import type { LibraryState } from './use-library.ts';

type Filter = 'all' | 'unused' | 'tooSmall' | 'withoutWords';
const FILTERS: readonly Filter[] = ['all', 'unused', 'tooSmall', 'withoutWords'];

/** The pictures beside the page as a grid of choices; arrow keys go from one to the next. */
export function PictureLibrary({
  library,
  chosen,
  choose,
}: {
  library: LibraryState;
  chosen: string | undefined;
  choose: (name: string) => void;
}): ReactElement {
  const { language } = useStudio();
  const { pictures: words } = dialogMessages[language];
  const [filter, setFilter] = useState<Filter>('all');
  const lists = usePictureLists(library.files ?? []);
  if (library.problem)
    return (
      <div className="st-pictures-empty" role="alert">
        <p>
          {words.failed} {library.problem.message} {library.problem.fix}
        </p>
        <button type="button" className="st-button" onClick={() => void library.load()}>
          {words.again}
        </button>
      </div>
    );
  if (!library.files) return <p className="st-quiet">{componentMessages[language].opening}</p>;
  if (lists.all.length === 0) return <p className="st-pictures-empty">{words.empty}</p>;
  return (
    <>
      <fieldset className="st-segments st-bare">
        <legend className="st-hidden">{words.filter}</legend>
        {FILTERS.map((one) => (
          <label key={one}>
            <input
              type="radio"
              name="st-picture-filter"
              checked={filter === one}
              onChange={() => setFilter(one)}
            />
            {words[one]} {lists[one].length}
          </label>
        ))}
      </fieldset>
      <div className="st-picture-grid" role="radiogroup" aria-label={words.library}>
        {lists[filter].length === 0 && <p className="st-quiet">{words.noneOfThese}</p>}
        {lists[filter].map((file) => (
          <Tile
            key={file.name}
            file={file}
            isChosen={file.name === chosen}
            choose={choose}
            marks={MARKS.filter((one) => lists[one].includes(file)).join(' ')}
          />
        ))}
      </div>
    </>
  );
}

type Lists = Readonly<Record<Filter, readonly LibraryFile[]>>;

/** The pictures by what is to be done about them, by the document as it is now. */
function usePictureLists(files: readonly LibraryFile[]): Lists {
  const { model } = useStudio();
  const document = useDocument((doc) => doc.document);
  const uses = usesOf(document, model.tables);
  const all = files.filter(({ kind }) => kind === 'picture');
  return {
    all,
    unused: all.filter(({ name }) => !uses.has(name)),
    tooSmall: all.filter(({ tooSmallFor }) => tooSmallFor !== undefined),
    withoutWords: all.filter(({ name }) => uses.get(name)?.hasNoWords),
  };
}

const MARKS = ['unused', 'tooSmall', 'withoutWords'] as const;

/** Drawn again when it is another one or has other marks, and not with each letter that is typed beside it. */
const Tile = memo(function Tile({
  file,
  isChosen,
  choose,
  marks,
}: {
  file: LibraryFile;
  isChosen: boolean;
  choose: (name: string) => void;
  /** The names of its `MARKS`, separated by spaces. */
  marks: string;
}): ReactElement {
  const { pictures: words } = dialogMessages[useStudio().language];
  const own = MARKS.filter((one) => marks.split(' ').includes(one));
  return (
    <label className="st-tile">
      <input
        type="radio"
        name="st-picture"
        value={file.name}
        checked={isChosen}
        onChange={() => choose(file.name)}
      />
      <span className="st-tile-picture">
        {file.thumbnail ? <img src={file.thumbnail} alt="" loading="lazy" /> : <span>?</span>}
      </span>
      <span className="st-file-name">{file.name}</span>
      <span className="st-quiet">
        {file.width ? `${file.width} × ${file.height}` : words.bytes(file.bytes)}
      </span>
      {own.length > 0 && (
        <span className="st-tile-marks">
          {own.map((one) => (
            <span key={one} data-mark={one}>
              {words[one]}
            </span>
          ))}
        </span>
      )}
    </label>
  );
});
