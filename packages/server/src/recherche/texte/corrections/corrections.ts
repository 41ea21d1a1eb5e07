/** What a word that leads nowhere may stand for. */
import { fautesPermises, findFautes } from './fautes.ts';
import type { Locale } from '@comptoir/contract/words/locales.ts';
import type { IndexTexte } from '../index-texte.ts';
import { isMotOf } from '../lexique.ts';
import { readTexte, type Jeton } from '../read-texte.ts';
import { plier } from '../plier.ts';
import { frequenceOf, isTenu, sourcesDuJeton, type Lecteur } from '../sources.ts';
import { createGroupe } from '../find.ts';

export interface Correction {
  /** As it is shown. */
  ecrit: string;
  jetons: readonly Jeton[];
}

/** Tried for one word, at most. */
const MAX_CORRECTIONS = 8;
/** The fewest letters of each of two words written as one. */
const MIN_MOITIE = 3;

/** The nearest first, then those that begin alike, of the language, the most frequent. `enPlus`: letters wrong beyond what is usual. */
export function correctionsOf(
  texte: IndexTexte,
  jeton: Jeton,
  langue: Locale,
  enPlus = 0,
): Correction[] {
  if (jeton.sorte !== 'mot') return [];
  const permises = fautesPermises(jeton.terme);
  if (permises === 0) return [];
  const isForeign = ({ numeros }: Candidat) =>
    Number(!numeros.every((numero) => isMotOf(texte.lexique, numero, langue)));
  // The first letter is the last that people get wrong.
  const hasOtherStart = ({ ecrit }: Candidat) => Number(!plier(ecrit).texte.startsWith(start));
  const start = jeton.terme.slice(0, 1);
  return [...motsProches(texte, jeton.terme, permises + enPlus), ...motsSepares(texte, jeton.terme)]
    .filter(({ frequence }) => frequence > 0)
    .toSorted(
      (a, b) =>
        a.distance - b.distance ||
        hasOtherStart(a) - hasOtherStart(b) ||
        isForeign(a) - isForeign(b) ||
        b.frequence - a.frequence ||
        a.ecrit.localeCompare(b.ecrit, 'fr'),
    )
    .slice(0, MAX_CORRECTIONS)
    .map(({ ecrit }) => correctionOf(ecrit));
}

/** The word that several are without their spaces; undefined where there is none. */
export function joindre(lecteur: Lecteur, jetons: readonly Jeton[]): Correction | undefined {
  const { lexique } = lecteur.texte;
  if (jetons.some(({ sorte }) => sorte !== 'mot')) return undefined;
  const numero = lexique.numeros.get(jetons.map(({ terme }) => terme).join('')) ?? -1;
  if (!lexique.proposables.has(numero)) return undefined;
  const correction = correctionOf(lexique.ecrits.get(numero) ?? lexique.termes[numero] ?? '');
  const sources = correction.jetons.flatMap((jeton) => sourcesDuJeton(lecteur, jeton));
  return isTenu(lecteur, createGroupe(sources)) ? correction : undefined;
}

function correctionOf(ecrit: string): Correction {
  return { ecrit, jetons: readTexte(ecrit, 'fr') };
}

interface Candidat {
  ecrit: string;
  /** The numbers of its words. */
  numeros: readonly number[];
  distance: number;
  frequence: number;
}

function motsProches(texte: IndexTexte, mot: string, permises: number): Candidat[] {
  const { dictionnaire, numerosDictionnaire, lexique } = texte;
  const recents = lexique.recents.filter((numero) => lexique.proposables.has(numero));
  const proches = [
    ...findFautes(dictionnaire, mot, permises).map(({ place, distance }) => ({
      numero: numerosDictionnaire[place] ?? 0,
      distance,
    })),
    ...recents.flatMap((numero) =>
      findFautes(
        { mots: [lexique.termes[numero] ?? ''], communs: new Uint8Array(1) },
        mot,
        permises,
      ).map(({ distance }) => ({ numero, distance })),
    ),
  ];
  return proches.map(({ numero, distance }) => ({
    ecrit: ecritOf(texte, numero),
    numeros: [numero],
    distance,
    frequence: frequenceOf(texte, numero),
  }));
}

/** « porteserviette »: two words without their space count as one fault. */
function motsSepares(texte: IndexTexte, mot: string): Candidat[] {
  const { numeros, proposables } = texte.lexique;
  const candidats: Candidat[] = [];
  for (let i = MIN_MOITIE; i <= mot.length - MIN_MOITIE; i++) {
    const moities = [mot.slice(0, i), mot.slice(i)].map((moitie) => numeros.get(moitie) ?? -1);
    if (!moities.every((numero) => proposables.has(numero))) continue;
    candidats.push({
      ecrit: moities.map((numero) => ecritOf(texte, numero)).join(' '),
      numeros: moities,
      distance: 1,
      frequence: Math.min(...moities.map((numero) => frequenceOf(texte, numero))),
    });
  }
  return candidats;
}

function ecritOf({ lexique }: IndexTexte, numero: number): string {
  return lexique.ecrits.get(numero) ?? lexique.termes[numero] ?? '';
}
