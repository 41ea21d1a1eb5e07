import {
  CLIENTS_PAR_PAGE,
  type ClientAVoir,
  type ClientSuivi,
  type GenreRaison,
  type Tournee,
} from '@comptoir/contract/delegue/tournee.contract.ts';
import { jourOf } from '@comptoir/contract/jours-ouvres.ts';
import type { Locale } from '@comptoir/contract/words/locales.ts';
import type { Db } from '../../db/pool.ts';
import { listDuesParCompte } from '../../habitudes-achats/habitudes-achats.public.ts';
import type { Position, ReadLieux } from '../../magasins/magasins.public.ts';
import { listMois, MOIS_MONTRES } from '../../tableau-de-bord/tableau-de-bord.public.ts';
import { findPerimetre } from '../clients/perimetre.sql.ts';
import { listProches } from '../clients/comptes.sql.ts';
import { listZones } from '../clients/zones.ts';
import { chiffrer } from './chiffres.ts';
import { listClientsSuivis } from './clients-suivis.sql.ts';
import { countDevisProposes, listMoisCommandes } from './portefeuille.sql.ts';
import { compter, listAVoir, ranger, type CompteAVoir } from './raisons.ts';
import { listDevisParCompte, listRappelsParCompte, listSituations } from './raisons.sql.ts';
import { suivisOf } from './suivis.sql.ts';

interface Demande {
  raison?: GenreRaison | undefined;
  page: number;
  position?: Position | undefined;
  langue: Locale;
  maintenant: Date;
}

/** Pinned and recent ones beside the tour. */
const A_PORTEE = 6;
/** Around one: more than anybody sees in a day. */
const PROCHES = 500;

/** One statement for each thing told, whatever the number of customers. */
export async function lireTournee(
  { db, lieux }: { db: Db; lieux: ReadLieux },
  delegueId: number,
  { raison, page, position, langue, maintenant }: Demande,
): Promise<Tournee> {
  const jour = jourOf(maintenant);
  const perimetre = await findPerimetre(db, delegueId);
  const suivis = suivisOf(perimetre, jour);
  const [depuis = ''] = listMois(jour, 2 * MOIS_MONTRES);
  const [situations, devis, habitudes, rappels, mois, proposes, proches] = await Promise.all([
    listSituations(db, suivis, jour),
    listDevisParCompte(db, suivis, jour),
    listDuesParCompte(db, suivis, { jour, langue }),
    listRappelsParCompte(db, suivis, { delegueId, maintenant }),
    listMoisCommandes(db, suivis, depuis),
    countDevisProposes(db, suivis, jour),
    position &&
      listProches(db, perimetre, listZones(await lieux(), position), { limit: PROCHES, offset: 0 }),
  ]);
  const tous = listAVoir({ situations, devis, habitudes, rappels }, jour);
  const distances = proches && new Map(proches.map(({ id, distance }) => [id, distance]));
  const ranges = ranger(tous, { raison, distances });
  const montres = ranges.slice((page - 1) * CLIENTS_PAR_PAGE, page * CLIENTS_PAR_PAGE);
  const ids = montres.map(({ compteId }) => compteId);
  const clients = await listClientsSuivis(db, perimetre, ids, A_PORTEE);
  const parId = new Map(clients.map(({ rang: _rang, ...client }) => [client.id, client]));
  return {
    clients: montres.flatMap((compte) => aVoir(compte, parId, distances)),
    total: ranges.length,
    page,
    nombres: compter(tous),
    aPortee: clients
      .filter(({ rang }) => rang !== null)
      .toSorted((a, b) => (a.rang ?? 0) - (b.rang ?? 0))
      .map(({ rang: _rang, ...client }) => client),
    chiffres: chiffrer({ situations, mois, devis: proposes }, jour),
    jour,
  };
}

function aVoir(
  { compteId, raisons }: CompteAVoir,
  parId: ReadonlyMap<number, ClientSuivi>,
  distances: ReadonlyMap<number, number> | undefined,
): ClientAVoir[] {
  const client = parId.get(compteId);
  return client ? [{ client, raisons, distance: distances?.get(compteId) ?? null }] : [];
}
