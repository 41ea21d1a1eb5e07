/**
 * Keeps `web → contract ← server ← demo`, capabilities apart and barrels out; cycles.ts finds
 * circles. dependency-cruiser cannot read TypeScript 7 yet, hence both files.
 */
import { posix } from 'node:path';
import { parseSync, Visitor } from 'rolldown/utils';
import { lineAt, type Finding } from './findings.ts';
import { capabilityOf, placeOf } from './places.ts';
import { isTest, listFiles, readFiles, type SourceFile } from '../machine/source-files.ts';

interface Import {
  specifier: string;
  isType: boolean;
  isDynamic: boolean;
  offset: number;
}

/** Places that put capabilities together, so they name their files; others take `*.public.ts`. */
const COMPOSITION_FOLDERS = ['app', 'overlay', 'atelier'];

/** Read by the server when it loads articles, which must not load three. */
const PURE_IMAGES =
  /^packages\/images\/src\/(dessins\/|genres\/|logos\/|cles|plan|nuancier|secondes)/;
const HEAVY_IMAGES =
  /^packages\/images\/src\/(modeles|compositions|geometrie|matieres|etiquettes|sdf|pieces|studio|vue)\//;

/** The server and the demo choose pictures, pages show their models: neither takes what the other does. */
const PICTURES_OF: Partial<Record<string, string>> = {
  demo: 'packages/images/src/images.public.ts',
  server: 'packages/images/src/images.public.ts',
  web: 'packages/images/src/vue.public.ts',
};

/** The types of the page bundle: all the server knows of web without its build. */
const PAGE_TYPES = ['packages/web/src/app/rendering.ts', 'packages/web/src/page/api.ts'];

/** What the demo leans on: whatever else of the server changes is none of its business. */
const SERVER_FOR_DEMO = /^packages\/server\/src\/(?:db\/[^/]+|[^/]+\/[^/]+\.public)\.ts$/;
const SERVER_TYPES_FOR_DEMO = [
  'packages/server/src/config.ts',
  'packages/server/src/http/acteur.ts',
];
const DOOR_TO_DEMO = 'packages/server/src/demo.ts';

export function listImports({ path, text }: SourceFile): Import[] {
  const imports: Import[] = [];
  const add = (
    node: { value: unknown; start: number } | null,
    kind?: string,
    isDynamic = false,
  ) => {
    if (typeof node?.value !== 'string') return;
    imports.push({ specifier: node.value, isType: kind === 'type', isDynamic, offset: node.start });
  };
  new Visitor({
    ImportDeclaration: (node) => add(node.source, node.importKind),
    ExportAllDeclaration: (node) => add(node.source, node.exportKind),
    ExportNamedDeclaration: (node) => add(node.source, node.exportKind),
    ImportExpression: (node) => node.source.type === 'Literal' && add(node.source, undefined, true),
    TSImportType: (node) => add(node.source, 'type'),
  }).visit(parseSync(path, text).program);
  return imports;
}

/** The repository path an import leads to, or undefined for a package from the registry. */
export function resolveImport(from: string, specifier: string): string | undefined {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(from), specifier);
  const own = /^@comptoir\/(contract|demo|images|server|web)\/(.+)$/.exec(specifier);
  if (!own) return undefined;
  const [, name, rest = ''] = own;
  const inside = name === 'web' || rest.startsWith('messages/') ? rest : `src/${rest}`;
  return `packages/${name}/${inside}`;
}

function explain(from: string, found: Import): string | undefined {
  const { specifier, isType } = found;
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
    if (targetPackage === 'demo') return explainDemo(from, found);
    if (specifier.startsWith('.')) return `write @comptoir/${targetPackage}/…, not a relative path`;
    if (targetPackage === 'contract') return undefined;
    if (target === PICTURES_OF[here.package]) return undefined;
    const isBuilt = /^packages\/web\/(dist\/|build\.ts$|vite\.config\.ts$)/.test(target);
    if (here.package === 'server' && (isBuilt || (isType && PAGE_TYPES.includes(target))))
      return undefined;
    if (here.package === 'demo' && targetPackage === 'server') {
      if (isTest(from) || SERVER_FOR_DEMO.test(target)) return undefined;
      if (isType && SERVER_TYPES_FOR_DEMO.includes(target)) return undefined;
      return `the demo takes db/ and *.public.ts of the server: ${target}`;
    }
    return `${here.package} must not import ${targetPackage}: web → contract ← server ← demo`;
  }
  const capability = capabilityOf(target);
  if (!capability || capability === here.folder || here.folder === undefined) return undefined;
  if (here.folder === 'ui') return `ui holds no business word: it must not import ${capability}`;
  if (here.package === 'contract' || COMPOSITION_FOLDERS.includes(here.folder)) return undefined;
  if (/\.public\.tsx?$/.test(target) || isTest(from)) return undefined;
  return `another capability only through its *.public.ts: ${target}`;
}

/** A real shop holds nothing of it: one import of the server, when a demo is asked for. */
function explainDemo(from: string, { isDynamic }: Import): string | undefined {
  if (isTest(from) || (from === DOOR_TO_DEMO && isDynamic)) return undefined;
  return `only ${DOOR_TO_DEMO} loads the demo, by import() when one is asked for`;
}

function findBarrel({ path, text }: SourceFile): Finding[] {
  if (/(^|\/)index\.tsx?$/.test(path)) return [{ path, message: 'no index.ts: name the file' }];
  if (!/^export\b.*\bfrom\b|^\} from\b/m.test(text)) return [];
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
