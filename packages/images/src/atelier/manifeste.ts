/**
 * Which file shows which picture. One manifest per kind, beside its files: kinds are drawn apart
 * from each other, and never meet in one file.
 */
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import type { WebpParTaille } from '../studio/commande.ts';
import { LARGE, taillesOf, TAILLES_GARDEES, type Taille } from '../studio/tailles.ts';

export const FICHIERS = join(import.meta.dirname, '../../fichiers');

export interface Entree {
  /** « vis.fraisee-torx-1a2b3c4d »: kind, slug and digest of the picture, without size. */
  fichier: string;
  /** Side of its largest size, where that is not the largest there is. */
  cote?: Taille;
  /** Mean colour, « #rrggbb ». */
  couleur: string;
  /** Digest of everything it was made from: another one, and it is taken again. */
  empreinte: string;
  /** From another side, as a thumbnail and large. */
  seconde?: Seconde;
}

export interface Seconde {
  fichier: string;
  couleur: string;
  empreinte: string;
}

/** The sizes a second look is kept in: it stands in a gallery, never in a list. */
export const TAILLES_SECONDE = [160, LARGE] as const;

/** By key of picture. */
export type Manifeste = Record<string, Entree>;

export function listManifestes(folder = FICHIERS): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();
}

export function readManifeste(modele: string, folder = FICHIERS): Manifeste {
  const path = join(folder, modele, 'manifeste.json');
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Manifeste) : {};
}

export function writeManifeste(modele: string, manifeste: Manifeste, folder = FICHIERS): void {
  const sorted = Object.fromEntries(
    Object.entries(manifeste).sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)),
  );
  const path = join(folder, modele, 'manifeste.json');
  mkdirSync(join(folder, modele), { recursive: true });
  // A stop in the middle of a write must not lose the pictures already taken.
  writeFileSync(`${path}.part`, `${JSON.stringify(sorted, null, 2)}\n`);
  renameSync(`${path}.part`, path);
}

export function cheminFichier(fichier: string, taille: number, folder = FICHIERS): string {
  const point = fichier.indexOf('.');
  return join(folder, fichier.slice(0, point), `${fichier.slice(point + 1)}-${taille}.webp`);
}

/** Its files, with those of its second look. */
export function listChemins(
  { fichier, cote = LARGE, seconde }: Entree,
  folder = FICHIERS,
): string[] {
  return [
    ...taillesOf(cote).map((taille) => cheminFichier(fichier, taille, folder)),
    ...(seconde
      ? TAILLES_SECONDE.map((taille) => cheminFichier(seconde.fichier, taille, folder))
      : []),
  ];
}

/** Writes the sizes of a picture; its name carries their digest, so that it can be kept for ever. */
export function writeFichiers(
  modele: string,
  slug: string,
  webp: WebpParTaille,
  folder = FICHIERS,
): Pick<Entree, 'fichier' | 'cote'> {
  const prises = TAILLES_GARDEES.flatMap((taille) => {
    const base64 = webp[taille];
    return base64 === undefined ? [] : [[taille, base64] as const];
  });
  const cote = prises.at(-1)?.[0] ?? LARGE;
  return {
    fichier: writeTailles(modele, slug, prises, folder),
    ...(cote < LARGE && { cote }),
  };
}

/** The same of any sizes. */
export function writeTailles(
  modele: string,
  slug: string,
  webp: readonly (readonly [taille: number, base64: string])[],
  folder: string,
): string {
  const octets = webp.map(([taille, base64]) => [taille, Buffer.from(base64, 'base64')] as const);
  const hash = createHash('sha256');
  for (const [, part] of octets) hash.update(part);
  const fichier = `${modele}.${slug}-${hash.digest('hex').slice(0, 8)}`;
  mkdirSync(join(folder, modele), { recursive: true });
  for (const [taille, part] of octets) writeFileSync(cheminFichier(fichier, taille, folder), part);
  return fichier;
}

/** Removes the files of a kind that its manifest does not name. */
export function balayerModele(modele: string, manifeste: Manifeste): void {
  balayer(
    modele,
    Object.values(manifeste).flatMap((entree) => listChemins(entree)),
  );
}

/** Removes the files of a kind that are not among those wanted. */
export function balayer(modele: string, wanted: Iterable<string>, folder = FICHIERS): void {
  const kept = new Set(wanted);
  const own = join(folder, modele);
  if (!existsSync(own)) return;
  for (const name of readdirSync(own)) {
    const path = join(own, name);
    if (name.endsWith('.webp') && !kept.has(path)) rmSync(path);
  }
}
