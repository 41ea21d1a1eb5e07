/** What a check of this repository reports, and how it reads on a terminal. */
export interface Finding {
  path: string;
  /** 1-based; absent when the finding is about the whole file. */
  line?: number;
  message: string;
}

export function formatFinding({ path, line, message }: Finding): string {
  return `${path}${line === undefined ? '' : `:${line}`}  ${message}`;
}

export function lineAt(text: string, offset: number): number {
  let line = 1;
  for (let i = text.indexOf('\n'); i !== -1 && i < offset; i = text.indexOf('\n', i + 1)) line++;
  return line;
}
