import { refus } from '@comptoir/contract/http/erreurs.ts';
import type { Equipier } from '@comptoir/contract/identite/equipe.contract.ts';
import type { Pool } from '../../db/pool.ts';
import type { EtatNomme } from '../../http/if-match.ts';
import type { Titulaire } from '../titulaire.ts';
import { getEquipier } from './equipe.sql.ts';
import { noterChangement } from './journal-equipe.sql.ts';
import { updateEtat } from './membre.sql.ts';
import { verifierAdministrateur, writeEquipier } from './write-equipier.ts';

/**
 * Their sessions stay, so that who was shopping is told so by the next call; the basket, the lists
 * and the quotes wait for them, or for who takes them over.
 */
export function changerAcces(
  pool: Pool,
  { compte, utilisateurId }: Titulaire,
  { id, actif, lu }: { id: number; actif: boolean; lu: EtatNomme | undefined },
): Promise<Equipier> {
  const compteId = compte.id;
  const etat = actif ? 'actif' : 'desactive';
  return writeEquipier(pool, { compteId, id, lu }, async (tx, equipier) => {
    if (etat !== equipier.etat) {
      if (id === utilisateurId) throw refus('pas-sur-soi');
      if (!actif) await verifierAdministrateur(tx, compteId, equipier);
      await updateEtat(tx, id, etat);
      await noterChangement(tx, {
        compteId,
        auteurId: utilisateurId,
        personneId: id,
        action: actif ? 'acces-retabli' : 'acces-desactive',
      });
    }
    return getEquipier(tx, compteId, id);
  });
}
