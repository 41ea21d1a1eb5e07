/** The catalogue in memory: built from the database, patched as it changes, asked by listings. */
import { setImmediate } from 'node:timers/promises';
import { PAR_PAGE, type Tri } from '@comptoir/contract/recherche/recherche.contract.ts';
import type { Locale } from '@comptoir/contract/words/locales.ts';
import type { Db } from '../../db/pool.ts';
import type { DemandeListing, Listing } from './demande-listing.ts';
import type {
  CodeReconnu,
  DemandeCodes,
  Compte,
  DemandeSuggestion,
  DemandeVoisins,
  Suggestion,
  Voisins,
} from './demande-texte.ts';
import { listFacettes } from './facettes.ts';
import { parseFiltres } from './filtres.ts';
import {
  createLignes,
  freeLigne,
  takeLigne,
  TOUTES,
  writeLieux,
  writeLigne,
  type Colonne,
  type Lignes,
} from './lignes.ts';
import { countArticles, listLignes, type LieuxRow, type LigneRow } from './lignes.sql.ts';
import { createOrdres, findRow, updateOrdres, type Ordres } from './ordres.ts';
import { rowsOfPage } from './page.ts';
import { parcourir, stockOf, type Stock } from './parcourir.ts';
import { findPortee } from './portee.ts';
import { listSynonymes, type SynonymeRow } from './lecture-synonymes.sql.ts';
import { createReferentiel, findChange, type Referentiel } from './referentiel.ts';
import { readReferentiel } from './referentiel.sql.ts';
import { chercherMots } from '../texte/chercher-mots.ts';
import {
  createTexte,
  writeTexte,
  finirTexte,
  remplacerTexte,
  type IndexTexte,
  type TexteEnCours,
} from '../texte/index-texte.ts';
import { bonnesReponses, rowsParNote, type Avantages } from '../texte/notes.ts';
import { choisirRayons, compterNoeuds } from '../texte/rayons.ts';
import { reconnaitre, type Reste } from '../texte/reconnaitre.ts';
import type { Lecteur } from '../texte/sources.ts';
import { suggerer } from '../texte/suggerer.ts';
import { chercherVoisins } from '../texte/proches/voisins.ts';
import { createBrouillon } from '../texte/find.ts';
import { listTextesProduits, type TexteProduitRow } from './textes-produits.sql.ts';

export interface CatalogueIndexe {
  readonly articles: number;
  lister(demande: DemandeListing, jour: string): Listing;
  suggerer(demande: DemandeSuggestion): Suggestion;
  voisins(demande: DemandeVoisins): Voisins;
  /** `reste`: where the batch is asked for in parts, what its other parts left. */
  reconnaitre(demande: DemandeCodes, reste?: Reste): CodeReconnu[];
  /** Articles as they were just read; those of `ids` that are not among them are no longer sold. */
  remplacer(ids: readonly number[], lus: Lus): void;
  /** Where articles lie by now, those not among `lus` nowhere; false: all lie where they lay. */
  situer(ids: readonly number[], lus: readonly LieuxRow[]): boolean;
}

/** Articles with the texts of their products. */
export interface Lus {
  lignes: readonly LigneRow[];
  produits: readonly TexteProduitRow[];
}

/** Articles read at a time; larger lots were not faster. */
const LOT = 4000;
/** Nodes that tell where words are found. */
const MAX_RAYONS = 12;

export async function buildCatalogue(
  db: Db,
  onProgress: (lus: number, total: number) => void,
): Promise<CatalogueIndexe> {
  const referentiel = createReferentiel(await readReferentiel(db));
  const synonymes = await listSynonymes(db);
  const total = await countArticles(db);
  const construction = createConstruction(referentiel, total);
  let next = listLignes(db, 0, LOT);
  for (let lignes = await next; lignes.length > 0; lignes = await next) {
    const produits = await listTextesProduits(db, produitsOf(lignes));
    // PostgreSQL works on the next lot while this one is taken in, once the question has left.
    next = listLignes(db, lignes.at(-1)?.id ?? 0, LOT);
    await setImmediate();
    ajouterLot(construction, { lignes, produits });
    onProgress(construction.lignes.fin, total);
  }
  return finirConstruction(construction, synonymes);
}

/** A catalogue being built. */
export interface Construction {
  lignes: Lignes;
  texte: TexteEnCours;
}

export function createConstruction(referentiel: Referentiel, expected: number): Construction {
  const lignes = createLignes(referentiel, expected);
  return { lignes, texte: createTexte(referentiel, expected, lignes.capacity) };
}

/** The next articles by identifier. */
export function ajouterLot({ lignes, texte }: Construction, lus: Lus): void {
  const produits = parId(lus);
  for (const ligne of lus.lignes) {
    const produit = produits.get(ligne.produitId);
    // Its product was deleted while the lot was read: it is about to be announced.
    if (!produit) continue;
    writeLigne(lignes, takeLigne(lignes), ligne);
    writeTexte(texte, ligne, produit);
  }
}

export function finirConstruction(
  { lignes, texte }: Construction,
  synonymes: readonly SynonymeRow[],
): CatalogueIndexe {
  return createCatalogue(lignes, finirTexte(texte, synonymes, lignes.capacity));
}

export function produitsOf(lignes: readonly LigneRow[]): number[] {
  return [...new Set(lignes.map(({ produitId }) => produitId))];
}

function parId({ produits }: Lus): Map<number, TexteProduitRow> {
  return new Map(produits.map((produit) => [produit.id, produit]));
}

function createCatalogue(lignes: Lignes, texte: IndexTexte): CatalogueIndexe {
  const ordres = createOrdres(lignes);
  const brouillon = { trouves: new Int32Array(0), horsPrix: new Int32Array(0) };
  let brouillonTexte = createBrouillon(lignes.capacity);
  const stocks = new Map<number | undefined, Stock>();
  function keptStock(magasinId: number | undefined): Stock {
    const stock = stocks.get(magasinId) ?? stockOf(lignes, magasinId);
    stocks.set(magasinId, stock);
    return stock;
  }
  function avantagesOf({
    habitudes = [],
    magasinId,
  }: Pick<DemandeListing, 'habitudes' | 'magasinId'>): Avantages {
    return { lignes, ordres, magasin: keptStock(magasinId).magasin, habitudes };
  }
  const lecteurOf = (langue: Locale): Lecteur => ({ texte, brouillon: brouillonTexte, langue });

  return {
    get articles() {
      return ordres.id.places.length;
    },
    lister(demande, jour) {
      if (brouillon.trouves.length < lignes.capacity) {
        brouillon.trouves = new Int32Array(lignes.capacity);
        brouillon.horsPrix = new Int32Array(lignes.capacity);
      }
      const { query, langue, devise, magasinId } = demande;
      const filtres = parseFiltres(lignes.referentiel, demande, jour);
      const lecteur = lecteurOf(langue);
      const recherche = chercherMots(lecteur, demande, avantagesOf(demande));
      const portee = findPortee(lignes, ordres, query, jour, recherche?.rows);
      const comptes = parcourir(lignes, portee, filtres, keptStock(magasinId), brouillon);
      const { page = 1, parPage = PAR_PAGE } = query;
      const trouves = comptes.trouves.subarray(0, comptes.total);
      const { tri = 'pertinence' } = query;
      const rows =
        recherche && tri === 'pertinence'
          ? rowsParNote(
              lecteur.brouillon.sommes,
              ordres.popularite,
              trouves,
              (page - 1) * parPage,
              page * parPage,
            )
          : rowsOfPage(ordres[ordreOf(tri)], trouves, (page - 1) * parPage, page * parPage);
      return {
        ids: rows.map((row) => lignes.id[row] ?? 0),
        page,
        parPage,
        total: comptes.total,
        totalSansFiltre: comptes.totalSansFiltre,
        facettes: listFacettes({
          lignes,
          comptes,
          filtres,
          langue,
          jour,
          magasinId,
          change: findChange(lignes.referentiel, devise, jour),
        }),
        ignores: filtres.ignores,
        lecture: recherche?.lecture ?? null,
        rayons: recherche ? rayonsOf(lignes, trouves, lecteur.brouillon.sommes) : [],
        designe: recherche ? (lignes.id[recherche.designe] ?? null) : null,
      };
    },
    voisins: (demande) => chercherVoisins(lecteurOf(demande.langue), demande, avantagesOf({})),
    suggerer: (demande) => suggerer(lecteurOf(demande.langue), demande, avantagesOf(demande)),
    reconnaitre: (demande, reste) =>
      reconnaitre(lecteurOf(demande.langue), avantagesOf({}), demande, reste),
    remplacer(ids, lus) {
      stocks.clear();
      replaceLignes({ lignes, ordres, texte }, ids, lus);
      if (brouillonTexte.rows.length < lignes.capacity) {
        brouillonTexte = createBrouillon(lignes.capacity);
      }
    },
    situer(ids, lus) {
      const lieux = new Map(lus.map((row) => [row.id, row.lieux]));
      const rows = new Map(ids.map((id) => [id, findRow(ordres, lignes, id)]));
      const situees = [...rows].filter(
        ([id, row]) => row !== -1 && writeLieux(lignes, row, lieux.get(id)),
      );
      if (situees.length > 0) stocks.clear();
      return situees.length > 0;
    },
  };
}

/** Those that hold most of the good answers first. */
function rayonsOf(lignes: Lignes, trouves: Int32Array, notes: Int32Array): Compte[] {
  const bons = compterNoeuds(lignes, bonnesReponses(notes, trouves));
  return choisirRayons(
    compterNoeuds(lignes, trouves),
    MAX_RAYONS,
    new Map(bons.map(({ id, nombre }) => [id, nombre])),
  ).map(({ id, nombre }) => ({ id, nombre }));
}

/** Without words to be relevant to, the most sold comes first. */
function ordreOf(tri: Tri): Exclude<Tri, 'pertinence'> {
  return tri === 'pertinence' ? 'popularite' : tri;
}

function replaceLignes(
  { lignes, ordres, texte }: { lignes: Lignes; ordres: Ordres; texte: IndexTexte },
  ids: readonly number[],
  lus: Lus,
): void {
  const retires = new Map<number, readonly Colonne[]>();
  const ajoutes = new Map<number, readonly Colonne[]>();
  const produits = parId(lus);
  const found = new Set(lus.lignes.map(({ id }) => id));
  // All are looked up before any is written: the order they are looked up in would be disturbed.
  const known = lus.lignes.map(({ id }) => findRow(ordres, lignes, id));
  const gone = new Set(ids.filter((id) => !found.has(id)).map((id) => findRow(ordres, lignes, id)));
  gone.delete(-1);
  for (const row of gone) {
    retires.set(row, TOUTES);
    freeLigne(lignes, row);
    remplacerTexte(texte, row, lignes.capacity, undefined);
  }
  lus.lignes.forEach((ligne, i) => {
    const produit = produits.get(ligne.produitId);
    if (!produit) return;
    const before = known[i] ?? -1;
    const row = before === -1 ? takeLigne(lignes) : before;
    const changed = writeLigne(lignes, row, ligne);
    remplacerTexte(texte, row, lignes.capacity, { ligne, produit });
    if (before === -1) {
      ajoutes.set(row, TOUTES);
    } else if (changed.length > 0) {
      retires.set(row, changed);
      ajoutes.set(row, changed);
    }
  });
  if (retires.size > 0 || ajoutes.size > 0) updateOrdres(ordres, lignes, { retires, ajoutes });
}
