/**
 * Attributes are said once, not once per article: the words of a value lead to the value, and the
 * value to the rows that carry it.
 */
import { LOCALES } from '@comptoir/contract/words/locales.ts';
import type { Referentiel } from '../index/referentiel.ts';
import type { Mots } from '../index/referentiel.sql.ts';
import { ajouterMot, ajouterTerme, proposer, type Lexique } from './lexique.ts';
import { readTexte } from './read-texte.ts';
import { isVide } from './mots-vides.ts';
import { ABSENT } from './negations.ts';
import { toBase } from './unites.ts';

export interface MotsAttributs {
  /** By term, those that stand for the values and attributes it is a word of. */
  porteurs: Map<number, number[]>;
  /** By number of value, what stands for it and for its attribute. */
  signes: (readonly number[])[];
}

/** Nobody types it: terms that begin with it are values and attributes. */
export const SIGNE = '\u0001';

export function createMotsAttributs(lexique: Lexique, referentiel: Referentiel): MotsAttributs {
  const porteurs = new Map<number, number[]>();
  const porter = (terme: number, signe: number) => {
    const known = porteurs.get(terme);
    if (!known) porteurs.set(terme, [signe]);
    else if (!known.includes(signe)) known.push(signe);
  };
  const dire = (mots: Mots, signe: number) => {
    for (const terme of termesDits(lexique, mots)) porter(terme, signe);
  };
  const signes: (readonly number[])[] = [];
  for (const { code, unite, libelle, debut, fin, type } of referentiel.attributs) {
    const attribut = ajouterTerme(lexique, `${SIGNE}a${code}`);
    dire(libelle, attribut);
    for (let numero = debut; numero < fin; numero++) {
      const signe = ajouterTerme(lexique, `${SIGNE}v${numero}`);
      signes[numero] = [signe, attribut];
      const { valeur = '', libelle: dit } = referentiel.valeurs[numero] ?? {};
      if (dit) dire(dit, signe);
      if (type !== 'nombre') continue;
      for (const terme of ecrituresDuNombre(code, valeur, unite)) {
        porter(ajouterTerme(lexique, terme), signe);
      }
    }
  }
  return { porteurs, signes };
}

/** « 40 », « 40mm » and, of a diameter, « ø40 ». */
export function ecrituresDuNombre(code: string, valeur: string, unite: string | null): string[] {
  const { nombre, unite: base } = toBase(valeur, (unite ?? '').toLowerCase().replace('²', '2'));
  const ecritures = [valeur, nombre, `${nombre}${base}`];
  if (code.startsWith('diametre')) ecritures.push(`ø${nombre}`);
  return [...new Set(ecritures)];
}

function termesDits(lexique: Lexique, mots: Mots): Set<number> {
  const termes = new Set<number>();
  for (const langue of LOCALES) {
    for (const { sorte, terme, contenus, debut, fin, nie = false } of readTexte(
      mots[langue],
      langue,
    )) {
      if (sorte !== 'mot') {
        for (const un of [terme, ...contenus]) termes.add(ajouterTerme(lexique, un));
      } else if (!isVide(terme)) {
        const numero = ajouterMot(lexique, terme, langue);
        proposer(lexique, numero, mots[langue].slice(debut, fin).toLowerCase());
        termes.add(nie ? ajouterTerme(lexique, ABSENT + terme) : numero);
      }
    }
  }
  return termes;
}
