/** What stands beside an article: its other sizes, finishes and makers, the nearest first. */
import type { DemandeVoisins, Voisins } from '../../index/demande-texte.ts';
import type { Lignes } from '../../index/lignes.ts';
import { lowerBound, type Ordres } from '../../index/ordres.ts';
import type { NoeudRow } from '../../index/referentiel.sql.ts';
import { chercher } from '../chercher.ts';
import type { Recherche } from '../corrections/recherche-lue.ts';
import { cotesOf } from './mesures.ts';
import { noter, rowsParNote, type Avantages } from '../notes.ts';
import { lue } from '../requete.ts';
import type { Lecteur } from '../sources.ts';

/** What one of these differences weighs, where twice as long weighs 0.69. */
const AUTRE_CHOIX = 0.25;
const SANS_VALEUR = 0.3;
const AUTRE_PRODUIT = 0.2;
const AUTRE_MARQUE = 0.1;
/** The first number of an article decides what goes with it. */
const PREMIERE_COTE = 2;
const MAX_ECART = 1.5;

export function chercherVoisins(
  lecteur: Lecteur,
  demande: DemandeVoisins,
  avantages: Avantages,
): Voisins {
  const recherche = chercher(lecteur, lue(demande.q), { exact: false, enCours: false });
  noter(lecteur, recherche, avantages);
  const { lignes } = avantages;
  const { depuis, rows } = voisinsOf(lecteur, recherche, avantages, demande.max);
  return {
    depuis: depuis === undefined ? null : (lignes.id[depuis] ?? 0),
    ids: rows.map((row) => lignes.id[row] ?? 0),
    rayon: depuis === undefined ? null : (placesOf(lignes, depuis)[0]?.id ?? null),
  };
}

/** Neighbours of words that were noted. */
export function voisinsOf(
  { brouillon }: Lecteur,
  recherche: Pick<Recherche, 'rows'>,
  { lignes, ordres }: Avantages,
  max: number,
): { depuis: number | undefined; rows: number[] } {
  const [depuis] = rowsParNote(brouillon.sommes, ordres.popularite, recherche.rows, 0, 1);
  if (depuis === undefined || max <= 0) return { depuis, rows: [] };
  return { depuis, rows: listVoisins(lignes, ordres, depuis, new Set(recherche.rows), max) };
}

/** Rows of a shelf that are looked at, at most. */
const PARMI = 6000;
/** Fewer are looked for on the shelf above. */
const ASSEZ = 24;

function listVoisins(
  lignes: Lignes,
  ordres: Ordres,
  depuis: number,
  sauf: ReadonlySet<number>,
  most: number,
): number[] {
  const rayon = rowsDuRayon(lignes, ordres, depuis);
  const ecarts = ecartsDepuis(lignes, depuis);
  const proches: { row: number; ecart: number }[] = [];
  for (const row of rayon) {
    if (row === depuis || sauf.has(row)) continue;
    const ecart = ecarts(row);
    const last = proches.at(-1);
    if (proches.length === most && last && ecart >= last.ecart) continue;
    const at = proches.findIndex((autre) => autre.ecart > ecart);
    proches.splice(at === -1 ? proches.length : at, 0, { row, ecart });
    if (proches.length > most) proches.pop();
  }
  return proches.map(({ row }) => row);
}

/** Rows of the deepest place of the tree that holds enough of them, below its categories. */
function rowsDuRayon(lignes: Lignes, { gamme: { places } }: Ordres, depuis: number): Int32Array {
  let rows = places.subarray(0, 0);
  for (const { gauche, droite } of placesOf(lignes, depuis)) {
    const debut = lowerBound(places, (row) => (lignes.gauche[row] ?? 0) - gauche);
    const fin = lowerBound(places, (row) => (lignes.gauche[row] ?? 0) - droite - 1);
    rows = places.subarray(debut, Math.min(fin, debut + PARMI));
    if (rows.length >= ASSEZ) break;
  }
  return rows;
}

/** Nodes that hold a row, the deepest first. */
function placesOf({ gauche, referentiel }: Lignes, row: number): NoeudRow[] {
  const ici = gauche[row] ?? 0;
  return referentiel.noeuds
    .values()
    .filter((noeud) => noeud.niveau > 1 && noeud.gauche <= ici && ici <= noeud.droite)
    .toArray()
    .toSorted((a, b) => b.niveau - a.niveau);
}

function ecartsDepuis(lignes: Lignes, depuis: number): (row: number) => number {
  const { nombres } = cotesOf(lignes.referentiel);
  const { groupes, attributs } = lignes.referentiel;
  const { debut, taille, contenu } = lignes.valeurs;
  const valeursOf = (row: number) =>
    contenu.subarray(debut[row] ?? 0, (debut[row] ?? 0) + (taille[row] ?? 0));
  /** By attribute, the number of its value here plus one. */
  const ici = new Int32Array(attributs.length + 1);
  let nombreIci = 0;
  let premiere = -1;
  for (const numero of valeursOf(depuis)) {
    const groupe = groupes[numero] ?? 0;
    // Promotions come and go.
    if (groupe >= attributs.length) continue;
    if (premiere === -1 && (nombres[numero] ?? NaN) > 0) premiere = groupe;
    ici[groupe] = numero + 1;
    nombreIci++;
  }
  return (row) => {
    let ecart = 0;
    let communs = 0;
    for (const numero of valeursOf(row)) {
      const groupe = groupes[numero] ?? 0;
      if (groupe >= attributs.length) continue;
      const autre = (ici[groupe] ?? 0) - 1;
      if (autre === -1) {
        ecart += SANS_VALEUR;
        continue;
      }
      communs++;
      if (autre === numero) continue;
      const rapport = Math.abs(Math.log((nombres[numero] ?? NaN) / (nombres[autre] ?? NaN)));
      const poids = groupe === premiere ? PREMIERE_COTE : 1;
      ecart += rapport >= 0 ? Math.min(MAX_ECART, poids * rapport) : AUTRE_CHOIX;
    }
    ecart += SANS_VALEUR * (nombreIci - communs);
    if (lignes.produit[row] !== lignes.produit[depuis]) ecart += AUTRE_PRODUIT;
    if (lignes.marque[row] !== lignes.marque[depuis]) ecart += AUTRE_MARQUE;
    return ecart;
  };
}
