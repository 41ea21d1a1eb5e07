import { isRefus, refus } from '@comptoir/contract/http/erreurs.ts';
import type { Locale } from '@comptoir/contract/words/locales.ts';
import type { Clock } from '../../clock.ts';
import type { Pool } from '../../db/pool.ts';
import { transaction } from '../../db/transaction.ts';
import { avecPlans } from '../../decoupe/decoupe.public.ts';
import { reprendrePanier } from '../../panier/panier.public.ts';
import { identifier, type SessionIdentifiee } from '../../session/session.public.ts';
import { consommerLien } from '../mot-de-passe/lien-unique.ts';
import { isActif } from '../personnes.sql.ts';

/**
 * Signs this device in as who showed the code, whoever it stood for before. What it had in its
 * basket is added without a question: nothing is lost, and a telephone that only read a picture has
 * nobody to answer for the other device.
 */
export function consommerQr(
  { pool, clock }: { pool: Pool; clock: Clock },
  { sessionId, code, langue }: { sessionId: number; code: string; langue: Locale },
): Promise<{ session: SessionIdentifiee; panierMisDeCote: boolean }> {
  return avecPlans(`session ${sessionId}`, (plans) =>
    transaction(pool, async (tx) => {
      const { utilisateurId } = await consommerLien(tx, ['qr'], code);
      if (utilisateurId === null || !(await isActif(tx, utilisateurId))) throw refus('lien-perime');
      const reprise = { sessionId, utilisateurId, langue, jour: clock.today(), plans };
      let panierMisDeCote = false;
      await reprendrePanier(tx, { ...reprise, choix: 'fusionner' }).catch((error: unknown) => {
        if (!isRefus(error) || error.code !== 'panier-plein') throw error;
        // Together they are too large: what the device had becomes a list.
        panierMisDeCote = true;
        return reprendrePanier(tx, { ...reprise, choix: 'garder' });
      });
      const session = await identifier(tx, sessionId, { utilisateurId, delegueId: null });
      return { session, panierMisDeCote };
    }),
  );
}
