/**
 * Small modules that many pages share, put together: a file each would cost more than it holds.
 * Whoever needs one of a group fetches all of it, so that a group holds what is needed together.
 * The build fails when a line of it names no file any more.
 */
import { globSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');
const ICONS = 'node_modules/lucide-react/dist/esm/icons';

export const CHUNKS: Readonly<Record<string, readonly string[]>> = {
  /** What pages of the catalogue share. */
  rayon: [
    'packages/contract/src/articles/{articles.contract,images}.ts',
    'packages/contract/src/recherche/*.contract.ts',
    'packages/web/src/page/{or-not-found,redirect-to-canonical,breadcrumb-data}.ts',
    'packages/web/src/ui/section/breadcrumb.tsx',
    'packages/web/src/ui/field/field-class.ts',
    'packages/web/src/cadre/page-breadcrumb.tsx',
  ],
  /** What is asked about a product, on its sheet and on pages beside it. */
  fiche: [
    'packages/contract/src/{produits,avis,questions}/*.contract.ts',
    'packages/web/src/{produits,avis,questions}/*.queries.ts',
    'packages/web/src/produits/article-courant.ts',
  ],
  /** What forms and notices are made of, on most pages but the first ones. */
  kit: [
    'packages/web/src/ui/button/{button,chip,icon-button}.tsx',
    'packages/web/src/ui/field/{checkbox,field,text-input}.tsx',
    'packages/web/src/ui/notice/{alert,badge,empty-state,spinner}.tsx',
    'packages/web/src/ui/notice/{announce,use-fleeting}.ts',
    'packages/web/src/ui/use-debounce.ts',
    `${ICONS}/{check,chevron-down,circle-check,circle-exclamation-point,info,triangle-exclamation-point,phone}.mjs`,
  ],
  /** Which day it is and what is open then; apart, since it would come with all of the stores. */
  jours: ['packages/contract/src/jours-ouvres.ts', 'packages/contract/src/magasins/horaires.ts'],
  /** A store as several pages show it. */
  magasins: [
    'packages/web/src/magasins/{choisir-magasin,etat-du-magasin,telephone}*.ts*',
    `${ICONS}/{disc-2,key-round,locate-fixed,scissors,timer,wrench}.mjs`,
  ],
};

/** The files of a line: each name of `{a,b}` stands for one at least. */
export function filesOf(line: string, root: string = ROOT): string[] {
  const [, before = line, names, after = ''] = /^([^{]*)\{([^}]*)\}(.*)$/.exec(line) ?? [];
  const patterns = names ? names.split(',').flatMap((name) => before + name + after) : [before];
  return patterns.flatMap((pattern) => {
    const files = globSync(pattern, { cwd: root });
    if (files.length === 0) throw new Error(`chunks.ts: nothing is called ${pattern}`);
    return files.filter((file) => !/\.test\.tsx?$/.test(file)).map((file) => join(root, file));
  });
}

export function chunkGroups(): { name: string; test: (id: string) => boolean }[] {
  return Object.entries(CHUNKS).map(([name, lines]) => {
    const files = new Set(lines.flatMap((line) => filesOf(line)));
    return { name, test: (id) => files.has(id) };
  });
}
