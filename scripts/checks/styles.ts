/**
 * Selectors that make a browser compute the styles of whole pages again while they arrive. The root
 * is marked instead (`web/src/cadre/root-marks.ts`, `web/src/ui/use-root-mark.ts`).
 */
import { lineAt, type Finding } from './findings.ts';
import { listFiles, readFiles, type SourceFile } from '../machine/source-files.ts';

const DEAR: readonly { selector: RegExp; message: string }[] = [
  {
    selector: /(?:^|[\s,{}])(?::root|html|body):has\(/g,
    message: 'is asked with every change of the page: mark the root instead',
  },
  {
    // As a class and in a style sheet. The last child changes with every part of a page that arrives.
    selector:
      /\b(?:only|last)(?:-of-type)?:\*{1,2}:|:(?:only|last)-(?:child|of-type)\)?(?:\s*>\s*|\s+)\*/g,
    message: 'makes all that lies below be styled anew as a page arrives: mark the element instead',
  },
];

export function findDearSelectors({ path, text }: SourceFile): Finding[] {
  return DEAR.flatMap(({ selector, message }) =>
    [...text.matchAll(selector)].map(({ 0: found, index }) => ({
      path,
      line: lineAt(text, index + found.length),
      message: `“${found.trim()}” ${message}`,
    })),
  );
}

export function checkStyles(): Finding[] {
  const paths = listFiles().filter((path) => /^packages\/web\/src\/.+\.(?:css|tsx?)$/.test(path));
  return readFiles(paths).flatMap(findDearSelectors);
}
