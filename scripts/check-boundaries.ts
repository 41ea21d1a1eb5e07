/**
 * Keeps `web → contract ← server`, capabilities apart and barrels out. Cycles are the linter's
 * (import/no-cycle). dependency-cruiser cannot read TypeScript 7 yet, hence this file.
 */
import { posix } from 'node:path';
import { parseSync, Visitor } from 'rolldown/utils';
import { lineAt, type Finding } from './findings.ts';
import { capabilityOf, placeOf } from './places.ts';
import { isTest, listFiles, readFiles, type SourceFile } from './source-files.ts';

interface Import {
  specifier: string;
  isType: boolean;
  offset: number;
}

/** Places that put capabilities together, so they name their files; others take `*.public.ts`. */
const COMPOSITION_FOLDERS = ['overlay', 'atelier', 'demo'];

/** Read by the server when it loads articles, which must not load three. */
const PURE_IMAGES =
  /^packages\/images\/src\/(dessins\/|genres\/|logos\/|cles|plan|nuancier|secondes)/;
const HEAVY_IMAGES =
  /^packages\/images\/src\/(modeles|compositions|geometrie|matieres|etiquettes|sdf|pieces|studio|vue)\//;

/** The server chooses pictures, pages show their models: neither takes what the other does. */
const PICTURES_OF: Partial<Record<string, string>> = {
  server: 'packages/images/src/images.public.ts',
  web: 'packages/images/src/vue.public.ts',
};

/** The types of the page bundle: all the server knows of web without its build. */
const PAGE_TYPES = ['packages/web/src/rendering.ts', 'packages/web/src/api.ts'];

export function listImports({ path, text }: SourceFile): Import[] {
  const imports: Import[] = [];
  const add = (node: { value: unknown; start: number } | null, kind?: string) => {
    if (typeof node?.value !== 'string') return;
    imports.push({ specifier: node.value, isType: kind === 'type', offset: node.start });
  };
  new Visitor({
    ImportDeclaration: (node) => add(node.source, node.importKind),
    ExportAllDeclaration: (node) => add(node.source, node.exportKind),
    ExportNamedDeclaration: (node) => add(node.source, node.exportKind),
    ImportExpression: (node) => node.source.type === 'Literal' && add(node.source),
    TSImportType: (node) => add(node.source, 'type'),
  }).visit(parseSync(path, text).program);
  return imports;
}

/** The repository path an import leads to, or undefined for a package from the registry. */
export function resolveImport(from: string, specifier: string): string | undefined {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(from), specifier);
  const own = /^@comptoir\/(contract|images|server|web)\/(.+)$/.exec(specifier);
  if (!own) return undefined;
  const [, name, rest = ''] = own;
  const inside = name === 'web' || rest.startsWith('messages/') ? rest : `src/${rest}`;
  return `packages/${name}/${inside}`;
}

function explain(from: string, { specifier, isType }: Import): string | undefined {
  const here = placeOf(from);
  if (!here) return undefined;
  if (here.package === 'contract' && specifier.startsWith('node:') && !isTest(from)) {
    return `contract runs in the browser too: no ${specifier}`;
  }
  const target = resolveImport(from, specifier);
  if (!isType && !isTest(from) && PURE_IMAGES.test(from)) {
    const heavy = target === undefined ? /^three(\/|$)/.test(specifier) : HEAVY_IMAGES.test(target);
    if (heavy) return `what chooses pictures takes types only of ${specifier}`;
  }
  if (target === undefined) return undefined;
  const targetPackage = /^packages\/(\w+)\//.exec(target)?.[1];
  if (targetPackage !== here.package) {
    if (!targetPackage) return `${here.package} imports ${target}, outside the packages`;
    if (specifier.startsWith('.')) return `write @comptoir/${targetPackage}/…, not a relative path`;
    if (targetPackage === 'contract') return undefined;
    if (target === PICTURES_OF[here.package]) return undefined;
    const isBuilt = /^packages\/web\/(dist\/|build\.ts$|vite\.config\.ts$)/.test(target);
    if (here.package === 'server' && (isBuilt || (isType && PAGE_TYPES.includes(target))))
      return undefined;
    return `${here.package} must not import ${targetPackage}: web → contract ← server`;
  }
  const capability = capabilityOf(target);
  if (!capability || capability === here.folder || here.folder === undefined) return undefined;
  if (here.folder === 'ui') return `ui holds no business word: it must not import ${capability}`;
  if (here.package === 'contract' || COMPOSITION_FOLDERS.includes(here.folder)) return undefined;
  if (/\.public\.tsx?$/.test(target) || isTest(from)) return undefined;
  return `another capability only through its *.public.ts: ${target}`;
}

function findBarrel({ path, text }: SourceFile): Finding[] {
  if (/(^|\/)index\.tsx?$/.test(path)) return [{ path, message: 'no index.ts: name the file' }];
  const { body } = parseSync(path, text).program;
  const isReexport = (node: (typeof body)[number]) =>
    node.type === 'ExportAllDeclaration' ||
    (node.type === 'ExportNamedDeclaration' && node.source !== null);
  // A public file is a deliberate list of what others may use.
  if (!body.length || !body.every(isReexport) || /\.public\.tsx?$/.test(path)) return [];
  return [{ path, message: 'only re-exports: a barrel; import from the files themselves' }];
}

export function findBoundaryViolations(files: readonly SourceFile[]): Finding[] {
  return files.flatMap((file) => [
    ...findBarrel(file),
    ...listImports(file).flatMap((found) => {
      const message = explain(file.path, found);
      return message ? [{ path: file.path, line: lineAt(file.text, found.offset), message }] : [];
    }),
  ]);
}

export function checkBoundaries(): Finding[] {
  const paths = listFiles().filter((path) => /^packages\/.*\.tsx?$/.test(path));
  return findBoundaryViolations(readFiles(paths));
}
