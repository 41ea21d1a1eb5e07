/** The pictures of arrangements: where they are kept, which one shows what. No three. */
import { join } from 'node:path';
import { readManifeste, type Entree } from './manifeste.ts';

export const ILLUSTRATIONS = join(import.meta.dirname, '../../illustrations');

/** One manifest for each of them. */
export const GROUPES = ['categories', 'metiers', 'services', 'accueil'] as const;
export type Groupe = (typeof GROUPES)[number];

/** Where « categories/fixation » stands, and what it shows. */
export function partsOf(nom: string): { groupe: string; code: string } {
  const [groupe = '', code = ''] = nom.split('/');
  return { groupe, code };
}

/** Their pictures by code. */
export function readIllustrations(groupe: Groupe): Readonly<Record<string, Entree>> {
  return readManifeste(groupe, ILLUSTRATIONS);
}
