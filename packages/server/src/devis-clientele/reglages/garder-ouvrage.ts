import { MAX_OUVRAGES } from '@comptoir/contract/devis-clientele/limites.ts';
import type { OuvrageGarde } from '@comptoir/contract/devis-clientele/reglages.contract.ts';
import { refus } from '@comptoir/contract/http/erreurs.ts';
import { nettoyerLigne } from '@comptoir/contract/words/texte-saisi.ts';
import type { Pool } from '../../db/pool.ts';
import { transaction } from '../../db/transaction.ts';
import { acheteurOf, type Acteur } from '../../http/acteur.ts';
import { countGardes, upsertOuvrage } from './bibliotheque.sql.ts';

export async function garderOuvrage(
  pool: Pool,
  acteur: Acteur,
  saisie: Omit<OuvrageGarde, 'id'>,
): Promise<OuvrageGarde> {
  const { compteId } = acheteurOf(acteur);
  const ouvrage = { ...saisie, libelle: nettoyerLigne(saisie.libelle) };
  if (ouvrage.libelle === '') throw refus('requete-invalide', { champ: 'libelle' });
  return transaction(pool, async (tx) => {
    const { ouvrages } = await countGardes(tx, compteId);
    if (ouvrages >= MAX_OUVRAGES) throw refus('trop-de-devis', { maximum: MAX_OUVRAGES });
    return { ...(await upsertOuvrage(tx, compteId, ouvrage)), ...ouvrage };
  });
}
