import type { Equipier } from '@comptoir/contract/identite/equipe.contract.ts';
import type { RoleCompte } from '@comptoir/contract/identite/regles.ts';
import type { Pool } from '../../db/pool.ts';
import type { EtatNomme } from '../../http/if-match.ts';
import type { Titulaire } from '../titulaire.ts';
import { getEquipier } from './equipe.sql.ts';
import { noterChangement } from './journal-equipe.sql.ts';
import { updateRole } from './membre.sql.ts';
import { verifierAdministrateur, writeEquipier } from './write-equipier.ts';

/** From their next call on. The last who runs the account keeps doing so. */
export function changerRole(
  pool: Pool,
  { compte, utilisateurId }: Titulaire,
  { id, role, lu }: { id: number; role: RoleCompte; lu: EtatNomme | undefined },
): Promise<Equipier> {
  const compteId = compte.id;
  return writeEquipier(pool, { compteId, id, lu }, async (tx, equipier) => {
    if (role !== equipier.role) {
      if (role !== 'administrateur') await verifierAdministrateur(tx, compteId, equipier);
      await updateRole(tx, id, role);
      await noterChangement(tx, {
        compteId,
        auteurId: utilisateurId,
        personneId: id,
        action: 'role',
        details: { de: equipier.role, vers: role },
      });
    }
    return getEquipier(tx, compteId, id);
  });
}
