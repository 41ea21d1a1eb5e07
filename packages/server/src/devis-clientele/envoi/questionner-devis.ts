import { refus } from '@comptoir/contract/http/erreurs.ts';
import { nettoyerTexte } from '@comptoir/contract/words/texte-saisi.ts';
import { transaction } from '../../db/transaction.ts';
import { freinerEnvoi } from '../../identite/identite.public.ts';
import { insertEvenement } from '../historique.sql.ts';
import type { DepsEnvoi } from './envoyer-devis.ts';
import { prevenir, verrouillerOuvert } from './repondre-devis.ts';

interface Question {
  jeton: string;
  texte: string;
  /** Address of the network. */
  adresse: string;
}

/** As many from one place as strangers may send anything. */
export async function questionnerDevis(
  { pool, clock, url }: DepsEnvoi,
  { jeton, texte: saisi, adresse }: Question,
): Promise<void> {
  const texte = nettoyerTexte(saisi);
  if (texte.length < 2) throw refus('requete-invalide', { champ: 'texte' });
  await freinerEnvoi(pool, 'devis-clientele', { adresse });
  const jour = clock.today();
  await transaction(pool, async (tx) => {
    const devis = await verrouillerOuvert(tx, { jeton, jour });
    await insertEvenement(tx, devis.id, { type: 'question', texte });
    await prevenir(tx, devis, { url, reponse: 'question', mot: texte });
  });
}
