import { liens } from '@comptoir/contract/liens.ts';
import { MOTS } from '../../courrier/mots.ts';
import type { Tx } from '../../db/transaction.ts';
import { prevenir } from '../../messages/messages.public.ts';

/** Who takes over what a colleague kept finds it said on the site. */
export async function annoncerTransmission(
  tx: Tx,
  versId: number,
  noms: { de: string; par: string },
): Promise<void> {
  await prevenir(tx, {
    utilisateurIds: [versId],
    niveau: 'info',
    texte: {
      fr: MOTS.fr('identite.transmission', noms),
      en: MOTS.en('identite.transmission', noms),
      es: MOTS.es('identite.transmission', noms),
    },
    lien: liens.listesAchats('fr'),
    objet: { genre: 'equipe', id: versId },
  });
}
