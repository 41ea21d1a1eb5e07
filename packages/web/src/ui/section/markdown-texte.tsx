import { Fragment, type ReactNode } from 'react';
import { clsx } from 'clsx';
import { parseMarkdown, type Block, type Inline } from '@comptoir/contract/words/markdown.ts';
import { withLocale, type Locale } from '@comptoir/contract/words/locales.ts';
import { Lien } from '../../page/lien.tsx';
import { isPageOuverte } from '../../page/page-ouverte.ts';
import { useLocale } from '../../words/use-texts.ts';

interface MarkdownTexteProps {
  texte: string;
  /** Level of its highest headings: one below the title over it. */
  niveau?: 2 | 3;
  /** Headings can be linked to. Not where several texts share a page. */
  ancres?: boolean;
  /** Links leave the page as it is: something is being filled in below. */
  nouvelOnglet?: boolean;
}

/** An editorial text as elements of the page; see markdown.ts for what it may hold. */
export function MarkdownTexte(props: MarkdownTexteProps) {
  const { texte, niveau = 2, ancres = false, nouvelOnglet = false } = props;
  const locale = useLocale();
  return (
    <div className="flex max-w-170 flex-col gap-4 text-[1rem] leading-6">
      {parseMarkdown(texte).map((block, index) => (
        <Fragment key={index}>
          {renderBlock(block, { locale, niveau, ancres, nouvelOnglet })}
        </Fragment>
      ))}
    </div>
  );
}

interface Rendering extends Required<Omit<MarkdownTexteProps, 'texte'>> {
  locale: Locale;
}

const HEADINGS = {
  2: 'type-h2 mt-6 first:mt-0',
  3: 'type-h3 mt-3',
  4: 'type-name mt-2',
  5: 'type-name mt-2',
} as const;

function renderBlock(block: Block, rendering: Rendering): ReactNode {
  const { niveau, ancres } = rendering;
  const inline = (content: readonly Inline[]) => renderInline(content, rendering);
  if (block.type === 'paragraph') return <p className="text-pretty">{inline(block.content)}</p>;
  if (block.type === 'heading') {
    const level = (block.level + niveau - 2) as 2 | 3 | 4 | 5;
    const Heading = `h${level}` as const;
    return (
      <Heading
        {...(ancres && { id: block.anchor })}
        className={clsx(HEADINGS[level], 'scroll-mt-20 text-balance')}
      >
        {inline(block.content)}
      </Heading>
    );
  }
  if (block.type === 'table') return <Tableau block={block} inline={inline} />;
  const items = block.items.map((item, index) => (
    <li key={index} className="pl-1 text-pretty">
      {inline(item)}
    </li>
  ));
  return block.ordered ? (
    <ol className="ml-6 list-decimal space-y-2">{items}</ol>
  ) : (
    <ul className="ml-5 list-disc space-y-2 marker:text-text-2">{items}</ul>
  );
}

interface TableauProps {
  block: Extract<Block, { type: 'table' }>;
  inline: (content: readonly Inline[]) => ReactNode;
}

/** Its first column names the rows; figures stand at the right. */
function Tableau({ block: { head, rows }, inline }: TableauProps) {
  const align = (column: number) => (column > 0 && isFigures(rows, column) ? 'text-right' : '');
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by the keyboard too
    <div className="overflow-x-auto" tabIndex={0} role="group">
      <table className="w-full min-w-100 border-collapse type-meta">
        <thead>
          <tr className="border-b border-line-2 text-left type-head text-text-2">
            {head.map((cell, column) => (
              <th key={column} scope="col" className={clsx('px-2 py-2 first:pl-0', align(column))}>
                {inline(cell)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={index} className="border-b border-line">
              {head.map((_, column) => {
                const Cell = column === 0 ? 'th' : 'td';
                return (
                  <Cell
                    key={column}
                    {...(column === 0 && { scope: 'row' })}
                    className={clsx(
                      'px-2 py-2 text-left align-top font-normal first:pl-0',
                      align(column),
                    )}
                  >
                    {inline(row[column] ?? [])}
                  </Cell>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function isFigures(rows: readonly Inline[][][], column: number): boolean {
  return rows.every((row) => {
    const [only] = row[column] ?? [];
    return (
      only === undefined || (typeof only === 'string' && /^[\d.,\s]+(€|kg|m|%)?$|^[–—]$/.test(only))
    );
  });
}

function renderInline(content: readonly Inline[], rendering: Rendering): ReactNode {
  const { locale, nouvelOnglet } = rendering;
  return content.map((part, index) => {
    if (typeof part === 'string') return part;
    const inside = renderInline(part.content, rendering);
    if (part.type === 'link' && !isPageOuverte(part.href))
      return <Fragment key={index}>{inside}</Fragment>;
    if (part.type === 'link')
      return (
        <Lien
          key={index}
          // A path of the shop is written once, for every language.
          href={part.href.startsWith('/') ? withLocale(locale, part.href) : part.href}
          {...(nouvelOnglet && { target: '_blank' })}
          className="text-link underline underline-offset-2"
        >
          {inside}
        </Lien>
      );
    const Tag = part.type === 'strong' ? 'strong' : 'em';
    return <Tag key={index}>{inside}</Tag>;
  });
}
