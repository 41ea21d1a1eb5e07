import { refus } from '@comptoir/contract/http/erreurs.ts';
import { transaction } from '../db/transaction.ts';
import { journaliser } from '../delegue/delegue.public.ts';
import type { Demande } from '../http/acteur.ts';
import { noterEtape } from './etape.ts';
import type { Deps } from './etat-devis.ts';
import { exigerOuvert, verrouiller } from './verrouiller-devis.ts';

/** A delegate takes a request up, and the customer sees who does; once taken up it stays as it is. */
export async function etudierDevis(
  { pool, clock }: Deps,
  { acteur }: Demande,
  key: string,
): Promise<void> {
  if (acteur.delegueId === undefined) throw refus('acces-interdit');
  await transaction(pool, async (tx) => {
    const devis = await verrouiller(tx, acteur, key, clock.today());
    exigerOuvert(devis);
    if (devis.etat !== 'demande') return;
    await noterEtape(tx, acteur, { devisId: devis.id, genre: 'en-etude', etat: 'en-etude' });
    await journaliser(tx, acteur, 'devis', { numero: devis.numero });
  });
}
