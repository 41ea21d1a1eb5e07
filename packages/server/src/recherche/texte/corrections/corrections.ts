/** What a word that leads nowhere may stand for. */
import { LOCALES, type Locale } from '@comptoir/contract/words/locales.ts';
import { fautesPermises, findFautes } from './fautes.ts';
import { sonOf } from './phonetique.ts';
import type { IndexTexte } from '../index-texte.ts';
import { isMotOf } from '../lexique.ts';
import { readTexte } from '../read-texte.ts';
import type { Jeton } from '../jeton.ts';
import { plier } from '../plier.ts';
import { racineOf } from '../racines.ts';
import { frequenceOf, isTenu, sourcesDuJeton, type Lecteur } from '../sources.ts';
import { createGroupe } from '../find.ts';

export interface Correction {
  /** As it is shown. */
  ecrit: string;
  jetons: readonly Jeton[];
  /** Letters wrong. */
  distance: number;
}

/** Tried for one word, at most. */
const MAX_CORRECTIONS = 8;
/** The fewest letters of each of two words written as one. */
const MIN_MOITIE = 3;

/**
 * The nearest first, then those that begin alike, the most frequent; of the language alone.
 * `enPlus`: letters wrong beyond what is usual.
 */
export function correctionsOf(
  texte: IndexTexte,
  jeton: Jeton,
  langue: Locale,
  enPlus = 0,
): Correction[] {
  if (jeton.sorte !== 'mot') return [];
  const permises = fautesPermises(jeton.terme);
  if (permises === 0) return [];
  const isOfLangue = ({ numeros }: Candidat) =>
    numeros.every((numero) => isMotOf(texte.lexique, numero, langue));
  const candidats = [
    ...motsProches(texte, jeton.terme, permises + enPlus),
    ...motsPareils(texte, jeton.terme, langue),
    ...motsSepares(texte, jeton.terme),
  ];
  return candidats
    .filter((candidat) => candidat.frequence > 0 && isOfLangue(candidat))
    .filter(({ ecrit }) => commenceAussi(jeton.terme, plier(ecrit).texte, langue))
    .toSorted(
      (a, b) =>
        a.distance - b.distance ||
        b.frequence - a.frequence ||
        a.ecrit.localeCompare(b.ecrit, 'fr'),
    )
    .slice(0, MAX_CORRECTIONS)
    .map(({ ecrit, distance }) => ({ ...correctionOf(ecrit), distance }));
}

/** The first letter is the last that people get wrong, unless it sounds the same or is swapped. */
function commenceAussi(mot: string, autre: string, langue: Locale): boolean {
  return (
    mot[0] === autre[0] ||
    sonOf(mot, langue)[0] === sonOf(autre, langue)[0] ||
    (mot[0] === autre[1] && mot[1] === autre[0])
  );
}

/** Dictionaries by the sound of their words, made when the first word that is unknown comes. */
const parSon = new WeakMap<IndexTexte['numerosDictionnaire'], Map<string, number[]>>();

/** Nearer than one letter. */
const DISTANCE_DU_SON = 0.5;
/** Too many words sound like nearly nothing. */
const MIN_SON = 3;

function motsPareils(texte: IndexTexte, mot: string, langue: Locale): Candidat[] {
  const { numerosDictionnaire, lexique } = texte;
  let sons = parSon.get(numerosDictionnaire);
  if (!sons) {
    sons = new Map();
    for (const numero of numerosDictionnaire) {
      const terme = lexique.termes[numero] ?? '';
      for (const une of LOCALES) {
        if (!isMotOf(lexique, numero, une)) continue;
        const key = `${une} ${sonOf(terme, une)}`;
        const known = sons.get(key);
        if (known) known.push(numero);
        else sons.set(key, [numero]);
      }
    }
    parSon.set(numerosDictionnaire, sons);
  }
  const son = sonOf(mot, langue);
  if (son.length < MIN_SON) return [];
  return (sons.get(`${langue} ${son}`) ?? []).map((numero) => ({
    ecrit: ecritOf(texte, numero),
    numeros: [numero],
    distance: DISTANCE_DU_SON + Math.abs(mot.length - (lexique.termes[numero] ?? '').length) / 10,
    frequence: frequenceOf(texte, numero),
  }));
}

/** The word that several are without their spaces; undefined where there is none. */
export function joindre(lecteur: Lecteur, jetons: readonly Jeton[]): Correction | undefined {
  const { lexique } = lecteur.texte;
  if (jetons.some(({ sorte }) => sorte !== 'mot')) return undefined;
  const joint = jetons.map(({ terme }) => terme).join('');
  const numero = [
    lexique.numeros.get(joint) ?? -1,
    ...(lexique.racines[lecteur.langue].get(racineOf(joint, lecteur.langue)) ?? []),
  ].find((un) => lexique.proposables.has(un));
  if (numero === undefined) return undefined;
  const correction = correctionOf(lexique.ecrits.get(numero) ?? lexique.termes[numero] ?? '');
  const sources = correction.jetons.flatMap((jeton) => sourcesDuJeton(lecteur, jeton));
  return isTenu(lecteur, createGroupe(sources)) ? correction : undefined;
}

function correctionOf(ecrit: string): Correction {
  return { ecrit, jetons: readTexte(ecrit, 'fr'), distance: 0 };
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
