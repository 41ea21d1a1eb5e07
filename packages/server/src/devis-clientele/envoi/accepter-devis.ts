import { refus } from '@comptoir/contract/http/erreurs.ts';
import { nettoyerLigne } from '@comptoir/contract/words/texte-saisi.ts';
import { transaction } from '../../db/transaction.ts';
import { addJob } from '../../jobs/add-job.ts';
import { updateDocument, updateEtat } from '../devis.sql.ts';
import { insertEvenement } from '../historique.sql.ts';
import { enTeteOf } from '../vue-devis.ts';
import type { DepsEnvoi } from './envoyer-devis.ts';
import { updateSignature } from './lien.sql.ts';
import { choisir, verrouillerOuvert } from './repondre-devis.ts';

interface Acceptation {
  jeton: string;
  rang: number;
  nom: string;
  trace: string;
  options: readonly string[];
}

/** Once: the second one finds it decided. */
export async function accepterDevis(
  { pool, clock }: Pick<DepsEnvoi, 'pool' | 'clock'>,
  { jeton, rang, nom: saisi, trace, options }: Acceptation,
): Promise<void> {
  const nom = nettoyerLigne(saisi);
  if (nom.length < 2) throw refus('requete-invalide', { champ: 'nom' });
  const jour = clock.today();
  await transaction(pool, async (tx) => {
    const devis = await verrouillerOuvert(tx, { jeton, jour, rang });
    const document = choisir(devis.document, options);
    await updateDocument(tx, devis.id, enTeteOf(document));
    await updateEtat(tx, devis.id, 'accepte');
    await updateSignature(tx, devis.id, { nom, trace });
    await insertEvenement(tx, devis.id, { type: 'acceptation', nom });
    await addJob(tx, 'devis-clientele-accepte', { jeton });
  });
}
