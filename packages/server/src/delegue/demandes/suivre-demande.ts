import { refus } from '@comptoir/contract/http/erreurs.ts';
import type { Clock } from '../../clock.ts';
import { updateRappelFait } from '../../contact/contact.public.ts';
import type { Pool } from '../../db/pool.ts';
import { transaction } from '../../db/transaction.ts';
import type { Demande } from '../../http/acteur.ts';
import { updateServiceFait } from '../../services-rapido/services-rapido.public.ts';
import { updateRenouvellementFait } from '../../tarif-compte/tarif-compte.public.ts';
import { findPerimetre } from '../clients/perimetre.sql.ts';
import { delegueOf } from '../clients/perimetre.ts';
import { journaliser } from '../journaliser.ts';
import { findDemandeSuivie, type DemandeRow } from './demandes-suivies.sql.ts';

const ECRITURES = {
  rappel: updateRappelFait,
  service: updateServiceFait,
  renouvellement: updateRenouvellementFait,
};

/** Who settled it first stays who did; said twice it is once. */
export function suivreDemande(
  { pool, clock }: { pool: Pool; clock: Clock },
  { acteur, langue }: Demande,
  { numero, fait }: { numero: string; fait: boolean },
): Promise<DemandeRow> {
  const delegueId = delegueOf(acteur);
  return transaction(pool, async (tx) => {
    const perimetre = await findPerimetre(tx, delegueId);
    const find = async () => {
      const found = await findDemandeSuivie(tx, perimetre, { numero, langue });
      if (!found) throw refus('introuvable', { numero });
      if (!found.suivi) throw refus('hors-portefeuille', { numero });
      return found;
    };
    const { genre, compte, auteurId } = await find();
    await ECRITURES[genre](tx, numero, fait ? { le: clock.now(), delegueId } : null);
    const pour = { delegueId, compteId: compte.id, utilisateurId: auteurId };
    await journaliser(tx, pour, 'demande-suivie', { numero });
    const { suivi: _suivi, auteurId: _auteurId, ...suivie } = await find();
    return suivie;
  });
}
