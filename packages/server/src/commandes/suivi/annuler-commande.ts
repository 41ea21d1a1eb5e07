import type { EtatCommande } from '@comptoir/contract/commandes/commande.schema.ts';
import { refus } from '@comptoir/contract/http/erreurs.ts';
import type { Pool } from '../../db/pool.ts';
import { transaction, type Tx } from '../../db/transaction.ts';
import { journaliser } from '../../delegue/delegue.public.ts';
import { suivreHabitudes } from '../../habitudes-achats/habitudes-achats.public.ts';
import type { Acteur } from '../../http/acteur.ts';
import { addJob } from '../../jobs/add-job.ts';
import { changerEtat } from './changer-etat.ts';
import { deleteUtilisation } from '../passage/coupon-utilise.sql.ts';
import { lockCommande, type CommandeTenue } from '../lecture.sql.ts';
import { compteOf } from '../lister-commandes.ts';
import { rendreStock } from './rendre-stock.sql.ts';
import { lockCompte } from '../passage/situation-acheteur.sql.ts';
import { relireDerniereCommande } from '../passage/situation-compte.sql.ts';

/** Nobody has begun to prepare it. */
const ANNULABLES: readonly EtatCommande[] = ['a-valider', 'validee'];

type Annulable = Pick<CommandeTenue, 'etat' | 'utilisateurId' | 'modePaiement'>;

export function isAnnulable(commande: Annulable, acteur: Acteur): boolean {
  return ANNULABLES.includes(commande.etat) && isSienne(commande, acteur);
}

/** Who placed it, who runs the account, a delegate who acts for it; what a card paid, the counter pays back. */
function isSienne({ utilisateurId, modePaiement }: Annulable, acteur: Acteur): boolean {
  if (modePaiement === 'carte') return false;
  return (
    acteur.delegueId !== undefined ||
    acteur.administrateur === true ||
    acteur.utilisateurId === utilisateurId
  );
}

export function annulerCommande(
  pool: Pool,
  acteur: Acteur,
  cle: string,
  instant: Date,
): Promise<void> {
  return transaction(pool, async (tx) => {
    const commande = await lockCommande(tx, { cle, compteId: compteOf(acteur) });
    if (!commande) throw refus('introuvable');
    if (!isSienne(commande, acteur)) throw refus('acces-interdit');
    if (!ANNULABLES.includes(commande.etat)) throw refus('commande-deja-decidee');
    await defaire(tx, commande);
    const { utilisateurId, delegueId } = acteur;
    const annulee = { genre: 'annulee', etat: 'annulee', utilisateurId, delegueId } as const;
    await changerEtat(tx, commande.id, annulee, instant);
    await relireDerniereCommande(tx, commande.compteId);
    await suivreHabitudes(tx, commande.id);
    await addJob(tx, 'commande-courrier', { commandeId: commande.id, genre: 'annulee' });
    await journaliser(tx, acteur, 'commande-annulee', { numero: commande.numero });
  });
}

/** What an order that will not be delivered held is free again: stock and coupon. */
export async function defaire(tx: Tx, { id, compteId }: CommandeTenue): Promise<void> {
  await lockCompte(tx, compteId);
  await rendreStock(tx, id);
  await deleteUtilisation(tx, id);
}
