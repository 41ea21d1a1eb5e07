/** The acknowledgement of an order as a file: to download, or to send with a mail. */
import type { Commande } from '@comptoir/contract/commandes/commande.schema.ts';
import type { Locale } from '@comptoir/contract/words/locales.ts';
import { MOTS } from '../mots.ts';
import { accuseDeCommande } from './accuse-commande.ts';
import { writePapier } from './write-papier.ts';

export async function joindreAccuse(
  qui: string,
  commande: Commande,
  { langue, maintenant }: { langue: Locale; maintenant: Date },
) {
  const pdf = await writePapier(qui, accuseDeCommande(commande, langue, maintenant));
  const nom = `${MOTS[langue]('papiers.fichierAccuse')}-${commande.numero}.pdf`;
  return { nom, type: 'application/pdf', data: pdf.toString('base64') };
}
