import type { Montant } from '@comptoir/contract/argent.ts';
import { refus } from '@comptoir/contract/http/erreurs.ts';
import type { Pool } from '../../db/pool.ts';
import { transaction } from '../../db/transaction.ts';
import { acheteurOf, type Acteur } from '../../http/acteur.ts';
import { emettre } from '../../outbox/outbox.ts';
import { cents, units } from '../emission/parts.ts';
import { listAPayer } from '../lecture/a-payer.sql.ts';
import type { PartDeFacture } from '../reglements.public.ts';
import {
  insertImputations,
  listAImputer,
  lockCompte,
  type Imputation,
  type TropPercuAImputer,
} from './trop-percus.sql.ts';

/** What the company has to its credit pays these invoices, as far as it goes. */
export function imputerTropPercus(
  pool: Pool,
  acteur: Acteur,
  cles: readonly string[],
): Promise<{ montant: Montant }> {
  const { compteId } = acheteurOf(acteur);
  return transaction(pool, async (tx) => {
    await lockCompte(tx, compteId);
    const { nombre, devise, factures } = await listAPayer(tx, { compteId, cles, isLocked: true });
    if (nombre < cles.length || devise === null) throw refus('introuvable');
    if (factures.length < cles.length) throw refus('facture-deja-payee');
    const imputations = repartir(await listAImputer(tx, { compteId, devise }), factures);
    if (imputations.length === 0) throw refus('sans-trop-percu');
    await insertImputations(tx, compteId, imputations);
    await emettre(tx, 'factures-modifiees', { ids: factures.map(({ id }) => id) });
    const somme = imputations.reduce((n, { montant }) => n + units(montant), 0n);
    return { montant: { montant: cents(somme), devise } };
  });
}

/** The first credit on the first invoice, until either is used up. */
export function repartir(
  tropPercus: readonly TropPercuAImputer[],
  factures: readonly PartDeFacture[],
): Imputation[] {
  const imputations: Imputation[] = [];
  const restes = tropPercus.map(({ id, reste }) => ({ id, reste: units(reste) }));
  for (const { id: factureId, montant } of factures) {
    let du = units(montant);
    for (const each of restes) {
      const part = du < each.reste ? du : each.reste;
      if (part <= 0n) continue;
      imputations.push({ tropPercuId: each.id, factureId, montant: cents(part) });
      each.reste -= part;
      du -= part;
    }
  }
  return imputations;
}
