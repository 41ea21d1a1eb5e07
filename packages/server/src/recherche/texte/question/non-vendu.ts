/** A thing that nothing on sale is called by: what speaks of it is shown, and that it is not sold is said. */
import { PEU_DE_RESULTATS } from '@comptoir/contract/recherche/proches.contract.ts';
import { isCourant } from '../corrections/courants.ts';
import type { Recherche } from '../corrections/recherche-lue.ts';
import type { Jeton } from '../jeton.ts';
import { isVide } from '../mots-vides.ts';
import { NOM_TROUVE } from '../pertinence.ts';
import { readTexte } from '../read-texte.ts';
import { lue, readMot, isInconnu } from '../requete.ts';
import type { Lecteur } from '../sources.ts';

/** What is less stands in no label. */
const POIDS_DU_LIBELLE = 55;
/** What no word weighs: that is a code. */
const PLUS_QUE_UN_MOT = 100;

/**
 * Tells it where no article found is called by a word of the question, or says it of itself:
 * « machine à laver » stands in the label of a trap, which is for one and is none.
 */
export function direNonVendu(lecteur: Lecteur, q: string, recherche: Recherche): Recherche {
  const { rows, mots, lecture } = recherche;
  const { sommes } = lecteur.brouillon;
  if (rows.length === 0 || lecture.correction !== null) return recherche;
  let meilleur = 0;
  for (const row of rows) {
    const somme = sommes[row] ?? 0;
    meilleur = Math.max(meilleur, somme / mots);
    if (somme >= NOM_TROUVE || somme > PLUS_QUE_UN_MOT * mots) return recherche;
  }
  // Looking words up takes the place of what was found.
  const found = Int32Array.from(rows);
  const gardees = found.map((row) => sommes[row] ?? 0);
  const nonVendu = nonVenduOf(
    { ...lecteur, sansDescription: true },
    lue(q),
    lecture.sansMots,
    found.length <= PEU_DE_RESULTATS || meilleur < POIDS_DU_LIBELLE,
  );
  for (const [i, row] of found.entries()) sommes[row] = gardees[i] ?? 0;
  return {
    ...recherche,
    rows: found,
    ...(nonVendu !== undefined && { lecture: { ...lecture, nonVendu } }),
  };
}

/** As it was typed. */
function nonVenduOf(
  sobre: Lecteur,
  q: string,
  sansMots: readonly string[],
  isCourt: boolean,
): string | undefined {
  const laisses = new Set(
    sansMots.flatMap((mot) => readTexte(mot, sobre.langue).map(({ terme }) => terme)),
  );
  const cherches = readTexte(q, sobre.langue).filter(
    ({ sorte, terme, nie }) => sorte === 'mot' && !nie && !isVide(terme) && !laisses.has(terme),
  );
  const [first, last] = [cherches[0], cherches.at(-1)];
  if (!first || !last || !cherches.every((jeton) => isAutreChose(sobre, jeton, isCourt)))
    return undefined;
  return q.slice(first.debut, last.fin);
}

/** A word that stands in descriptions alone, or a thing of everyday that few articles speak of. */
function isAutreChose(sobre: Lecteur, jeton: Jeton, isCourt: boolean): boolean {
  return (
    (isCourt && isCourant(jeton.terme, sobre.langue)) || isInconnu(sobre, readMot(sobre, [jeton]))
  );
}
