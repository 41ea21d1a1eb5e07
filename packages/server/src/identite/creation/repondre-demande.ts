import { refus } from '@comptoir/contract/http/erreurs.ts';
import { envoyer } from '../../courrier/envoyer.ts';
import type { Pool } from '../../db/pool.ts';
import { transaction } from '../../db/transaction.ts';
import type { CourriersIdentite } from '../courriers-identite.ts';
import { accepterCandidat, deleteCandidat } from '../equipe/equipe.sql.ts';
import { noterChangement } from '../equipe/journal-equipe.sql.ts';
import { masquerEmail } from '../equipe/masquer-email.ts';
import { deleteMotDePasseOrphelin } from '../mot-de-passe/mots-de-passe.sql.ts';
import type { Titulaire } from '../titulaire.ts';

/** Lets someone into the company of who answers, or not; they are notified either way. */
export function repondreDemande(
  pool: Pool,
  courriers: CourriersIdentite,
  { compte, utilisateurId }: Titulaire,
  { id, accepte }: { id: number; accepte: boolean },
): Promise<void> {
  return transaction(pool, async (tx) => {
    const repondre = accepte ? accepterCandidat : deleteCandidat;
    const candidat = await repondre(tx, compte.id, id);
    if (!candidat) throw refus('introuvable');
    const { email: a, langue } = candidat;
    await noterChangement(tx, {
      compteId: compte.id,
      auteurId: utilisateurId,
      personneId: accepte ? id : null,
      action: accepte ? 'demande-acceptee' : 'demande-refusee',
      details: { email: masquerEmail(a) },
    });
    if (!accepte) await deleteMotDePasseOrphelin(tx, a);
    const courrier = accepte ? courriers.adhesionAcceptee : courriers.adhesionRefusee;
    await envoyer(tx, courrier({ a, langue }, { compte: compte.libelle }));
  });
}
