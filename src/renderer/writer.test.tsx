import {
  Component,
  createContext,
  memo,
  type ReactElement,
  type ReactNode,
  Suspense,
  useContext,
  useEffect,
  useId,
  useMemo,
  useReducer,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { expect, test } from 'vitest';
import { RootElement } from './root-element.tsx';
import { writeByReact } from './write.ts';
import { NeedsReact } from './write-hooks.ts';
import { writeTree } from './writer.ts';

const Tone = createContext('light');

function Named({ children }: { children?: ReactNode }): ReactElement {
  const [one, two] = [useId(), useId()];
  return (
    <label htmlFor={one} id={two} className={useContext(Tone)}>
      {children}
    </label>
  );
}

const Kept = memo(({ text }: { text: string }) => <b>{text}</b>);

function Hooked(): ReactElement {
  const [count] = useState(() => 3);
  const [sum] = useReducer(
    (before: number) => before + 1,
    2,
    (first) => first * 2,
  );
  const ref = useRef<HTMLParagraphElement>(null);
  const twice = useMemo(() => count * 2, [count]);
  const stored = useSyncExternalStore(
    () => () => {},
    () => 'browser',
    () => 'server',
  );
  useEffect(() => ref.current?.focus());
  return (
    <p ref={ref} onFocus={() => {}}>
      {count} {sum} {twice} {stored}
    </p>
  );
}

/** A tree so deep that its numbers no longer fit. */
function nested(depth: number): ReactElement {
  if (depth === 0) return <Named />;
  return (
    <>
      <i />
      <Named>
        <Named />
        {nested(depth - 1)}
      </Named>
      {null}
    </>
  );
}

const trees: readonly (readonly [string, ReactElement])[] = [
  ['texts beside one another', <p key="">{['a', '', 1, <i key="i">b</i>, 'c', null, false, 'd']}</p>],
  ['characters of markup', <p key="" title={`<"&'>`}>{`<"&'>`}</p>],
  [
    'attributes',
    <a key="" href="#x" tabIndex={-1} hidden data-a data-b={false} aria-busy={false} download={undefined}>
      <svg viewBox="0 0 1 1" strokeWidth="1.6" fillRule="evenodd" />
    </a>,
  ],
  [
    'fields',
    <form key="" action="/send" method="post" noValidate className="f">
      <input name="n" type="text" defaultValue="v" required spellCheck={false} autoComplete="off" />
      <input type="checkbox" defaultChecked name="c" />
      <button name="b" type="submit" value="1" disabled>
        Kirim
      </button>
    </form>,
  ],
  [
    'a menu',
    <label key="">
      Urutkan
      <select name="u" className="c" data-at={1} required>
        <option value="">Semua</option>
        <option value="a" disabled>
          {['a & b', 1]}
        </option>
        <option>c</option>
      </select>
    </label>,
  ],
  [
    'a film and a table',
    <div key="">
      <video src="a.mp4" muted playsInline autoPlay={false} width={3} />
      <table>
        <tbody>
          <tr>
            <td colSpan={2} />
          </tr>
        </tbody>
      </table>
    </div>,
  ],
  [
    'pictures that load immediately, later and in sizes',
    <header key="">
      <img src="a.jpg" alt="" />
      <img src="b&c.jpg" alt="" />
      <img src="a.jpg" alt="" />
      <img src="d.jpg" alt="" loading="lazy" />
      <img src="data:," alt="" />
      <picture>
        <source srcSet="e.avif" type="image/avif" />
        <img src="e.jpg" alt="" fetchPriority="high" />
      </picture>
    </header>,
  ],
  ['ids', <Named key="">{[<Named key="a">a</Named>, <Named key="b" />]}</Named>],
  ['ids in deep trees', nested(14)],
  [
    'contexts',
    <Tone.Provider key="" value="dark">
      <Named />
      <Tone.Consumer>{(tone) => tone}</Tone.Consumer>
    </Tone.Provider>,
  ],
  ['hooks', <Hooked key="" />],
  ['memo', <Kept key="" text="a" />],
  [
    'a root inside a root',
    <Tone.Provider key="" value="dark">
      <Named>
        <RootElement as="k-island" attributes={{ id: 'x' }} prefix="in-">
          <Named>a</Named>
        </RootElement>
        <Named />
      </Named>
    </Tone.Provider>,
  ],
];

test.each(trees)("%s are React's HTML, byte for byte", (_, tree) => {
  expect(writeTree(tree, 'r-')).toBe(writeByReact(tree, 'r-'));
});

class Old extends Component {
  override render(): ReactNode {
    return <p>old</p>;
  }
}

function Counting(): ReactElement {
  const [count, setCount] = useState(0);
  if (count < 2) setCount(count + 1);
  return <p>{count}</p>;
}

test.each<[string, ReactElement]>([
  ['a class component', <Old key="" />],
  ['a boundary that waits', <Suspense key="">a</Suspense>],
  ['state that changes while it renders', <Counting key="" />],
  ['a style attribute', <p key="" style={{ color: 'red' }} />],
  ['an attribute with a different name', <path key="" colorInterpolation="auto" />],
  ['an address that React refuses', <form key="" action="javascript:x" />],
  ['a picture that React preloads by its sizes', <img key="" srcSet="a.jpg 2x" alt="" />],
  [
    'a select that chooses an option',
    <select key="" defaultValue="a">
      <option>a</option>
    </select>,
  ],
  ['a title', <title key="">a</title>],
])('%s is left to React', (_, tree) => {
  expect(() => writeTree(tree, '')).toThrow(NeedsReact);
});

test('the hooks of React are back when a view has thrown', () => {
  expect(() => writeTree(<Old />, '')).toThrow();
  expect(() => useContext(Tone)).toThrow();
});
