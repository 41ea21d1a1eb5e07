import { Fragment, type ReactNode } from 'react';
import { Lien } from '../lien.tsx';
import { parseMarkdown, type Block, type Inline } from './markdown.ts';

/** An editorial text as elements of the page; see markdown.ts for what it may hold. */
export function MarkdownTexte({ texte }: { texte: string }) {
  return (
    <div className="flex max-w-180 flex-col gap-4 text-[1rem] leading-6">
      {parseMarkdown(texte).map((block, index) => (
        <Fragment key={index}>{renderBlock(block)}</Fragment>
      ))}
    </div>
  );
}

const HEADINGS = { 2: 'type-h2', 3: 'type-h3', 4: 'type-name' } as const;

function renderBlock(block: Block): ReactNode {
  if (block.type === 'paragraph')
    return <p className="text-pretty">{renderInline(block.content)}</p>;
  if (block.type === 'heading') {
    const Heading = `h${block.level}` as const;
    return <Heading className={HEADINGS[block.level]}>{renderInline(block.content)}</Heading>;
  }
  const items = block.items.map((item, index) => (
    <li key={index} className="pl-1">
      {renderInline(item)}
    </li>
  ));
  return block.ordered ? (
    <ol className="ml-6 list-decimal space-y-2">{items}</ol>
  ) : (
    <ul className="ml-5 list-disc space-y-2 marker:text-text-2">{items}</ul>
  );
}

function renderInline(content: readonly Inline[]): ReactNode {
  return content.map((part, index) => {
    if (typeof part === 'string') return part;
    const inside = renderInline(part.content);
    if (part.type === 'link')
      return (
        <Lien key={index} href={part.href} className="text-link underline">
          {inside}
        </Lien>
      );
    const Tag = part.type === 'strong' ? 'strong' : 'em';
    return <Tag key={index}>{inside}</Tag>;
  });
}
