/**
 * The files a document says to write: each code block belongs to the path last named before it.
 * A `diff` block adds lines to a file that exists; a line of it that ends with `…` stands for the
 * one that begins so.
 */
export interface ExampleFile {
  path: string;
  /** The whole file, or the lines to add to it, each after the one it follows. */
  text?: string;
  additions?: readonly { after: string; line: string }[];
}

const BLOCK = /^```(\w+)\n([\s\S]*?)^```$/gm;
const PATH = /`((?:packages|docs)\/[\w./-]+)`/g;

export function readExample(document: string): ExampleFile[] {
  let start = 0;
  return [...document.matchAll(BLOCK)].map(({ 0: block, 1: kind, 2: text = '', index }) => {
    const path = [...document.slice(start, index).matchAll(PATH)].at(-1)?.[1];
    start = index + block.length;
    if (path === undefined) throw new Error(`no path stands before: ${text.split('\n', 1)[0]}`);
    return kind === 'diff' ? { path, additions: readAdditions(text) } : { path, text };
  });
}

function readAdditions(diff: string): { after: string; line: string }[] {
  const lines = diff.split('\n').filter(Boolean);
  return lines.flatMap((line, index) =>
    line.startsWith('+') ? [{ after: (lines[index - 1] ?? '').slice(1), line: line.slice(1) }] : [],
  );
}

export function addLines(text: string, additions: ExampleFile['additions'] = []): string {
  const lines = text.split('\n');
  for (const { after, line } of additions) {
    const isIt = (each: string) =>
      after.endsWith('…') ? each.startsWith(after.slice(0, -1).trimEnd()) : each === after;
    const found = lines.findIndex(isIt);
    if (found === -1) throw new Error(`no such line: ${after}`);
    lines.splice(found + 1, 0, line);
  }
  return lines.join('\n');
}
