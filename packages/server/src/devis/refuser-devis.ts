import type { CallInput } from '@comptoir/contract/http/call.ts';
import type { refuserDevis as contract } from '@comptoir/contract/devis/devis.contract.ts';
import { nettoyerTexte } from '@comptoir/contract/words/texte-saisi.ts';
import { transaction } from '../db/transaction.ts';
import { journaliser } from '../delegue/delegue.public.ts';
import type { Demande } from '../http/acteur.ts';
import { noterEtape } from './etape.ts';
import type { Deps } from './etat-devis.ts';
import { exigerOuvert, verrouiller } from './verrouiller-devis.ts';

type Refus = CallInput<typeof contract>['body'];

/** Ends a quote, whatever it waits for; what was already ordered of it stays ordered. */
export async function refuserDevis(
  { pool, clock }: Deps,
  { acteur }: Demande,
  key: string,
  { motif, precision }: Refus,
): Promise<void> {
  await transaction(pool, async (tx) => {
    const devis = await verrouiller(tx, acteur, key, clock.today());
    exigerOuvert(devis);
    const dite = nettoyerTexte(precision);
    await noterEtape(tx, acteur, {
      devisId: devis.id,
      genre: 'refuse',
      etat: 'refuse',
      valableJusqu: devis.valableJusqu ?? undefined,
      motif,
      precision: dite,
      details: { motif, precision: dite },
      courriers: ['refuse'],
    });
    await journaliser(tx, acteur, 'devis', { numero: devis.numero });
  });
}
