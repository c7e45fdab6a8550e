import { Fragment, type ReactElement } from 'react';
import type { Text } from '../../generated/view.types.ts';
import { Anchor } from './anchor.tsx';

type Block = Text['content'][number];
type BlockObject = Exclude<Block, string>;
type Inline = BlockObject['text'];

/** Blocks of text: a string is a paragraph. It cannot contain HTML. Subheadings are level 3 unless specified. */
export function RichText(props: { content: readonly Block[]; subheadingLevel?: number }): ReactElement {
  const { content, subheadingLevel = 3 } = props;
  return (
    <>
      {content.map((block, index) => (
        <Fragment key={index}>
          {typeof block === 'string' ? <p>{block}</p> : <BlockView block={block} level={subheadingLevel} />}
        </Fragment>
      ))}
    </>
  );
}

function BlockView({ block, level }: { block: BlockObject; level: number }): ReactElement {
  const Subheading = `h${level}` as 'h3';
  const text = <InlineView parts={block.text} />;
  switch (block.kind) {
    case 'paragraph':
      return <p>{text}</p>;
    case 'subheading':
      return <Subheading>{text}</Subheading>;
    case 'quote':
      return (
        <blockquote>
          <p>{text}</p>
        </blockquote>
      );
    case 'list':
      return <ul>{block.items.map(line)}</ul>;
    case 'numbered':
      return <ol>{block.items.map(line)}</ol>;
  }
}

function line(parts: Inline, index: number): ReactElement {
  return (
    <li key={index}>
      <InlineView parts={parts} />
    </li>
  );
}

/** One line of words with their marks, without a block around it. */
export function InlineView({ parts }: { parts: Inline }): ReactElement {
  return (
    <>
      {parts.map((part, index) => (
        <Fragment key={index}>{typeof part === 'string' ? part : <Mark part={part} />}</Fragment>
      ))}
    </>
  );
}

function Mark({ part }: { part: Exclude<Inline[number], string> }): ReactElement {
  const italic = part.italic ? <em>{part.text}</em> : <>{part.text}</>;
  const bold = part.bold ? <strong>{italic}</strong> : italic;
  return part.link === undefined ? bold : <Anchor href={part.link}>{bold}</Anchor>;
}
