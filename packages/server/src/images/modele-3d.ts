/** What a picture was taken of: the key its manifest knows it by, read back. */
import { listManifestes, readManifeste } from '@comptoir/images/images.public.ts';

export interface Modele3d {
  modele: string;
  params: Record<string, string>;
}

/** Manifests come with the program: they are read once. */
let parFichier: ReadonlyMap<string, string> | undefined;

/** Undefined for no picture, or one that is not ours. */
export function modele3dOf(fichier: string | null): Modele3d | undefined {
  const cle = findCle(fichier);
  return cle === undefined ? undefined : readCle(cle);
}

export function aUnModele3d(fichier: string | null): boolean {
  return findCle(fichier) !== undefined;
}

function findCle(fichier: string | null): string | undefined {
  if (fichier === null) return undefined;
  parFichier ??= readCles();
  return parFichier.get(fichier);
}

function readCles(): Map<string, string> {
  return new Map(
    listManifestes().flatMap((kind) =>
      Object.entries(readManifeste(kind)).map(([cle, { fichier }]) => [fichier, cle] as const),
    ),
  );
}

/** « vis?bout=pointe&elancement=10 », as `cleOf` writes it. */
export function readCle(cle: string): Modele3d {
  const point = cle.indexOf('?');
  const params = cle
    .slice(point + 1)
    .split('&')
    .filter((part) => part !== '')
    .map((part) => {
      const egal = part.indexOf('=');
      // Quoted where a word reads as a number: what it is for tells the worker which it is.
      return [part.slice(0, egal), part.slice(egal + 1).replace(/^'(.*)'$/, '$1')] as const;
    });
  return { modele: cle.slice(0, point), params: Object.fromEntries(params) };
}
