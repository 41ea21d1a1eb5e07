import { nettoyerTexte } from '@comptoir/contract/words/texte-saisi.ts';
import { transaction } from '../../db/transaction.ts';
import { updateEtat } from '../devis.sql.ts';
import { insertEvenement } from '../historique.sql.ts';
import type { DepsEnvoi } from './envoyer-devis.ts';
import { prevenir, verrouillerOuvert } from './repondre-devis.ts';

export async function refuserDevis(
  { pool, clock, url }: DepsEnvoi,
  { jeton, rang, motif }: { jeton: string; rang: number; motif: string },
): Promise<void> {
  const texte = nettoyerTexte(motif);
  const jour = clock.today();
  await transaction(pool, async (tx) => {
    const devis = await verrouillerOuvert(tx, { jeton, jour, rang });
    await updateEtat(tx, devis.id, 'refuse');
    await insertEvenement(tx, devis.id, { type: 'refus', texte });
    await prevenir(tx, devis, { url, reponse: 'refuse', mot: texte });
  });
}
