import {
  COMPTES_PAR_PAGE,
  type CompteClient,
  type ListeComptes,
} from '@comptoir/contract/delegue/comptes.contract.ts';
import type { Db } from '../../db/pool.ts';
import type { Position, ReadLieux } from '../../magasins/magasins.public.ts';
import { chercherComptes } from './chercher-comptes.ts';
import {
  countComptes,
  listComptes,
  listEpingles,
  listParNom,
  listProches,
  listRecents,
  type Tranche,
} from './comptes.sql.ts';
import { findPerimetre, type Perimetre } from './perimetre.sql.ts';
import { readRecherche } from './recherche-saisie.ts';
import { MAX_CANDIDATS } from './recherche.sql.ts';
import { listZones } from './zones.ts';

export interface DemandeComptes {
  recherche?: string | undefined;
  liste: ListeComptes;
  page: number;
  position?: Position | undefined;
}

export interface PageComptes {
  comptes: CompteClient[];
  total: number;
  plus: boolean;
}

interface Trouves {
  ids: readonly number[];
  total: number;
  personnes?: ReadonlyMap<number, string>;
  distances?: ReadonlyMap<number, number>;
}

/** Counted so far, then « more than ». */
const MAX_TOTAL = MAX_CANDIDATS;
/** At the head of all of them. */
const RECENTS_EN_TETE = 6;

export async function listerComptes(
  { db, lieux }: { db: Db; lieux: ReadLieux },
  delegueId: number,
  demande: DemandeComptes,
): Promise<PageComptes> {
  const perimetre = await findPerimetre(db, delegueId);
  const tranche = {
    limit: COMPTES_PAR_PAGE,
    offset: (demande.page - 1) * COMPTES_PAR_PAGE,
  };
  const trouves = await find({ db, lieux }, perimetre, demande, tranche);
  const rows = await listComptes(db, perimetre, trouves.ids);
  return {
    comptes: rows.map((row) => ({
      ...row,
      trouvePar: trouves.personnes?.get(row.id) ?? null,
      distance: trouves.distances?.get(row.id) ?? null,
    })),
    total: Math.min(trouves.total, MAX_TOTAL),
    plus: trouves.total > MAX_TOTAL,
  };
}

/** What is typed is looked for among all customers of the delegate, whatever list is open. */
async function find(
  { db, lieux }: { db: Db; lieux: ReadLieux },
  perimetre: Perimetre,
  { recherche = '', liste, position }: DemandeComptes,
  tranche: Tranche,
): Promise<Trouves> {
  const saisie = readRecherche(recherche);
  if (saisie) return chercherComptes(db, perimetre, saisie, tranche);
  if (liste === 'proches' && position) {
    const zones = listZones(await lieux(), position);
    const proches = await listProches(db, perimetre, zones, tranche);
    return {
      ids: proches.map(({ id }) => id),
      total: proches[0]?.total ?? 0,
      distances: new Map(proches.map(({ id, distance }) => [id, distance])),
    };
  }
  if (liste === 'recents' || liste === 'epingles') {
    const [rows, total] = await Promise.all([
      (liste === 'recents' ? listRecents : listEpingles)(db, perimetre, tranche),
      countComptes(db, perimetre, liste, MAX_TOTAL + 1),
    ]);
    return { ids: rows.map(({ id }) => id), total };
  }
  return recentsPuisParNom(db, perimetre, tranche);
}

async function recentsPuisParNom(
  db: Db,
  perimetre: Perimetre,
  { limit, offset }: Tranche,
): Promise<Trouves> {
  const [recents, total] = await Promise.all([
    listRecents(db, perimetre, { limit: RECENTS_EN_TETE, offset: 0 }),
    countComptes(db, perimetre, 'tous', MAX_TOTAL + 1),
  ]);
  const tete = recents.map(({ id }) => id);
  const enPage = tete.slice(offset, offset + limit);
  const suite = await listParNom(db, perimetre, tete, {
    limit: limit - enPage.length,
    offset: Math.max(0, offset - tete.length),
  });
  return { ids: [...enPage, ...suite.map(({ id }) => id)], total };
}
