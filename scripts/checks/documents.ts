/** Every file and folder that a document names in backquotes exists, or is written in it. */
import { lineAt, type Finding } from './findings.ts';
import { listFiles, readFiles, type SourceFile } from '../machine/source-files.ts';
import { readExample } from '../machine/worked-example.ts';

/** Paths from the root; those with a placeholder stand for many. */
const PATH = /`(?![^`]*NNNN)((?:packages|e2e|bench|relevance|scripts|docs)\/[\w./-]+)`/g;
const LINK = /\]\((?!https?:|#)([\w./-]+)(?:#[\w-]*)?\)/g;
/** Has an example from beginning to end, whose files are nowhere else. */
const WITH_EXAMPLE = 'CONTRIBUTING.md';
/** Records what was true at a time. */
const HISTORY = /^(?:CHANGELOG\.md|docs\/decisions\/(?!README))/;

export function findLostPaths(
  documents: readonly SourceFile[],
  paths: ReadonlySet<string>,
): Finding[] {
  return documents.flatMap((document) => {
    const { path, text } = document;
    const folder = path.includes('/') ? path.slice(0, path.lastIndexOf('/') + 1) : '';
    const written = new Set(
      path === WITH_EXAMPLE ? readExample(text).map((file) => file.path) : [],
    );
    const report = (named: string, offset: number | undefined): Finding[] =>
      isThere(named, paths) || written.has(named)
        ? []
        : [{ path, line: lineAt(text, offset ?? 0), message: `there is no ${named}` }];
    return [
      ...[...text.matchAll(PATH)].flatMap(({ 1: named = '', index }) => report(named, index)),
      ...[...text.matchAll(LINK)].flatMap(({ 1: named = '', index }) =>
        report(resolve(folder, named), index),
      ),
    ];
  });
}

function isThere(named: string, paths: ReadonlySet<string>): boolean {
  const clean = named.replace(/\/$/, '');
  return paths.has(clean);
}

function resolve(folder: string, named: string): string {
  return new URL(named, `file:///${folder}`).pathname.slice(1);
}

/** Files, and the folders they are in. */
function withFolders(files: readonly string[]): Set<string> {
  const paths = new Set(files);
  for (const file of files) {
    for (let at = file.indexOf('/'); at !== -1; at = file.indexOf('/', at + 1)) {
      paths.add(file.slice(0, at));
    }
  }
  return paths;
}

export function checkDocuments(): Finding[] {
  const files = listFiles();
  const documents = files.filter((path) => path.endsWith('.md') && !HISTORY.test(path));
  return findLostPaths(readFiles(documents), withFolders(files));
}
