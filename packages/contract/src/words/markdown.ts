/**
 * The part of Markdown that editorial texts use: headings, paragraphs, lists, tables, strong and
 * emphasised words, links. What is not of it stays text, so nothing written in a text can become
 * markup.
 */
import { slugify } from '../noms.ts';

export type Inline =
  | string
  | { type: 'strong' | 'emphasis'; content: Inline[] }
  | { type: 'link'; href: string; content: Inline[] };

export type Block =
  | Heading
  | { type: 'paragraph'; content: Inline[] }
  | { type: 'list'; ordered: boolean; items: Inline[][] }
  | { type: 'table'; head: Inline[][]; rows: Inline[][][] };

export interface Heading {
  type: 'heading';
  level: 2 | 3 | 4;
  /** What a link to this part of the text names; unique in the text. */
  anchor: string;
  content: Inline[];
}

const HEADING = /^(#{1,4})\s+(\S.*)$/;
const ITEM = /^\s{0,3}(?:[-*+]|(\d{1,3})[.)])\s+(\S.*)$/;

const ROW = /^\s{0,3}\|(.*)\|\s*$/;
/** Under the head of a table. */
const RULE = /^[\s|:-]+$/;

// No part may hold the sign it ends with: the time stays in proportion to the text.
const INLINE = /\*\*([^*]+)\*\*|\*([^*\s][^*]*)\*|\[([^[\]]+)\]\(([^()\s]+)\)/g;

/** Pages of the shop, the web, mail and telephone: nothing a browser would run. */
const SAFE_HREF = /^(?:\/(?![/\\])|https?:\/\/|mailto:|tel:)/i;

export function parseMarkdown(text: string): Block[] {
  const lines = text.split(/\r?\n/);
  const depths = lines.flatMap((line) => HEADING.exec(line)?.[1]?.length ?? []);
  const top = Math.min(...depths);
  const blocks: Block[] = [];
  const anchors = new Set<string>();
  let paragraph = '';
  let isApart = true;
  const endParagraph = () => {
    if (paragraph) blocks.push({ type: 'paragraph', content: parseInline(paragraph) });
    paragraph = '';
  };
  for (const line of lines) {
    const heading = HEADING.exec(line);
    const item = ITEM.exec(line);
    const row = ROW.exec(line);
    if (!heading && !item && !row && line.trim()) {
      paragraph += (paragraph && ' ') + line.trim();
      continue;
    }
    endParagraph();
    if (heading) {
      const level = levelOf((heading[1]?.length ?? top) - top);
      const content = parseInline(heading[2] ?? '');
      blocks.push({ type: 'heading', level, anchor: anchorOf(content, anchors), content });
    } else if (item) {
      listOf(blocks, item[1] !== undefined).push(parseInline(item[2] ?? ''));
    } else if (row) {
      addRow(blocks, row[1] ?? '', isApart);
    }
    // A blank line ends a table: what follows has a head of its own.
    isApart = !line.trim();
  }
  endParagraph();
  return blocks;
}

/** The highest heading of a text stands right below the title of its page. */
function levelOf(depth: number): 2 | 3 | 4 {
  return depth === 0 ? 2 : depth === 1 ? 3 : 4;
}

/** The first of its name is called by it, the next ones by a number too. */
function anchorOf(content: readonly Inline[], taken: Set<string>): string {
  const name = slugify(plainText(content)) || 'partie';
  let anchor = name;
  for (let n = 2; taken.has(anchor); n++) anchor = `${name}-${n}`;
  taken.add(anchor);
  return anchor;
}

/** The words without what shows them. */
export function plainText(content: readonly Inline[]): string {
  return content
    .map((part) => (typeof part === 'string' ? part : plainText(part.content)))
    .join('');
}

/** A row of the table being written, or the head of a new one. */
function addRow(blocks: Block[], line: string, isEnded: boolean): void {
  const cells = line.split('|').map((cell) => parseInline(cell.trim()));
  const last = blocks.at(-1);
  if (last?.type !== 'table' || isEnded) blocks.push({ type: 'table', head: cells, rows: [] });
  else if (!RULE.test(line)) last.rows.push(cells);
}

/** The items of the list being written, or of a new one. */
function listOf(blocks: Block[], ordered: boolean): Inline[][] {
  const last = blocks.at(-1);
  if (last?.type === 'list' && last.ordered === ordered) return last.items;
  const items: Inline[][] = [];
  blocks.push({ type: 'list', ordered, items });
  return items;
}

function parseInline(text: string): Inline[] {
  const parts: Inline[] = [];
  let end = 0;
  for (const found of text.matchAll(INLINE)) {
    const [whole, strong, emphasis, label, href] = found;
    if (found.index > end) parts.push(text.slice(end, found.index));
    end = found.index + whole.length;
    if (strong !== undefined) parts.push({ type: 'strong', content: parseInline(strong) });
    else if (emphasis !== undefined)
      parts.push({ type: 'emphasis', content: parseInline(emphasis) });
    else if (label !== undefined && href !== undefined && SAFE_HREF.test(href))
      parts.push({ type: 'link', href, content: [label] });
    else parts.push(whole);
  }
  if (end < text.length) parts.push(text.slice(end));
  return parts;
}
