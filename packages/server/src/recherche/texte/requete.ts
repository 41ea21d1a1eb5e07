/** A question, read: its words, each with the rows it leads to. */
import { MAX_SIGNES_LUS } from '@comptoir/contract/recherche/recherche.contract.ts';
import {
  designes,
  sourcesDesDesignes,
  sourcesDuCode,
  sourcesDuDebutDeCode,
} from './codes-cherches.ts';
import { joindre } from './corrections/corrections.ts';
import { isCourant } from './corrections/courants.ts';
import { equivalentsOf } from './equivalences.ts';
import { readTexte } from './read-texte.ts';
import type { Jeton } from './jeton.ts';
import { interroger } from './question/interroger.ts';
import { isVide } from './mots-vides.ts';
import { ABSENT } from './negations.ts';
import { mesureOf } from './proches/mesures.ts';
import { NOM_TROUVE, PERTES } from './pertinence.ts';
import {
  isEcrit,
  isTenu,
  sourcesDuDebut,
  sourcesDuJeton,
  sourcesEnsemble,
  type Lecteur,
} from './sources.ts';
import { createGroupe, type Groupe, type Source } from './find.ts';

/** One word of the question, or several that are one thing. */
export interface MotCherche {
  jetons: readonly Jeton[];
  groupe: Groupe;
  /** What was searched instead, where it was misspelt. */
  corrige?: string;
}

/** « sans soupape »: what was found must not have it. */
export function isNie({ jetons }: MotCherche): boolean {
  return jetons.every(({ nie }) => nie);
}

/** A size or a code that tells one: « 4x40 », « m8 », « t43 ». */
export function isMesure({ jetons }: MotCherche): boolean {
  return jetons.every((jeton) => mesureOf(jeton) !== undefined);
}

/** What a question wants, rather than what it is for. */
export function isTete({ jetons }: MotCherche): boolean {
  return jetons.some(({ tete }) => tete === true);
}

export interface OptionsRequete {
  /** « sans manches longues » is about both words. */
  nierSuite?: boolean;
  /** The last word may be the beginning of one, even where it is one itself. */
  enCours: boolean;
}

/** Further words are not read. */
const MAX_MOTS = 12;
/** Codes shorter than that are looked for whole only. */
const MIN_CODE = 3;

/** « LIN-V »: in one piece with a hyphen, rather a code than words, if it begins one. */
const DEBUT_DE_CODE = /^[\p{L}\d]{2,}-[\p{L}\d-]*$/u;

/** What is read of a question. */
export function lue(q: string): string {
  return q.slice(0, MAX_SIGNES_LUS).trim();
}

export function readRequete(lecteur: Lecteur, q: string, options: OptionsRequete): MotCherche[] {
  const jetons = sansLettreSeule(jetonsOf(lecteur, q, options), options);
  if (jetons.length === 0) return [];
  const entiere = sourcesDesDesignes(designes(lecteur.texte, q), jetons.length);
  if (entiere.length > 0) return [{ jetons, groupe: createGroupe(entiere) }];
  const debut = DEBUT_DE_CODE.test(q) ? sourcesDuDebutDeCode(lecteur.texte, q, jetons.length) : [];
  if (debut.length > 0) return [{ jetons, groupe: createGroupe(debut) }];
  const morceaux = enMorceaux(q, jetons);
  const mots = morceaux.flatMap(({ ecrit, jetons: ensemble }, i) => {
    const trouves = /\d/.test(ecrit)
      ? sourcesDesDesignes(designes(lecteur.texte, ecrit), ensemble.length)
      : [];
    if (trouves.length === 0) return [];
    return [{ place: i, mot: { jetons: ensemble, groupe: createGroupe(trouves) } }];
  });
  const parPlace = new Map(mots.map(({ place, mot }) => [place, mot]));
  const lus = readSuites(lecteur, morceaux, parPlace);
  return completer(lecteur, q, morceaux, lus, options);
}

function jetonsOf(lecteur: Lecteur, q: string, { nierSuite = false }: OptionsRequete): Jeton[] {
  const lus = nierEnsemble(lecteur, interroger(readTexte(q, lecteur.langue)));
  const tous = nierSuite ? nierLaSuite(lus) : lus;
  const pleins = tous.filter(
    ({ terme }, i) => !isVide(terme) && !(ANNONCES.has(terme) && isChiffre(tous[i + 1])),
  );
  return (pleins.length > 0 ? pleins : tous).slice(0, MAX_MOTS);
}

/** « long 30 » is « 30 ». */
const ANNONCES: ReadonlySet<string> = new Set(
  'dim dimension ep epaisseur haut hauteur larg largeur lg long longueur length numero pointure size taille talla width'.split(
    ' ',
  ),
);

function isChiffre(jeton: Jeton | undefined): boolean {
  return jeton !== undefined && mesureOf(jeton) !== undefined;
}

/** « sans tire fil » is about both words where articles say « sans tire-fil ». */
function nierEnsemble(lecteur: Lecteur, jetons: readonly Jeton[]): Jeton[] {
  return jetons.map((jeton, i) => {
    const before = jetons[i - 1];
    const isJoint = before?.nie && isEcrit(lecteur, ABSENT + before.terme + jeton.terme);
    return isJoint ? { ...jeton, nie: true } : jeton;
  });
}

/** One thing in two words: only what has both is not wanted. */
function nierLaSuite(jetons: readonly Jeton[]): Jeton[] {
  let isOuvert = false;
  return jetons.map((jeton) => {
    const { sorte, terme, nie, voulu } = jeton;
    if (isVide(terme)) return jeton;
    const isSuite = isOuvert && sorte === 'mot' && !nie && !voulu;
    isOuvert = nie === true || (isSuite && LIAISONS.has(terme));
    return isSuite ? { ...jeton, nie: true, suite: true } : jeton;
  });
}

/** « ouverture par pression » */
const LIAISONS: ReadonlySet<string> = new Set(['par', 'by', 'por']);

/** « 2 500 mm » typed with a plain space, where articles have that number. */
const MILLIERS =
  /(?<![\d.,x×*/])(\d{1,3}) (\d{3})(?=\s?(?:mm|kw|w|k|v|kg|g|ml|lm|n|nm|mah)\b|\s?[x×*]|\s?$| \p{L}{3})/giu;

export function lierMilliers(lecteur: Lecteur, q: string): string {
  return q.replace(MILLIERS, (ecrit: string, milliers: string, reste: string) =>
    isEcrit(lecteur, milliers + reste) ? `${milliers}\u00a0${reste}` : ecrit,
  );
}

/** The first letter of the word being typed begins too many words to tell anything. */
function sansLettreSeule(jetons: Jeton[], { enCours }: OptionsRequete): Jeton[] {
  const last = jetons.at(-1);
  const isLettre = last?.sorte === 'mot' && last.terme.length === 1;
  return enCours && isLettre && jetons.length > 1 ? jetons.slice(0, -1) : jetons;
}

interface Morceau {
  ecrit: string;
  jetons: Jeton[];
}

/** By spaces, as references are written; a size may hold some. */
function enMorceaux(q: string, jetons: readonly Jeton[]): Morceau[] {
  const morceaux: (Morceau & { fin: number })[] = [];
  for (const jeton of jetons) {
    const last = morceaux.at(-1);
    if (last && !/\s/.test(q.slice(last.fin, jeton.debut))) {
      last.jetons.push(jeton);
      last.fin = jeton.fin;
      last.ecrit = q.slice(last.jetons[0]?.debut, jeton.fin);
    } else {
      morceaux.push({ ecrit: q.slice(jeton.debut, jeton.fin), jetons: [jeton], fin: jeton.fin });
    }
  }
  return morceaux;
}

/** Words that follow each other between two references, several at a time where they are one thing. */
function readSuites(
  lecteur: Lecteur,
  morceaux: readonly Morceau[],
  codes: ReadonlyMap<number, MotCherche>,
): MotCherche[] {
  const mots: MotCherche[] = [];
  let suite: Jeton[] = [];
  const finir = () => {
    mots.push(...readSuite(lecteur, suite));
    suite = [];
  };
  morceaux.forEach(({ jetons }, place) => {
    const code = codes.get(place);
    if (!code) {
      suite.push(...jetons);
      return;
    }
    finir();
    mots.push(code);
  });
  finir();
  return mots;
}

export function readSuite(lecteur: Lecteur, jetons: readonly Jeton[]): MotCherche[] {
  const mots: MotCherche[] = [];
  let i = 0;
  while (i < jetons.length) {
    const mot = readMot(lecteur, jetons.slice(i, i + longueurDuTerme(lecteur, jetons, i)));
    const length = isInconnu(lecteur, mot) ? 1 : mot.jetons.length;
    mots.push(length === mot.jetons.length ? mot : readMot(lecteur, jetons.slice(i, i + 1)));
    i += length;
  }
  return mots;
}

/** The length of the longest synonym that begins here; 1 without any. */
function longueurDuTerme(lecteur: Lecteur, jetons: readonly Jeton[], debut: number): number {
  const most = Math.min(Math.max(2, lecteur.texte.equivalences.longueur), jetons.length - debut);
  for (let length = most; length > 1; length--) {
    const terme = jetons.slice(debut, debut + length);
    if (autresNoms(lecteur, terme).length > 0) return length;
  }
  return 1;
}

/** Synonyms, and the word that two words are without their space: « tourne vis ». */
function autresNoms(lecteur: Lecteur, jetons: readonly Jeton[]): (readonly Jeton[])[] {
  const noms = equivalentsOf(lecteur.texte.equivalences, jetons);
  const joint = jetons.length === 2 ? joindre(lecteur, jetons) : undefined;
  return joint ? [...noms, joint.jetons] : noms;
}

export function readMot(lecteur: Lecteur, jetons: readonly Jeton[]): MotCherche {
  const autres = autresNoms(lecteur, jetons);
  const [seul] = jetons;
  // « bombilla » is a lamp; by its stem alone it would be a « bombillo », a cylinder.
  const isAutre =
    autres.length > 0 &&
    jetons.length === 1 &&
    seul?.sorte === 'mot' &&
    !isEcrit(lecteur, seul.terme);
  const sources = isAutre ? [] : sourcesDesMots(lecteur, jetons, 0, jetons.length);
  for (const equivalent of autres) {
    sources.push(...sourcesDesMots(lecteur, equivalent, PERTES.synonyme, jetons.length));
  }
  return { jetons, groupe: createGroupe(sources) };
}

/** Rows that hold all these words, for `mots` words of the question. */
function sourcesDesMots(
  lecteur: Lecteur,
  jetons: readonly Jeton[],
  perte: number,
  mots: number,
): Source[] {
  const [seul] = jetons;
  if (jetons.length === 1 && seul && mots === 1) {
    return sourcesDuJeton(lecteur, seul).map((source) => ({
      ...source,
      valeur: moins(source.valeur, perte),
    }));
  }
  const groupes = jetons.map((jeton) => createGroupe(sourcesDuJeton(lecteur, jeton)));
  return sourcesEnsemble(lecteur, groupes, perte, mots);
}

function moins(valeur: number, perte: number): number {
  const poids = valeur % NOM_TROUVE;
  return valeur - poids + Math.max(1, poids - perte);
}

/** Gives words that lead nowhere their other chances: beginning of a word, part of a code. */
function completer(
  lecteur: Lecteur,
  q: string,
  morceaux: readonly Morceau[],
  mots: readonly MotCherche[],
  { enCours }: OptionsRequete,
): MotCherche[] {
  const last = mots.at(-1);
  const completes = mots.map((mot) =>
    mot === last && (enCours || isEntame(lecteur, mot)) ? avecDebut(lecteur, mot) : mot,
  );
  if (!completes.some((mot) => isInconnu(lecteur, mot))) return completes;
  const jetons = morceaux.flatMap((morceau) => morceau.jetons);
  const entiere =
    morceaux.length > 1 && /\d/.test(q) ? sourcesDuCode(lecteur.texte, q, jetons.length) : [];
  if (entiere.length > 0) return [{ jetons, groupe: createGroupe(entiere) }];
  return morceaux.reduce((lus, morceau) => avecCode(lecteur, lus, morceau), completes);
}

/** It leads nowhere, and is no whole word of everyday: « matelas » does not begin « matelassé ». */
function isEntame(lecteur: Lecteur, mot: MotCherche): boolean {
  return (
    isInconnu(lecteur, mot) && !mot.jetons.some(({ terme }) => isCourant(terme, lecteur.langue))
  );
}

export function isInconnu(lecteur: Lecteur, { groupe }: MotCherche): boolean {
  return !isTenu(lecteur, groupe);
}

function avecDebut(lecteur: Lecteur, mot: MotCherche): MotCherche {
  const dernier = mot.jetons.at(-1);
  if (mot.jetons.length !== 1 || !dernier) return mot;
  return {
    ...mot,
    groupe: createGroupe([...mot.groupe.sources, ...sourcesDuDebut(lecteur, dernier)]),
  };
}

/** A piece with a word that leads nowhere may be a part of a code. */
function avecCode(lecteur: Lecteur, mots: MotCherche[], { ecrit, jetons }: Morceau): MotCherche[] {
  const first = mots.findIndex((mot) => mot.jetons[0] === jetons[0]);
  const end = mots.findIndex((mot) => mot.jetons.at(-1) === jetons.at(-1)) + 1;
  const concerned = mots.slice(first, end);
  if (first === -1 || ecrit.length < MIN_CODE || !concerned.some((mot) => isInconnu(lecteur, mot)))
    return mots;
  const sources = sourcesDuCode(lecteur.texte, ecrit, jetons.length);
  if (sources.length === 0) return mots;
  return mots.toSpliced(first, concerned.length, { jetons, groupe: createGroupe(sources) });
}
