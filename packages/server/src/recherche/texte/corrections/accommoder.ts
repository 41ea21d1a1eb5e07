/** Misspelt words put right, sizes and words left out, until some article has the others. */
import type { Lecture } from '@comptoir/contract/recherche/recherche.contract.ts';
import type { OptionsRecherche, Recherche } from './recherche-lue.ts';
import { correctionsOf, type Correction } from './corrections.ts';
import { isMotConnu } from './mots-connus.ts';
import { createGroupe } from '../find.ts';
import { lectureOf, recrire } from './lecture.ts';
import { mesureOf, type Mesure } from '../proches/mesures.ts';
import {
  isInconnu,
  isMesure,
  isNie,
  isTete,
  readRequete,
  readSuite,
  type MotCherche,
} from '../requete.ts';
import { nommeUneChose, sourcesEnsemble, type Lecteur } from '../sources.ts';
import { ensemble, findTrouves } from '../trouves.ts';

export interface Accommodee {
  retenus: readonly MotCherche[];
  lecture: Lecture;
  /** Those left out. */
  mesures: readonly Mesure[];
}

export function accommoder(lecteur: Lecteur, q: string, options: OptionsRecherche): Accommodee {
  const lus = readRequete(lecteur, q, options);
  const nies = lus.filter(isNie);
  const voulus = lus.filter((mot) => !isNie(mot));
  const corriges = options.exact ? voulus : corriger(lecteur, voulus);
  const connus = corriges.filter((mot) => !isInconnu(lecteur, mot));
  const retenus =
    connus.length > 1 && findTrouves(lecteur, connus).rows.length === 0
      ? (sansMesure(lecteur, connus) ?? laisserDesMots(lecteur, connus))
      : connus;
  const gardes = new Set(retenus.map(({ jetons }) => jetons[0]));
  const laissees = voulus.filter((mot) => isMesure(mot) && !gardes.has(mot.jetons[0]));
  return {
    retenus: [...retenus, ...nies],
    lecture: lectureOf(q, corriges, retenus),
    mesures: laissees.flatMap(({ jetons }) => jetons.flatMap((jeton) => mesureOf(jeton) ?? [])),
  };
}

/** Each word that leads nowhere becomes the nearest one that is found with the others. */
function corriger(lecteur: Lecteur, lus: readonly MotCherche[]): readonly MotCherche[] {
  let mots = lus;
  for (const mot of mots.filter((lu) => isInconnu(lecteur, lu))) {
    const connus = mots.filter((autre) => !isInconnu(lecteur, autre));
    const candidats = remplacants(lecteur, mot);
    const [proche] = candidats;
    const retenu =
      candidats.find(
        (candidat) =>
          (candidat.distance === proche?.distance || (proche?.distance ?? 0) >= 1) &&
          ensemble(lecteur, [...connus, candidat]).length > 0,
      ) ?? proche;
    if (retenu) mots = mots.map((autre) => (autre === mot ? retenu : autre));
  }
  return mots;
}

/** Spellings of each word tried alone. */
const MAX_SEULS = 3;

/**
 * The question with one word put right, where several lead nowhere: « clef allene », once « clé »,
 * may be a name that articles go by, and each put right by itself would be two others.
 */
export function* corrigerUnMot(
  lecteur: Lecteur,
  q: string,
  options: OptionsRecherche,
): Generator<string> {
  const inconnus = readRequete(lecteur, q, options).filter(
    (mot) => !isNie(mot) && isInconnu(lecteur, mot),
  );
  if (options.exact || inconnus.length < 2) return;
  for (const mot of inconnus) {
    for (const autre of remplacants(lecteur, mot).slice(0, MAX_SEULS)) yield recrire(q, [autre]);
  }
}

interface Remplacant extends MotCherche {
  distance: number;
}

/** A word that exists is not misspelt, even where it leads nowhere. */
function remplacants(lecteur: Lecteur, { jetons }: MotCherche): Remplacant[] {
  const [jeton] = jetons;
  if (jetons.length !== 1 || !jeton || isMotConnu(lecteur, jeton)) return [];
  return correctionsOf(lecteur.texte, jeton, lecteur.langue).map((correction) =>
    remplacer(lecteur, jetons, correction),
  );
}

function remplacer(
  lecteur: Lecteur,
  jetons: MotCherche['jetons'],
  { ecrit, jetons: autres, distance }: Correction,
): Remplacant {
  const groupes = readSuite(lecteur, autres).map(({ groupe }) => groupe);
  const sources = sourcesEnsemble(lecteur, groupes, 0, jetons.length);
  return { jetons, groupe: createGroupe(sources), corrige: ecrit, distance };
}

/** A size that is not sold: one of them left out, the rarest first, else all of them. */
function sansMesure(
  lecteur: Lecteur,
  mots: readonly MotCherche[],
): readonly MotCherche[] | undefined {
  const mesures = duPlusRare(lecteur, mots.filter(isMesure));
  const essais = [
    ...mesures.map((mesure) => mots.filter((mot) => mot !== mesure)),
    mots.filter((mot) => !isMesure(mot)),
  ];
  return essais.find(
    (essai) =>
      essai.some((mot) => !isMesure(mot)) &&
      essai.length < mots.length &&
      findTrouves(lecteur, essai).rows.length > 0,
  );
}

/** Words left out one by one for the sake of the others; the next ones at once. */
const MAX_CHOIX = 2;

/**
 * Leaves out the least telling word whose absence is enough, or the least telling where none is,
 * until some article has the others. Rather a word that names no thing, rather the commonest; what
 * a question wants is kept longest.
 */
function laisserDesMots(lecteur: Lecteur, mots: readonly MotCherche[]): readonly MotCherche[] {
  const nomme = new Set(
    mots.filter(({ jetons }) => jetons.some((un) => nommeUneChose(lecteur, un))),
  );
  const rang = (mot: MotCherche) => (isTete(mot) ? 2 : Number(nomme.has(mot)));
  const moindres = duPlusRare(lecteur, mots)
    .toReversed()
    .toSorted((a, b) => rang(a) - rang(b));
  let retenus = mots;
  for (let choix = 0; retenus.length > 1; choix++) {
    const essais = moindres
      .filter((mot) => retenus.includes(mot))
      .slice(0, choix < MAX_CHOIX ? undefined : 1)
      .map((moindre) => retenus.filter((mot) => mot !== moindre));
    const suffisant = essais.find((essai) => findTrouves(lecteur, essai).rows.length > 0);
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

/** Nothing was found: what would. */
export function vaine(
  lecteur: Lecteur,
  q: string,
  { exact, enCours }: OptionsRecherche,
  chercher: (lecteur: Lecteur, q: string, options: OptionsRecherche) => Recherche,
): Lecture {
  const lecture: Lecture = { correction: null, sansMots: [], propositions: [] };
  if (exact) {
    const { lecture: autre } = chercher(lecteur, q, { exact: false, enCours });
    return { ...lecture, propositions: autre.correction ? [autre.correction] : autre.propositions };
  }
  const propositions = readRequete(lecteur, q, { enCours }).flatMap((mot) => {
    const [jeton] = mot.jetons;
    if (!jeton || isMotConnu(lecteur, jeton)) return [];
    return correctionsOf(lecteur.texte, jeton, lecteur.langue, 1).map(({ ecrit }) => ecrit);
  });
  return { ...lecture, propositions: [...new Set(propositions)].slice(0, MAX_PROPOSITIONS) };
}

const MAX_PROPOSITIONS = 3;
