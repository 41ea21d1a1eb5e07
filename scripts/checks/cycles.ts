/**
 * Files that import each other in a circle, types included: such files can only be understood
 * together. An `import()` may lead back, since its code comes later.
 */
import { listFiles, isTest, readFiles, type SourceFile } from '../machine/source-files.ts';
import { listImports, resolveImport } from './boundaries.ts';
import type { Finding } from './findings.ts';

type Graph = ReadonlyMap<string, readonly string[]>;

export function findCycles(files: readonly SourceFile[]): Finding[] {
  const paths = new Set(files.map(({ path }) => path));
  const graph: Graph = new Map(
    files.map((file) => [
      file.path,
      listImports(file).flatMap(({ specifier, isDynamic }) => {
        const target = resolveImport(file.path, specifier);
        return !isDynamic && target !== undefined && paths.has(target) ? [target] : [];
      }),
    ]),
  );
  const left = withoutEnds(graph);
  // Each circle is reported once; one that shares a file with it, when this one is mended.
  const reported = new Set<string>();
  return [...left.keys()].flatMap((path) => {
    if (reported.has(path)) return [];
    const circle = circleFrom(path, left);
    if (!circle) return [];
    for (const each of circle) reported.add(each);
    return [{ path, message: `imports itself: ${circle.join(' → ')} → ${path}` }];
  });
}

/** What is left when files that import nothing of the rest are taken away, until none is. */
function withoutEnds(graph: Graph): Graph {
  let left = graph;
  for (;;) {
    const kept = new Map(
      [...left].flatMap(([path, targets]): [string, string[]][] => {
        const inside = targets.filter((target) => left.has(target));
        return inside.length > 0 ? [[path, inside]] : [];
      }),
    );
    if (kept.size === left.size) return kept;
    left = kept;
  }
}

/** The shortest way from a file back to it. */
function circleFrom(start: string, graph: Graph): string[] | undefined {
  const cameFrom = new Map<string, string>();
  const queue = [start];
  for (const path of queue) {
    for (const target of graph.get(path) ?? []) {
      if (target === start) return wayTo(path, start, cameFrom);
      if (cameFrom.has(target)) continue;
      cameFrom.set(target, path);
      queue.push(target);
    }
  }
  return undefined;
}

function wayTo(end: string, start: string, cameFrom: ReadonlyMap<string, string>): string[] {
  const way = [end];
  for (let path = end; path !== start;) {
    path = cameFrom.get(path) as string;
    way.unshift(path);
  }
  return way;
}

export function checkCycles(): Finding[] {
  const paths = listFiles().filter(
    (path) => /^packages\/\w+\/src\/.*\.tsx?$/.test(path) && !isTest(path),
  );
  return findCycles(readFiles(paths));
}
