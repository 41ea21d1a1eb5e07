/** Bundles the studio's page and the models asked for, in memory. */
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { rolldown } from 'rolldown';

export const SOURCES = join(import.meta.dirname, '..');
const MODELES = join(SOURCES, 'modeles');

/** Kinds there is a model of: the names of the files. */
export function listModeles(): string[] {
  return readdirSync(MODELES)
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => file.slice(0, -3))
    .sort();
}

export function fichierModele(nom: string): string {
  return join(MODELES, `${nom}.ts`);
}

const COMPOSITIONS = join(SOURCES, 'compositions');

/** Arrangements by name, « categories/fixation »: the files of the folders. */
export function listCompositions(): string[] {
  return readdirSync(COMPOSITIONS, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name: groupe }) =>
      readdirSync(join(COMPOSITIONS, groupe)).map((file) => `${groupe}/${file.slice(0, -3)}`),
    )
    .sort();
}

export function fichierComposition(nom: string): string {
  return join(COMPOSITIONS, `${nom}.ts`);
}

/** What the page is asked for: models of articles, arrangements. */
export interface Modules {
  modeles?: readonly string[];
  compositions?: readonly string[];
}

/** Files by address, « /page.js » and « /modeles/vis.js » among them. */
export async function bundle({ modeles = [], compositions = [] }: Modules) {
  const build = await rolldown({
    input: {
      page: join(SOURCES, 'studio/page.ts'),
      ...Object.fromEntries(modeles.map((nom) => [`modeles/${nom}`, fichierModele(nom)])),
      ...Object.fromEntries(
        compositions.map((nom) => [`compositions/${nom}`, fichierComposition(nom)]),
      ),
    },
    platform: 'browser',
    logLevel: 'silent',
  });
  const { output } = await build.generate({
    format: 'esm',
    entryFileNames: '[name].js',
    chunkFileNames: 'parts/[name]-[hash].js',
  });
  await build.close();
  return new Map<string, string>(
    output.flatMap((part) => (part.type === 'chunk' ? [[`/${part.fileName}`, part.code]] : [])),
  );
}

/** The font labels are written in: the one of the pages, so that no machine's own is used. */
export function readPolice(): Buffer {
  const require = createRequire(import.meta.url);
  const folder = join(require.resolve('@fontsource-variable/archivo/package.json'), '../files');
  return readFileSync(join(folder, 'archivo-latin-wght-normal.woff2'));
}
