import { refus } from '@comptoir/contract/http/erreurs.ts';
import type { Pool } from '../db/pool.ts';
import { transaction } from '../db/transaction.ts';
import { acheteurOf, type Demande } from '../http/acteur.ts';
import type { FournisseurPaiement } from '../paiements/fournisseur-paiement.public.ts';
import { ouvrirPourFactures } from '../paiements/ouvrir-pour-factures.public.ts';
import { listAPayer } from './lecture/a-payer.sql.ts';

interface Deps {
  pool: Pool;
  fournisseur: FournisseurPaiement | undefined;
}

/** What is left of these invoices, in one payment; the bank is asked for its page when one goes there. */
export function payerFactures(
  { pool, fournisseur }: Deps,
  { acteur, langue }: Demande,
  cles: readonly string[],
): Promise<{ key: string }> {
  const { compteId, utilisateurId } = acheteurOf(acteur);
  if (!fournisseur) throw refus('paiement-impossible');
  return transaction(pool, async (tx) => {
    const { nombre, devise, total, factures } = await listAPayer(tx, { compteId, cles });
    if (nombre < cles.length || devise === null) throw refus('introuvable');
    if (factures.length < cles.length) throw refus('facture-deja-payee');
    return ouvrirPourFactures(tx, {
      compteId,
      utilisateurId,
      fournisseur: fournisseur.nom,
      montant: { montant: total, devise },
      langue,
      factures,
    });
  });
}
