import { subtractMontants, type Montant } from '@comptoir/contract/argent.ts';
import { refus } from '@comptoir/contract/http/erreurs.ts';
import type { Locale } from '@comptoir/contract/words/locales.ts';
import type { Acheteur } from '../../http/acteur.ts';
import type { Db } from '../../db/pool.ts';
import type { PieceAgreee } from '../../piece-ouverte/piece-consommee.public.ts';
import { approbationRequise, type ApprobationRequise } from './approbation-requise.ts';
import { findSituation } from '../passage/situation-acheteur.sql.ts';
import { verifierPaiement } from '../passage/verifier-paiement.ts';

/** Refuses what the company or its credit does not allow; returns who else has to agree. */
export async function autoriserCommande(
  db: Db,
  qui: Acheteur,
  piece: PieceAgreee,
  { langue, instant }: { langue: Locale; instant: Date },
): Promise<ApprobationRequise | undefined> {
  const situation = await findSituation(db, qui, instant);
  if (situation.bloque) throw refus('compte-bloque');
  const requise = approbationRequise(situation, marchandiseOf(piece));
  verifierPaiement(piece, situation, { langue, aApprouver: requise !== undefined });
  return requise;
}

/** Goods after discounts, without carriage and eco-participation. */
export function marchandiseOf({ tarif }: Pick<PieceAgreee, 'tarif'>): Montant {
  return subtractMontants(tarif.brutHT, tarif.remises);
}
