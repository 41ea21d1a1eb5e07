import type { CallInput } from '@comptoir/contract/http/call.ts';
import { refus } from '@comptoir/contract/http/erreurs.ts';
import type { contesterFacture as contract } from '@comptoir/contract/factures/litiges.contract.ts';
import { nettoyerTexte } from '@comptoir/contract/words/texte-saisi.ts';
import type { Pool } from '../../db/pool.ts';
import { transaction } from '../../db/transaction.ts';
import { acheteurOf, type Acteur } from '../../http/acteur.ts';
import { emettre } from '../../outbox/outbox.ts';
import { units } from '../emission/parts.ts';
import { insertLitige, lockContestee, updateClos } from './litiges.sql.ts';

/** Under a number; the invoice is disputed until the shop says how it ended. */
export function contesterFacture(
  pool: Pool,
  acteur: Acteur,
  { params: { key: cle }, body: { rang, montant, motif, texte } }: CallInput<typeof contract>,
): Promise<{ numero: string }> {
  const { compteId, utilisateurId } = acheteurOf(acteur);
  return transaction(pool, async (tx) => {
    const facture = await lockContestee(tx, { cle, compteId, rang });
    if (!facture) throw refus('introuvable');
    const { id: factureId, maximum } = facture;
    if (units(montant) <= 0n || units(montant) > units(maximum)) {
      throw refus('litige-trop-grand', { maximum });
    }
    await emettre(tx, 'factures-modifiees', { ids: [factureId] });
    const propre = nettoyerTexte(texte);
    return insertLitige(tx, { factureId, rang, montant, motif, texte: propre, utilisateurId });
  });
}

export function cloreLitige(pool: Pool, numero: string, issue: string): Promise<void> {
  return transaction(pool, async (tx) => {
    if (!(await updateClos(tx, numero, issue))) throw refus('introuvable');
  });
}
