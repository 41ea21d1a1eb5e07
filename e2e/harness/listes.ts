/** Shopping lists as the shop keeps them. */
import type {
  ListeAchats,
  ListeDetaillee,
} from '@comptoir/contract/listes-achats/liste-achats.schema.ts';
import { appeler } from './pieces.ts';

type Acheteur = Parameters<typeof appeler>[0];

/** How many of each reference, by the name of the list. */
export async function listesLues(buyer: Acheteur): Promise<Record<string, Record<string, number>>> {
  const listes = await appeler<ListeAchats[]>(buyer, 'GET', '/api/listes-achats');
  const lues = await Promise.all(
    listes.map(({ id }) => appeler<ListeDetaillee>(buyer, 'GET', `/api/listes-achats/${id}`)),
  );
  return Object.fromEntries(
    lues.map(({ libelle, groupes }) => [
      libelle,
      Object.fromEntries(
        groupes.flatMap(({ lignes }) =>
          lignes.map(({ article, quantite }) => [article.reference, quantite]),
        ),
      ),
    ]),
  );
}
