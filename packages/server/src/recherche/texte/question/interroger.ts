/** What one asks a person at the counter: « comment percer un mur », « which glue for PVC ». */
import type { Jeton } from '../jeton.ts';
import { isVide } from '../mots-vides.ts';

const INTERROGATIFS: ReadonlySet<string> = new Set(
  'comment quel quelle quelles quels quoi how what which como cual cuales que'.split(' '),
);
/** « quel outil pour… »: what is wanted comes after. */
const GENERIQUES: ReadonlySet<string> = new Set(
  'article articles chose choses equipement materiel outil outils produit produits equipment item product products something stuff tool tools algo articulo equipo herramienta herramientas producto productos'.split(
    ' ',
  ),
);

/** « comment », « avec quoi », « what sort of »: it stands at the beginning of a question. */
const PLACES_INTERROGATIF = 3;

/** The first word of a question that tells something says what is wanted. */
export function interroger(jetons: readonly Jeton[]): Jeton[] {
  const place = jetons
    .slice(0, PLACES_INTERROGATIF)
    .findIndex(({ terme }) => INTERROGATIFS.has(terme));
  const pleins = jetons.filter(({ terme }) => !isVide(terme) && !GENERIQUES.has(terme));
  const tete = place === -1 ? undefined : pleins.find((jeton) => jetons.indexOf(jeton) > place);
  if (!tete || pleins.length < 2) return [...jetons];
  return jetons
    .filter((jeton) => isVide(jeton.terme) || pleins.includes(jeton))
    .map((jeton) => (jeton === tete ? { ...jeton, tete: true } : jeton));
}
