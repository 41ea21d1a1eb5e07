/** Takes one to the line a message is about, wherever it stands. */
import type { MessageControle } from '@comptoir/contract/panier/controles.contract.ts';
import type { Panier } from '@comptoir/contract/panier/panier.contract.ts';
import type { Ecrivain } from '../ecriture/write-panier.ts';
import { panierQuery } from '../panier.queries.ts';
import { toutLire } from './read-suite.ts';
import { montrerRangee } from './montrer-rangee.ts';

export async function montrerLigne(ecrivain: Ecrivain, message: MessageControle): Promise<void> {
  const { queryKey } = panierQuery(ecrivain);
  const ligneId =
    findLigne(ecrivain.queryClient.getQueryData(queryKey), message) ??
    findLigne(await toutLire(ecrivain), message);
  if (ligneId !== undefined) {
    await montrerRangee(ligneId, '[role=spinbutton], [aria-haspopup=menu]');
  }
}

function findLigne(
  panier: Panier | null | undefined,
  { articleId, chantierId }: MessageControle,
): number | undefined {
  return panier?.chantiers
    .find(({ id }) => id === chantierId)
    ?.articles.find(({ id }) => id === articleId)?.ligneId;
}
