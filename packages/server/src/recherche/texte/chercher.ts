/**
 * From a question to rows: every word must be found. Where that gives nothing, misspelt words are
 * corrected, then sizes and words are left out, and the answer says so.
 */
import { TETE } from './champs.ts';
import { accommoder, corrigerUnMot, vaine, type Accommodee } from './corrections/accommoder.ts';
import type { Mesure } from './proches/mesures.ts';
import { findTrouves } from './trouves.ts';
import { lectureOf } from './corrections/lecture.ts';
import {
  isInconnu,
  isNie,
  isTete,
  lierMilliers,
  readRequete,
  type MotCherche,
  type OptionsRequete,
} from './requete.ts';
import { direNonVendu } from './question/non-vendu.ts';
import { nommeUneChose, type Lecteur } from './sources.ts';
import type { OptionsRecherche, Recherche } from './corrections/recherche-lue.ts';

/** « boîte de 200 vis »: what it comes in says less than what it is. */
const EMBALLAGE =
  /^(?:bo[iî]tes?|paquets?|sachets?|lots?|cartons?|box|boxes|packs?|bags?|cajas?|bolsas?|paquetes?) (?:de |d['’]|of )?\d+ /iu;

const AUCUN: readonly Mesure[] = [];

/**
 * Descriptions are read only where the words are nowhere else together, and not for the word that
 * says what is looked for: a glue for skirting boards is no skirting board.
 */
export function chercher(lecteur: Lecteur, ecrit: string, options: OptionsRecherche): Recherche {
  const trouvee = chercherPartout(lecteur, ecrit, options);
  return options.enCours ? trouvee : direNonVendu(lecteur, ecrit, trouvee);
}

function chercherPartout(lecteur: Lecteur, ecrit: string, options: OptionsRecherche): Recherche {
  const q = lierMilliers(lecteur, ecrit);
  const sobre: Lecteur = { ...lecteur, sansDescription: true };
  const prolixe: Lecteur = { ...lecteur, sansDescription: 'choses' };
  const direct =
    chercherTelQuel(sobre, q, options) ??
    repondre(sobre, q, options) ??
    chercherDecrit(prolixe, q, options);
  const trouvee = direct ?? chercherSansSuite(sobre, q, options);
  if (trouvee) return trouvee;
  const [emballage] = EMBALLAGE.exec(q) ?? [];
  if (emballage !== undefined) {
    const contenu = chercher(lecteur, q.slice(emballage.length), options);
    const sansMots = [emballage.trim(), ...contenu.lecture.sansMots];
    return { ...contenu, lecture: { ...contenu.lecture, sansMots } };
  }
  for (const correction of corrigerUnMot(prolixe, q, options)) {
    const corrigee = chercherTelQuel(sobre, correction, options);
    if (corrigee) return { ...corrigee, lecture: { ...corrigee.lecture, correction } };
  }
  const accommodee = accommoder(prolixe, q, options);
  const { retenus, lecture, mesures } = accommodee;
  // As if what is left of the words, and put right, had been typed.
  const rectifiee = chercherTelQuel(sobre, resteOf(accommodee, q), options);
  if (rectifiee) return { ...rectifiee, lecture, mesures };
  const trouves = findTrouves(prolixe, retenus);
  if (trouves.rows.length > 0) return { ...trouves, lecture, mesures };
  return { ...trouves, lecture: vaine(lecteur, q, options, chercher), mesures: AUCUN };
}

function resteOf({ retenus }: Accommodee, q: string): string {
  return retenus
    .map((mot) => {
      const dit = mot.corrige ?? q.slice(mot.jetons[0]?.debut, mot.jetons.at(-1)?.fin);
      return isNie(mot) ? `sans ${dit}` : dit;
    })
    .join(' ');
}

/** What a question wants, with as much of what it is for as articles say of themselves. */
function repondre(lecteur: Lecteur, q: string, options: OptionsRecherche): Recherche | undefined {
  const tete = readRequete(lecteur, q, options).find(isTete);
  if (!tete || isInconnu(lecteur, tete)) return undefined;
  const { retenus, lecture, mesures } = accommoder(lecteur, q, options);
  const trouves = findTrouves(lecteur, retenus);
  return trouves.rows.length > 0 ? { ...trouves, lecture, mesures } : undefined;
}

/** Every word, as it is typed; undefined when no article has them all. */
function chercherTelQuel(
  lecteur: Lecteur,
  q: string,
  options: OptionsRequete,
  mots = readRequete(lecteur, q, options),
): Recherche | undefined {
  if (mots.length === 0 || mots.some((mot) => !isNie(mot) && isInconnu(lecteur, mot))) {
    return undefined;
  }
  const trouves = findTrouves(lecteur, mots);
  if (trouves.rows.length === 0) return undefined;
  return { ...trouves, lecture: lectureOf(q, mots, mots), mesures: AUCUN };
}

/** « sans manches longues » where nothing is long and without sleeves. */
function chercherSansSuite(
  lecteur: Lecteur,
  q: string,
  { enCours }: OptionsRecherche,
): Recherche | undefined {
  const options = { enCours, nierSuite: true };
  const mots = readRequete(lecteur, q, options);
  const isAutre = mots.some(({ jetons }) => jetons.some(({ suite }) => suite));
  return isAutre ? chercherTelQuel(lecteur, q, options, mots) : undefined;
}

/** What an article is must be said elsewhere than in its description, unless it is all that is asked. */
function chercherDecrit(
  lecteur: Lecteur,
  q: string,
  options: OptionsRecherche,
): Recherche | undefined {
  const mots = readRequete(lecteur, q, options);
  const ici = [TETE[lecteur.langue]];
  const nomme = ({ jetons }: MotCherche) =>
    jetons.some((jeton) => nommeUneChose(lecteur, jeton, ici));
  return mots.length === 1 || mots.some(nomme) ? chercherTelQuel(lecteur, q, options) : undefined;
}
