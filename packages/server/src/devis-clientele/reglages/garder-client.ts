import type { ClientDevis } from '@comptoir/contract/devis-clientele/document.schema.ts';
import { MAX_CLIENTS } from '@comptoir/contract/devis-clientele/limites.ts';
import type { ClientGarde } from '@comptoir/contract/devis-clientele/reglages.contract.ts';
import { refus } from '@comptoir/contract/http/erreurs.ts';
import { nettoyerLigne, nettoyerTexte } from '@comptoir/contract/words/texte-saisi.ts';
import type { Pool } from '../../db/pool.ts';
import { transaction } from '../../db/transaction.ts';
import { acheteurOf, type Acteur } from '../../http/acteur.ts';
import { countGardes, upsertClient } from './bibliotheque.sql.ts';

/** One customer of a name: written again, what is new of them counts. */
export async function garderClient(
  pool: Pool,
  acteur: Acteur,
  saisie: ClientDevis,
): Promise<ClientGarde> {
  const { compteId } = acheteurOf(acteur);
  const fiche = {
    ...saisie,
    nom: nettoyerLigne(saisie.nom),
    adresse: nettoyerTexte(saisie.adresse),
    email: saisie.email.trim(),
  };
  if (fiche.nom === '') throw refus('requete-invalide', { champ: 'nom' });
  return transaction(pool, async (tx) => {
    const { clients } = await countGardes(tx, compteId);
    if (clients >= MAX_CLIENTS) throw refus('trop-de-devis', { maximum: MAX_CLIENTS });
    return { ...(await upsertClient(tx, compteId, fiche)), ...fiche };
  });
}
