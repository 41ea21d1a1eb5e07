import { refus } from '@comptoir/contract/http/erreurs.ts';
import type { Pool } from '../../db/pool.ts';
import { transaction } from '../../db/transaction.ts';
import type { EtatNomme } from '../../http/if-match.ts';
import { noterChangement, touchEquipier } from '../../identite/identite.public.ts';
import {
  countApprobateursPossibles,
  updateRegle,
  writeApprobateurs,
  type RegleVoulue,
} from './workflow.sql.ts';

export interface Reglage {
  /** Who sets it. */
  auteurId: number;
  /** The state of the person that who asks has seen. */
  lu: EtatNomme | undefined;
}

/** Limits and approvers of a person, from their next order on. Nobody approves their own orders. */
export function modifierRegle(
  pool: Pool,
  { auteurId, lu }: Reglage,
  regle: RegleVoulue,
): Promise<void> {
  const { compteId, utilisateurId, limiteCommande, limiteMois } = regle;
  const approbateurs = [...new Set(regle.approbateurs)];
  return transaction(pool, async (tx) => {
    const { etat } = await touchEquipier(tx, { compteId, id: utilisateurId, lu });
    if (etat !== 'actif') throw refus('introuvable');
    if (approbateurs.includes(utilisateurId)) throw refus('approbateur-impossible');
    if ((await countApprobateursPossibles(tx, compteId, approbateurs)) < approbateurs.length) {
      throw refus('approbateur-impossible');
    }
    await updateRegle(tx, regle);
    await writeApprobateurs(tx, { ...regle, approbateurs });
    await noterChangement(tx, {
      compteId,
      auteurId,
      personneId: utilisateurId,
      action: 'limites',
      details: { limiteCommande, limiteMois, approbateurs: approbateurs.length },
    });
  });
}
