/**
 * From a question to rows: every word must be found. Where that gives nothing, misspelt words are
 * corrected, then words are left out, and the answer says so.
 */
import type { Lecture } from '@comptoir/contract/recherche/recherche.contract.ts';
import { correctionsOf, type Correction } from './corrections/corrections.ts';
import { isInconnu, readRequete, readSuite, type MotCherche } from './requete.ts';
import { nommeUneChose, sourcesEnsemble, type Lecteur } from './sources.ts';
import { createGroupe, findRows } from './find.ts';

export interface OptionsRecherche {
  /** No other spelling is tried. */
  exact: boolean;
  /** The last word is still being typed. */
  enCours: boolean;
}

export interface Recherche {
  /** Valid until the next question, as the sums of the draft are. */
  rows: Int32Array;
  /** Words that the sums of weights are made of. */
  mots: number;
  lecture: Lecture;
}

/** Descriptions are read only where the words are nowhere else together. */
export function chercher(lecteur: Lecteur, q: string, options: OptionsRecherche): Recherche {
  const sobre = { ...lecteur, sansDescription: true };
  const telQuel = chercherTelQuel(sobre, q, options);
  if (telQuel) return telQuel;
  const { retenus, lecture } = accommoder(lecteur, q, options);
  // As if what is left of the words, and put right, had been typed.
  const reste = retenus.map((mot) => mot.corrige ?? ecritDans(q, mot)).join(' ');
  const rectifiee = chercherTelQuel(sobre, reste, options);
  if (rectifiee) return { ...rectifiee, lecture };
  return { rows: ensemble(lecteur, retenus), mots: nombreDeJetons(retenus), lecture };
}

/** Every word, as it is typed; undefined when no article has them all. */
function chercherTelQuel(
  lecteur: Lecteur,
  q: string,
  options: OptionsRecherche,
): Recherche | undefined {
  const mots = readRequete(lecteur, q, options);
  if (mots.length === 0 || mots.some((mot) => isInconnu(lecteur, mot))) return undefined;
  const rows = ensemble(lecteur, mots);
  if (rows.length === 0) return undefined;
  return { rows, mots: nombreDeJetons(mots), lecture: lectureOf(q, mots, mots) };
}

interface Accommodee {
  retenus: readonly MotCherche[];
  lecture: Lecture;
}

/** Misspelt words put right and words left out, until some article has the others. */
function accommoder(lecteur: Lecteur, q: string, options: OptionsRecherche): Accommodee {
  const lus = readRequete(lecteur, q, options);
  const corriges = options.exact ? lus : corriger(lecteur, lus);
  const connus = corriges.filter((mot) => !isInconnu(lecteur, mot));
  let retenus: readonly MotCherche[] = connus;
  if (connus.length > 1 && ensemble(lecteur, connus).length === 0) {
    const parNombre = duPlusRare(lecteur, connus);
    const corrigee = options.exact ? undefined : corrigerUnMot(lecteur, connus, parNombre);
    retenus = corrigee ?? laisserDesMots(lecteur, connus, parNombre);
  }
  const isFound = ensemble(lecteur, retenus).length > 0;
  const lecture = isFound ? lectureOf(q, corriges, retenus) : vaine(lecteur, q, lus, options);
  return { retenus, lecture };
}

function nombreDeJetons(mots: readonly MotCherche[]): number {
  return mots.reduce((sum, { jetons }) => sum + jetons.length, 0);
}

function ensemble({ texte, brouillon }: Lecteur, mots: readonly MotCherche[]): Int32Array {
  return findRows(
    texte.listes,
    brouillon,
    mots.map(({ groupe }) => groupe),
  );
}

/** Each word that leads nowhere becomes the nearest one that is found with the others. */
function corriger(lecteur: Lecteur, lus: readonly MotCherche[]): readonly MotCherche[] {
  let mots = lus;
  for (const mot of mots.filter((lu) => isInconnu(lecteur, lu))) {
    const connus = mots.filter((autre) => !isInconnu(lecteur, autre));
    const candidats = remplacants(lecteur, mot);
    const retenu =
      candidats.find((candidat) => ensemble(lecteur, [...connus, candidat]).length > 0) ??
      candidats[0];
    if (retenu) mots = mots.map((autre) => (autre === mot ? retenu : autre));
  }
  return mots;
}

/** Tried with another spelling where words are never together: the rarest. */
const MAX_CORRIGES = 4;

/** Words that exist but never together: one of them may be another one misspelt. */
function corrigerUnMot(
  lecteur: Lecteur,
  mots: readonly MotCherche[],
  parNombre: readonly MotCherche[],
): readonly MotCherche[] | undefined {
  const douteux = parNombre.filter(({ corrige }) => corrige === undefined);
  for (const mot of douteux.slice(0, MAX_CORRIGES)) {
    for (const candidat of remplacants(lecteur, mot)) {
      const essai = mots.map((autre) => (autre === mot ? candidat : autre));
      if (ensemble(lecteur, essai).length > 0) return essai;
    }
  }
  return undefined;
}

function remplacants(lecteur: Lecteur, { jetons }: MotCherche): MotCherche[] {
  const [jeton] = jetons;
  if (jetons.length !== 1 || !jeton) return [];
  return correctionsOf(lecteur.texte, jeton, lecteur.langue).map((correction) =>
    remplacer(lecteur, jetons, correction),
  );
}

function remplacer(
  lecteur: Lecteur,
  jetons: MotCherche['jetons'],
  { ecrit, jetons: autres }: Correction,
): MotCherche {
  const groupes = readSuite(lecteur, autres).map(({ groupe }) => groupe);
  const sources = sourcesEnsemble(lecteur, groupes, 0, jetons.length);
  return { jetons, groupe: createGroupe(sources), corrige: ecrit };
}

/** Words left out one by one for the sake of the others; the next ones at once. */
const MAX_CHOIX = 2;

/**
 * Leaves out the least telling word whose absence is enough, or the least telling where none is,
 * until some article has the others. Rather a word that names no thing, rather the commonest.
 */
function laisserDesMots(
  lecteur: Lecteur,
  mots: readonly MotCherche[],
  parNombre: readonly MotCherche[],
): readonly MotCherche[] {
  const nomme = new Set(
    mots.filter(({ jetons }) => jetons.some((un) => nommeUneChose(lecteur, un))),
  );
  const moindres = parNombre
    .toReversed()
    .toSorted((a, b) => Number(nomme.has(a)) - Number(nomme.has(b)));
  let retenus = mots;
  for (let choix = 0; retenus.length > 1; choix++) {
    const essais = moindres
      .filter((mot) => retenus.includes(mot))
      .slice(0, choix < MAX_CHOIX ? undefined : 1)
      .map((moindre) => retenus.filter((mot) => mot !== moindre));
    const suffisant = essais.find((essai) => ensemble(lecteur, essai).length > 0);
    if (suffisant) return suffisant;
    retenus = essais[0] ?? [];
  }
  return retenus;
}

/** By how many articles each finds alone. */
function duPlusRare(lecteur: Lecteur, mots: readonly MotCherche[]): readonly MotCherche[] {
  const nombres = new Map(mots.map((mot) => [mot, ensemble(lecteur, [mot]).length]));
  return mots.toSorted((a, b) => (nombres.get(a) ?? 0) - (nombres.get(b) ?? 0));
}

function lectureOf(q: string, lus: readonly MotCherche[], retenus: readonly MotCherche[]): Lecture {
  const kept = new Set(retenus.map(({ jetons }) => jetons[0]));
  return {
    correction: retenus.some(({ corrige }) => corrige !== undefined) ? recrire(q, retenus) : null,
    sansMots: lus.filter(({ jetons }) => !kept.has(jetons[0])).map((mot) => ecritDans(q, mot)),
    propositions: [],
  };
}

/** Nothing was found: what would. */
function vaine(
  lecteur: Lecteur,
  q: string,
  lus: readonly MotCherche[],
  { exact, enCours }: OptionsRecherche,
): Lecture {
  const lecture: Lecture = { correction: null, sansMots: [], propositions: [] };
  if (exact) {
    const { lecture: autre } = chercher(lecteur, q, { exact: false, enCours });
    return { ...lecture, propositions: autre.correction ? [autre.correction] : autre.propositions };
  }
  const propositions = lus.flatMap((mot) => {
    const [jeton] = mot.jetons;
    if (!jeton) return [];
    return correctionsOf(lecteur.texte, jeton, lecteur.langue, 1).map(({ ecrit }) => ecrit);
  });
  return { ...lecture, propositions: [...new Set(propositions)].slice(0, MAX_PROPOSITIONS) };
}

const MAX_PROPOSITIONS = 3;

function ecritDans(q: string, { jetons }: MotCherche): string {
  return q.slice(jetons[0]?.debut, jetons.at(-1)?.fin);
}

/** The question with the words that were searched instead of those typed. */
function recrire(q: string, mots: readonly MotCherche[]): string {
  let recrite = q;
  for (const { jetons, corrige } of mots.toReversed()) {
    if (corrige === undefined) continue;
    recrite = recrite.slice(0, jetons[0]?.debut) + corrige + recrite.slice(jetons.at(-1)?.fin);
  }
  return recrite;
}
