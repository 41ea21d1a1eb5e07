import { compareMontants, type Montant } from '@comptoir/contract/argent.ts';
import { refus } from '@comptoir/contract/http/erreurs.ts';
import { creerCommande, type DepsCommande } from '../commandes/commandes.public.ts';
import type { Log } from '../db/log.ts';
import type { Pool } from '../db/pool.ts';
import type { Tx } from '../db/transaction.ts';
import { reglerFactures } from '../factures/reglements.public.ts';
import type { Acteur } from '../http/acteur.ts';
import { emettre } from '../outbox/outbox.ts';
import {
  insertNotification,
  lockPaiement,
  updateDecision,
  type PaiementADecider,
} from './decision.sql.ts';
import type { Constat, FournisseurPaiement, Notification } from './fournisseur-paiement.public.ts';

export interface DepsPaiements extends DepsCommande {
  pool: Pool;
  log: Log;
  /** Undefined: cards are not taken. */
  fournisseur: FournisseurPaiement | undefined;
}

type Decideur = DepsCommande & { fournisseur: FournisseurPaiement };

/**
 * Writes what the provider says of a payment, and makes its order with it: both or none. Reported
 * twice, late or in another order it changes nothing more. Money that was taken makes an order even
 * where the payment had been given up: a refusal or an abandonment never undoes one.
 */
export async function deciderPaiement(
  tx: Tx,
  deps: Decideur,
  constat: Constat | Notification,
): Promise<void> {
  const paiement = await lockPaiement(tx, deps.fournisseur.nom, constat.cle);
  if (!paiement) throw refus('introuvable');
  if (!isDeCePaiement(paiement, constat)) throw refus('notification-refusee');
  if ('evenement' in constat && !(await insertNotification(tx, paiement.id, constat))) return;
  const { etat, reference, motif } = constat;
  if (etat === 'ouvert' || paiement.etat === 'accepte') return;
  if (etat === 'accepte') {
    const commandeId = await honorer(tx, deps, paiement, reference);
    await updateDecision(tx, paiement.id, { etat, reference, motif: null, commandeId });
  } else {
    if (paiement.etat !== 'ouvert') return;
    await updateDecision(tx, paiement.id, { etat, reference, motif, commandeId: null });
  }
  await emettre(tx, 'paiement-decide', { cle: constat.cle });
}

/** What the money was taken for: its order, or its invoices. The id of the order, where there is one. */
async function honorer(
  tx: Tx,
  deps: Decideur,
  paiement: PaiementADecider,
  reference: string,
): Promise<number | null> {
  const { id, langue, piece, factures, compteId } = paiement;
  if (factures) {
    await reglerFactures(tx, factures, { moyen: 'carte', id, compteId, reference });
    await emettre(tx, 'factures-modifiees', { ids: factures.map((each) => each.id) });
    return null;
  }
  if (!piece) throw new Error('a payment for nothing');
  const acteur = acteurOf(paiement);
  const commande = await creerCommande(tx, deps, {
    acteur,
    langue,
    piece,
    origine: { de: 'paiement' },
  });
  return commande.id;
}

/** The provider speaks of the payment we asked it for, to the cent. */
function isDeCePaiement(paiement: PaiementADecider, { reference, montant }: Constat): boolean {
  if (paiement.reference !== null && paiement.reference !== reference) return false;
  return isSame(paiement.montant, montant);
}

function isSame(a: Montant, b: Montant): boolean {
  return a.devise === b.devise && compareMontants(a, b) === 0;
}

/** Whoever began it, though their session may be over by now. */
function acteurOf({
  utilisateurId,
  compteId,
  delegueId,
}: PaiementADecider): Pick<Acteur, 'utilisateurId' | 'compteId' | 'delegueId'> {
  return { utilisateurId, compteId, ...(delegueId !== null && { delegueId }) };
}
