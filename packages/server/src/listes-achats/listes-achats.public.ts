/** What the rest of the server takes from shopping lists. */
import type { ListeAchats } from '@comptoir/contract/listes-achats/liste-achats.schema.ts';
import { refus } from '@comptoir/contract/http/erreurs.ts';
import type { Db, Pool } from '../db/pool.ts';
import type { Tx } from '../db/transaction.ts';
import type { Acteur, Demande } from '../http/acteur.ts';
import { listARemplir, settleManques, type ListeARemplir } from './comptage/comptage.sql.ts';
import { listLignesDeListe, type LigneDeListe } from './lignes/vers-panier.sql.ts';
import { findListeOf, listListes, type ListeRow } from './listes-achats.sql.ts';
import { verifierDroit, versionOf } from './write-liste.ts';
import { quiOf } from './utilisateur.ts';

export { donnerListes } from './donner-listes.sql.ts';
export { verifierTransmission } from './verifier-transmission.ts';
export {
  rendreRemises,
  type ChantierDeListe,
  type LigneDeListe,
} from './lignes/vers-panier.sql.ts';
export { cleanListes } from './listes-achats.sql.ts';

/** In their order, in the language asked; null when who asks may not read it. */
export function findLignesDeListe(
  pool: Pool,
  { acteur, langue }: Demande,
  id: number,
): Promise<LigneDeListe[] | null> {
  return listLignesDeListe(pool, { id, qui: quiOf(acteur), langue });
}

/** What was missing of these lines goes to a basket; refused where another just took it there. */
export async function reprendreManques(
  tx: Tx,
  acteur: Acteur,
  listeId: number,
  ligneIds: readonly number[],
): Promise<void> {
  const liste = await findListeOf(tx, listeId, quiOf(acteur));
  if (!liste) throw refus('introuvable', { listeId });
  verifierDroit(liste);
  const nombre = await settleManques(tx, listeId, ligneIds);
  if (nombre < ligneIds.length) throw refus('liste-perimee');
}

/** In which something was missing at the last count, the last counted first. */
export async function listerARemplir(
  db: Db,
  acteur: Acteur,
  nombre: number,
): Promise<ListeARemplir[]> {
  return listARemplir(db, quiOf(acteur), nombre);
}

/** The lists of who asks, the last changed first. */
export async function listerListes(pool: Pool, acteur: Acteur): Promise<ListeAchats[]> {
  return (await listListes(pool, quiOf(acteur))).map(toListe);
}

export function toListe({ modifieLe, compteeLe: _compteeLe, ...liste }: ListeRow): ListeAchats {
  return { ...liste, modifieLe: modifieLe.toISOString(), version: versionOf(liste) };
}
