/** The documentation library in memory: which documents answer, and what each filter would leave. */
import type {
  ChoixDocumentation,
  TypeDocumentation,
} from '@comptoir/contract/contenus/documentations.contract.ts';
import { LOCALES, type Locale } from '@comptoir/contract/words/locales.ts';
import { slugify } from '@comptoir/contract/noms.ts';
import type { Pool } from '../db/pool.ts';
import type { Bus } from '../outbox/bus.ts';
import { keep } from '../outbox/kept.ts';
import {
  listBrochures,
  listDocuments,
  listMarques,
  listNoeuds,
  type BrochureRow,
  type DocumentRow,
  type MarqueRow,
  type NoeudRow,
} from './documentations.sql.ts';

export interface Entree {
  id: number;
  /** A brochure of the company itself; null for a document of a product. */
  brochure: BrochureRow | null;
  type: TypeDocumentation;
  titre: Record<Locale, string>;
  marqueId: number | null;
  gauche: number | null;
  /** Words without accents, set apart by hyphens. */
  cherche: Record<Locale, readonly string[]>;
}

export interface Bibliotheque {
  entrees: readonly Entree[];
  marques: readonly MarqueRow[];
  noeuds: readonly NoeudRow[];
}

export function createBibliotheque(pool: Pool, bus: Bus | undefined): () => Promise<Bibliotheque> {
  return keep(
    bus,
    ['catalogue-modifie', 'produits-modifies', 'articles-modifies', 'contenus-modifies'],
    async () => {
      const [brochures, documents, marques, noeuds] = await Promise.all([
        listBrochures(pool),
        listDocuments(pool),
        listMarques(pool),
        listNoeuds(pool),
      ]);
      const noms = new Map(marques.map(({ id, nom }) => [id, nom]));
      const fold = createFold();
      const entree = (row: DocumentRow, brochure: BrochureRow | null): Entree => ({
        id: row.id,
        brochure,
        type: row.type,
        titre: row.titre,
        marqueId: row.marqueId,
        gauche: row.gauche,
        cherche: inEach((langue) =>
          [
            row.titre[langue],
            row.produit[langue],
            noms.get(row.marqueId ?? 0),
            brochure?.resume[langue],
          ]
            .filter((texte) => texte !== undefined)
            .map(fold),
        ),
      });
      return {
        entrees: [
          ...brochures.map((row) => entree(row, row)),
          ...documents.map((row) => entree(row, null)),
        ],
        marques,
        noeuds,
      };
    },
  );
}

/** The same titles and names come back on many documents: each is folded and kept once. */
function createFold(): (texte: string) => string {
  const folded = new Map<string, string>();
  return (texte) => {
    let known = folded.get(texte);
    if (known === undefined) folded.set(texte, (known = motsOf(texte).join('-')));
    return known;
  };
}

export function motsOf(texte: string): string[] {
  return texte
    .split(/\s+/)
    .flatMap((part) => slugify(part).split('-'))
    .filter(Boolean);
}

function inEach<T>(read: (langue: Locale) => T): Record<Locale, T> {
  return Object.fromEntries(LOCALES.map((langue) => [langue, read(langue)])) as Record<Locale, T>;
}

export interface FiltreBibliotheque {
  langue: Locale;
  mots: readonly string[];
  type: TypeDocumentation | null;
  marque: number | null;
  noeud: number | null;
}

export interface Trouvees {
  entrees: Entree[];
  types: Map<TypeDocumentation, number>;
  marques: ChoixDocumentation[];
  noeuds: ChoixDocumentation[];
}

/** Each filter is counted with the others in force, so that none leads to nothing. */
export function chercherDocuments(
  { entrees, marques, noeuds }: Bibliotheque,
  { langue, mots, type, marque, noeud }: FiltreBibliotheque,
): Trouvees {
  const branche = noeud === null ? undefined : noeuds.find(({ id }) => id === noeud);
  const found: Entree[] = [];
  const parType = new Map<TypeDocumentation, number>();
  const parMarque = new Map<number, number>();
  const parPlace = new Map<number, number>();
  for (const entree of entrees) {
    if (!mots.every((mot) => entree.cherche[langue].some((texte) => texte.includes(mot)))) continue;
    const duType = type === null || entree.type === type;
    const deLaMarque = marque === null || entree.marqueId === marque;
    const deLaBranche = noeud === null || isIn(entree.gauche, branche);
    if (deLaMarque && deLaBranche) add(parType, entree.type);
    if (duType && deLaBranche && entree.marqueId !== null) add(parMarque, entree.marqueId);
    if (duType && deLaMarque && entree.gauche !== null) add(parPlace, entree.gauche);
    if (duType && deLaMarque && deLaBranche) found.push(entree);
  }
  return {
    entrees: found,
    types: parType,
    marques: marques.flatMap(({ id, nom }) => choix(id, nom, parMarque.get(id) ?? 0)),
    noeuds: compterNoeuds(noeuds, parPlace, langue),
  };
}

/** Categories and families: a branch is a range of places, counted by what comes before its ends. */
function compterNoeuds(
  noeuds: readonly NoeudRow[],
  parPlace: ReadonlyMap<number, number>,
  langue: Locale,
): ChoixDocumentation[] {
  const avant = [0];
  for (let place = 0; place <= Math.max(0, ...noeuds.map(({ droite }) => droite)); place++)
    avant.push((avant[place] ?? 0) + (parPlace.get(place) ?? 0));
  return noeuds
    .filter(({ niveau }) => niveau <= 2)
    .flatMap(({ id, niveau, gauche, droite, libelle }) => {
      const nombre = (avant[droite + 1] ?? 0) - (avant[gauche] ?? 0);
      return choix(id, libelle[langue], nombre).map((one) => ({
        ...one,
        niveau,
      }));
    });
}

function isIn(gauche: number | null, branche: NoeudRow | undefined): boolean {
  return (
    gauche !== null && branche !== undefined && gauche >= branche.gauche && gauche <= branche.droite
  );
}

function add<Key>(counts: Map<Key, number>, key: Key): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

function choix(id: number, libelle: string, nombre: number): ChoixDocumentation[] {
  return nombre > 0 ? [{ valeur: String(id), libelle, nombre }] : [];
}
