/** The catalogue in memory: built from the database, patched as it changes, asked by listings. */
import { PAR_PAGE, type Tri } from '@comptoir/contract/recherche/recherche.contract.ts';
import { jourDe } from '@comptoir/contract/jours-ouvres.ts';
import type { Db } from '../db/pool.ts';
import type { DemandeListing, Listing } from './demande-listing.ts';
import { listFacettes } from './facettes.ts';
import { parseFiltres } from './filtres.ts';
import {
  createLignes,
  freeLigne,
  takeLigne,
  TOUTES,
  writeLigne,
  type Colonne,
  type Lignes,
} from './lignes.ts';
import { countArticles, listLignes, type LigneRow } from './lignes.sql.ts';
import { createOrdres, findRow, updateOrdres, type Ordres } from './ordres.ts';
import { rowsOfPage } from './page.ts';
import { parcourir, stockOf, type Stock } from './parcourir.ts';
import { findPortee } from './portee.ts';
import { createReferentiel, findChange } from './referentiel.ts';
import { readReferentiel } from './referentiel.sql.ts';

export interface CatalogueIndexe {
  readonly articles: number;
  lister(demande: DemandeListing, maintenant: Date): Listing;
  /** Articles as they were just read; those of `ids` that are not among them are no longer sold. */
  remplacer(ids: readonly number[], lignes: readonly LigneRow[]): void;
}

/** Articles read at a time; larger lots were not faster. */
const LOT = 4000;

export async function buildCatalogue(
  db: Db,
  onProgress: (lus: number, total: number) => void,
): Promise<CatalogueIndexe> {
  const referentiel = createReferentiel(await readReferentiel(db));
  const total = await countArticles(db);
  const lignes = createLignes(referentiel, total);
  let next = listLignes(db, 0, LOT);
  for (let rows = await next; rows.length > 0; rows = await next) {
    // PostgreSQL works on the next lot while this one is taken in.
    next = listLignes(db, rows.at(-1)?.id ?? 0, LOT);
    for (const row of rows) writeLigne(lignes, takeLigne(lignes), row);
    onProgress(lignes.fin, total);
  }
  return createCatalogue(lignes);
}

function createCatalogue(lignes: Lignes): CatalogueIndexe {
  const ordres = createOrdres(lignes);
  const brouillon = { trouves: new Int32Array(0), horsPrix: new Int32Array(0) };
  const stocks = new Map<number | undefined, Stock>();
  return {
    get articles() {
      return ordres.id.places.length;
    },
    lister(demande, maintenant) {
      if (brouillon.trouves.length < lignes.capacity) {
        brouillon.trouves = new Int32Array(lignes.capacity);
        brouillon.horsPrix = new Int32Array(lignes.capacity);
      }
      const { query, langue, devise, magasinId } = demande;
      const jour = jourDe(maintenant);
      const filtres = parseFiltres(lignes.referentiel, demande, jour);
      const portee = findPortee(lignes, ordres, query, jour);
      const stock = stocks.get(magasinId) ?? stockOf(lignes, magasinId);
      stocks.set(magasinId, stock);
      const comptes = parcourir(lignes, portee, filtres, stock, brouillon);
      const { page = 1, parPage = PAR_PAGE } = query;
      const ordre = ordres[ordreDe(query.tri)];
      const trouves = comptes.trouves.subarray(0, comptes.total);
      const rows = rowsOfPage(ordre, trouves, (page - 1) * parPage, page * parPage);
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
      };
    },
    remplacer(ids, rows) {
      stocks.clear();
      replaceLignes(lignes, ordres, ids, rows);
    },
  };
}

/** Without words to be relevant to, the most sold comes first. */
function ordreDe(tri: Tri = 'pertinence'): Exclude<Tri, 'pertinence'> {
  return tri === 'pertinence' ? 'popularite' : tri;
}

function replaceLignes(
  lignes: Lignes,
  ordres: Ordres,
  ids: readonly number[],
  rows: readonly LigneRow[],
): void {
  const retires = new Map<number, readonly Colonne[]>();
  const ajoutes = new Map<number, readonly Colonne[]>();
  const found = new Set(rows.map(({ id }) => id));
  // All are looked up before any is written: the order they are looked up in would be disturbed.
  const known = rows.map(({ id }) => findRow(ordres, lignes, id));
  const gone = new Set(ids.filter((id) => !found.has(id)).map((id) => findRow(ordres, lignes, id)));
  gone.delete(-1);
  for (const row of gone) {
    retires.set(row, TOUTES);
    freeLigne(lignes, row);
  }
  rows.forEach((ligne, i) => {
    const before = known[i] ?? -1;
    const row = before === -1 ? takeLigne(lignes) : before;
    const changed = writeLigne(lignes, row, ligne);
    if (before === -1) {
      ajoutes.set(row, TOUTES);
    } else if (changed.length > 0) {
      retires.set(row, changed);
      ajoutes.set(row, changed);
    }
  });
  if (retires.size > 0 || ajoutes.size > 0) updateOrdres(ordres, lignes, { retires, ajoutes });
}
