/**
 * Every package that a file imports is declared by the workspace the file is of: what another
 * workspace brought into node_modules may be gone, or of another version, tomorrow.
 */
import { listImports } from './boundaries.ts';
import { lineAt, type Finding } from './findings.ts';
import { isTest, listFiles, readFiles, type SourceFile } from '../machine/source-files.ts';

export interface Manifest {
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

/** By folder of the workspace; '' is the repository itself. */
type Manifests = ReadonlyMap<string, Manifest>;

/** Run by developers alone: `npm run images`. */
const TOOLS = /^packages\/images\/src\/atelier\//;

/** Trials shared by several tests, and how tests are run. */
const OF_TESTS = /\.epreuves\.ts$|\/vitest\.project\.ts$/;

export function findUndeclared(files: readonly SourceFile[], manifests: Manifests): Finding[] {
  return files.flatMap((file) => {
    const home = homeOf(file.path, manifests);
    const tests = isTest(file.path) || OF_TESTS.test(file.path);
    return listImports(file).flatMap(({ specifier, isType, offset }): Finding[] => {
      const name = packageOf(specifier);
      if (name === undefined) return [];
      const isDev = isType || tests || home === '' || TOOLS.test(file.path);
      if (isDeclared(name, manifests.get(home), isDev)) return [];
      // What runs tests is the same for all, and what joins the workspaces may take any of them.
      if (tests && isDeclared(name, manifests.get(''), true)) return [];
      if (home === '' && name.startsWith('@comptoir/')) return [];
      const manifest = home === '' ? 'package.json' : `${home}/package.json`;
      return [
        {
          path: file.path,
          line: lineAt(file.text, offset),
          message: `${name} is not declared in ${manifest}${isDev ? '' : ' (dependencies)'}`,
        },
      ];
    });
  });
}

function homeOf(path: string, manifests: Manifests): string {
  return [...manifests.keys()].find((folder) => folder && path.startsWith(`${folder}/`)) ?? '';
}

/** Undefined: a file of ours, a module of Node or of the build. */
function packageOf(specifier: string): string | undefined {
  if (/^[./#]|^(?:node|virtual):/.test(specifier)) return undefined;
  return /^(?:@[^/]+\/)?[^/]+/.exec(specifier)?.[0];
}

function isDeclared(name: string, manifest: Manifest | undefined, isDev: boolean): boolean {
  const { dependencies, optionalDependencies, devDependencies } = manifest ?? {};
  return [dependencies, optionalDependencies, isDev ? devDependencies : undefined].some(
    (declared) => declared && Object.hasOwn(declared, name),
  );
}

export function checkDependencies(): Finding[] {
  const paths = listFiles();
  const manifests = readFiles(
    paths.filter((path) => /^(packages\/\w+\/)?package\.json$/.test(path)),
  );
  return findUndeclared(
    readFiles(paths.filter((path) => /\.(?:tsx?|mjs)$/.test(path))),
    new Map(
      manifests.map(({ path, text }) => [
        path.replace(/\/?package\.json$/, ''),
        JSON.parse(text) as Manifest,
      ]),
    ),
  );
}
