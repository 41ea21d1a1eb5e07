/** Every file that other programs and other people write; see fichiers/fichier-ecrit.ts. */
import { classeurs } from './fichiers/classeurs.ts';
import { documents } from './fichiers/documents.ts';
import type { FichierEcrit } from './fichiers/fichier-ecrit.ts';
import { ecrits, papiers } from './fichiers/papiers.ts';
import { tableurs } from './fichiers/tableurs.ts';

export const FICHIERS: readonly FichierEcrit[] = [
  ...tableurs,
  ...classeurs,
  ...documents,
  ...papiers,
  ...ecrits,
];
