/** Where the rows of a word are: as written, by its stem, its beginning, its other names. */
import { createBits, writeBit } from '../index/bits.ts';
import type { Locale } from '@comptoir/contract/words/locales.ts';
import { ATTRIBUT, CHAMPS, DESCRIPTION, NOM, TETE } from './champs.ts';
import type { IndexTexte } from './index-texte.ts';
import { commencantPar, famillesOf } from './lexique.ts';
import type { Jeton } from './jeton.ts';
import { isCourant } from './corrections/courants.ts';
import { autresEcritures } from './abreviations.ts';
import { cleOf } from './listes.ts';
import { SIGNE } from './mots-attributs.ts';
import { ABSENT, cleDuMot } from './negations.ts';
import { NOM_TROUVE, PERTES, poidsDesChamps } from './pertinence.ts';
import {
  createGroupe,
  findRows,
  visitRows,
  type Brouillon,
  type Groupe,
  type Source,
} from './find.ts';

export interface Lecteur {
  texte: IndexTexte;
  brouillon: Brouillon;
  langue: Locale;
  /**
   * Descriptions are not read: they also name what an article goes with. `choses`: not for words
   * that some article is called by.
   */
  sansDescription?: boolean | 'choses';
}

/** Terms that a beginning stands for, at most: the most frequent ones. */
const MAX_DEBUTS = 64;

/** The word as it was written, or by its stem; a size in another order, a code written otherwise. */
export function sourcesDuJeton(lecteur: Lecteur, jeton: Jeton): Source[] {
  const { lexique } = lecteur.texte;
  const { sorte, terme, nie = false, voulu = false } = jeton;
  const sobre =
    lecteur.sansDescription === 'choses'
      ? { ...lecteur, sansDescription: sorte !== 'mot' || nommeUneChose(lecteur, jeton) }
      : lecteur;
  if (sorte !== 'mot') return sourcesDuNombre(sobre, jeton);
  const sources: Source[] = [];
  const ajouter = (mot: string, perte: number) => {
    if (!nie) sources.push(...sourcesDuTerme(sobre, lexique.numeros.get(mot), perte, voulu));
    if (voulu) return;
    const absent = lexique.numeros.get(ABSENT + mot);
    sources.push(...sourcesDuTerme(sobre, absent, nie ? perte : perte + PERTES.nie));
  };
  ajouter(terme, 0);
  // « matelas » is no bodywarmer that is « matelassé ».
  const isAutreChose = isCourant(terme, lecteur.langue);
  for (const numero of famillesOf(lexique, terme)) {
    const pareil = lexique.termes[numero] ?? '';
    if (!isAutreChose || isFlexion(terme, pareil)) ajouter(pareil, PERTES.racine);
  }
  return sources;
}

/** The same word in the plural or the feminine. */
function isFlexion(mot: string, autre: string): boolean {
  const [a, b] = [mot, autre].map((un) => un.replace(/(?:[ae]?s|[aex])$/, ''));
  return a === b;
}

/** Units that labels often leave out. */
const SANS_UNITE = /(?:mm|in|ø[\d.]+)$/;

function sourcesDuNombre(lecteur: Lecteur, { sorte, terme, parties }: Jeton): Source[] {
  const { lexique } = lecteur.texte;
  const sources = sourcesDuTerme(lecteur, lexique.numeros.get(terme), 0);
  const autres =
    parties.length > 1 ? [parties.toReversed().join('x')] : SANS_UNITE.test(terme) ? parties : [];
  for (const autre of autres) {
    sources.push(...sourcesDuTerme(lecteur, lexique.numeros.get(autre), PERTES.aPart));
  }
  const ecritures = sorte === 'code' || parties.length === 2 ? autresEcritures(terme) : [];
  if (parties.length > 2) ecritures.push(pairesOf(parties));
  if (parties.length === 2) ecritures.push([`m${terme}`]);
  for (const ecriture of ecritures) {
    const groupes = ecriture.map((un) =>
      createGroupe(sourcesDuTerme(lecteur, lexique.numeros.get(un), 0)),
    );
    sources.push(...sourcesEnsemble(lecteur, groupes, PERTES.synonyme, 1));
  }
  return sources;
}

/** « 2500x650x38 » is « 2500x650 » and « 650x38 » where it is not written whole. */
function pairesOf(parties: readonly string[]): string[] {
  return parties.slice(1).map((partie, i) => `${parties[i]}x${partie}`);
}

export function sourcesDuDebut(lecteur: Lecteur, jeton: Jeton): Source[] {
  const { lexique } = lecteur.texte;
  // « sans magnét » begins what articles say they are without, not what they have.
  const terme = jeton.sorte === 'mot' ? cleDuMot(jeton) : jeton.terme;
  const numeros = commencantPar(lexique, terme).filter(
    (numero) => lexique.termes[numero] !== terme && !lexique.termes[numero]?.startsWith(SIGNE),
  );
  const usuels = numeros
    .map((numero) => ({ numero, frequence: frequenceOf(lecteur.texte, numero) }))
    .toSorted((a, b) => b.frequence - a.frequence || a.numero - b.numero)
    .slice(0, MAX_DEBUTS);
  return usuels.flatMap(({ numero }) => sourcesDuTerme(lecteur, numero, PERTES.debut));
}

/**
 * Rows that hold all of several words, as one source for each weight they reach: the mean of their
 * words, less `perte`, counted for as many words of the question as they stand for.
 */
export function sourcesEnsemble(
  { texte, brouillon }: Lecteur,
  groupes: readonly Groupe[],
  perte: number,
  motsRemplaces: number,
): Source[] {
  const rows = findRows(texte.listes, brouillon, groupes);
  const parValeur = new Map<number, number[]>();
  for (let i = 0; i < rows.length; i++) {
    const row = rows[i] ?? 0;
    const somme = brouillon.sommes[row] ?? 0;
    const poids = Math.max(1, Math.floor((somme % NOM_TROUVE) / groupes.length) - perte);
    const valeur = poids * motsRemplaces + Math.floor(somme / NOM_TROUVE) * NOM_TROUVE;
    const known = parValeur.get(valeur);
    if (known) known.push(row);
    else parValeur.set(valeur, [row]);
  }
  return [...parValeur].map(([valeur, found]) => sourceOf(found, valeur));
}

export function sourceOf(rows: ArrayLike<number>, valeur: number): Source {
  return { valeur, taille: rows.length, liste: -1, rows };
}

const TETES: readonly number[] = Object.values(TETE);

/** Whether some article is called by this word, in any language unless told which. */
export function nommeUneChose(
  lecteur: Lecteur,
  { sorte, terme, nie = false }: Jeton,
  champs: readonly number[] = TETES,
): boolean {
  if (sorte !== 'mot' || nie) return false;
  const { lexique, listes } = lecteur.texte;
  const numeros = [lexique.numeros.get(terme) ?? -1, ...famillesOf(lexique, terme)];
  const tetes = numeros.flatMap((numero) =>
    numero < 0 ? [] : listesOf(listes, numero).filter(({ champ }) => champs.includes(champ)),
  );
  return isTenu(lecteur, createGroupe(tetes.map((liste) => ({ ...liste, valeur: 1 }))));
}

/** Rows that say in their name, their label or a value of theirs that they have it. */
export function rowsQuiOnt({ texte }: Lecteur, { terme, nie }: Jeton): Uint32Array {
  const { lexique, listes, porteurs } = texte;
  const numeros = [
    lexique.numeros.get(cleDuMot({ terme, nie })) ?? -1,
    ...(nie ? [] : famillesOf(lexique, terme)),
  ];
  const dits = numeros.flatMap((numero) => {
    const valeurs = (porteurs.get(numero) ?? []).filter((signe) => isValeur(texte, signe));
    return [numero, ...valeurs].flatMap((un) =>
      un < 0 ? [] : listesOf(listes, un).filter(({ champ }) => champ <= ATTRIBUT),
    );
  });
  return bitsOf(texte, dits);
}

/** What stands for a value, not for the attribute it is of. */
function isValeur({ lexique }: IndexTexte, signe: number): boolean {
  return lexique.termes[signe]?.startsWith(`${SIGNE}v`) ?? false;
}

function bitsOf({ listes, noms }: IndexTexte, trouvees: readonly Omit<Source, 'valeur'>[]) {
  const bits = createBits(noms.empreintes.length);
  for (const liste of trouvees) {
    visitRows(listes, { ...liste, valeur: 0 }, (row) => writeBit(bits, row, true));
  }
  return bits;
}

/** Whether any row holds it: those of the lists may all have been written again since. */
export function isTenu({ texte, brouillon }: Lecteur, groupe: Groupe): boolean {
  const { sources, taille } = groupe;
  const { nombrePerimes } = texte.listes;
  if (nombrePerimes === 0 || taille > nombrePerimes * sources.length) return taille > 0;
  return findRows(texte.listes, brouillon, [groupe]).length > 0;
}

/** Whether some article is written with this term, in any field; those of the past do not count. */
export function isEcrit(lecteur: Lecteur, terme: string): boolean {
  const numero = lecteur.texte.lexique.numeros.get(terme);
  const prolixe = { ...lecteur, sansDescription: false };
  return isTenu(lecteur, createGroupe(sourcesDuTerme(prolixe, numero, 0)));
}

/** Rows that hold a term, in every field: what it counts for where several could be meant. */
export function frequenceOf({ listes, porteurs }: IndexTexte, numero: number): number {
  let sum = 0;
  for (const un of [numero, ...(porteurs.get(numero) ?? [])]) {
    for (const { taille } of listesOf(listes, un)) sum += taille;
  }
  return sum;
}

function sourcesDuTerme(
  { texte, langue, sansDescription }: Lecteur,
  numero: number | undefined,
  perte: number,
  /** « avec soupape »: an attribute that is called so says nothing of its value. */
  sansNoms = false,
): Source[] {
  if (numero === undefined) return [];
  const poids = POIDS[langue];
  const sources: Source[] = [];
  const porteurs = texte.porteurs.get(numero) ?? [];
  const dits = sansNoms ? porteurs.filter((signe) => isValeur(texte, signe)) : porteurs;
  for (const un of [numero, ...dits]) {
    for (const { champ, ...rows } of listesOf(texte.listes, un)) {
      if (sansDescription === true && champ === DESCRIPTION) continue;
      const valeur = Math.max(1, (poids[champ] ?? 0) - perte);
      const isNom = champ === TETE[langue] || champ === NOM[langue];
      sources.push({ ...rows, valeur: isNom ? valeur + NOM_TROUVE : valeur });
    }
  }
  return sources;
}

const POIDS: Readonly<Record<Locale, readonly number[]>> = {
  fr: poidsDesChamps('fr'),
  en: poidsDesChamps('en'),
  es: poidsDesChamps('es'),
};

const AUCUNE: readonly number[] = [];

function listesOf(
  listes: IndexTexte['listes'],
  terme: number,
): (Omit<Source, 'valeur'> & { champ: number })[] {
  const { premieres, champs, tailles, recents } = listes;
  const found: (Omit<Source, 'valeur'> & { champ: number })[] = [];
  if (terme < listes.termes) {
    const end = premieres[terme + 1] ?? 0;
    for (let liste = premieres[terme] ?? 0; liste < end; liste++) {
      const champ = champs[liste] ?? ATTRIBUT;
      found.push({ champ, liste, taille: tailles[liste] ?? 0, rows: AUCUNE });
    }
  }
  if (recents.size === 0) return found;
  for (let champ = 0; champ < CHAMPS; champ++) {
    const rows = recents.get(cleOf(terme, champ));
    if (rows) found.push({ champ, liste: -1, taille: rows.length, rows });
  }
  return found;
}
