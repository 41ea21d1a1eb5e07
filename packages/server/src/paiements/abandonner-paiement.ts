import { transaction } from '../db/transaction.ts';
import { addJob } from '../jobs/add-job.ts';
import { deciderPaiement, type DepsPaiements } from './decider-paiement.ts';
import { joindreFournisseur } from './joindre-fournisseur.ts';
import { abandonnerOuvert, findReference } from './paiements.sql.ts';

/** The bank is asked first: what it has taken by then stays taken. */
export async function abandonnerPaiement(deps: DepsPaiements, cle: string): Promise<void> {
  const { pool, fournisseur } = deps;
  const reference = fournisseur && (await findReference(pool, fournisseur.nom, cle))?.reference;
  const constat =
    fournisseur && reference
      ? await joindreFournisseur(deps, () => fournisseur.annuler(reference))
      : undefined;
  await transaction(pool, async (tx) => {
    if (fournisseur && constat?.etat === 'accepte') {
      return deciderPaiement(tx, { ...deps, fournisseur }, constat);
    }
    await abandonnerOuvert(tx, cle);
    if (!constat) await addJob(tx, 'paiement-fermer', { cle });
  });
}
