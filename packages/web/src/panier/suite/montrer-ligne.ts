/** Takes one to the line a message is about, wherever it stands. */
import type { MessageControle } from '@comptoir/contract/panier/controles.contract.ts';
import type { Panier } from '@comptoir/contract/panier/panier.contract.ts';
import type { Ecrivain } from '../ecriture/write-panier.ts';
import { rangOf } from '../lignes/rangs.ts';
import { panierQuery } from '../panier.queries.ts';
import { toutLire } from './read-suite.ts';
import { reveler } from './revelees.ts';

const MOST_FRAMES = 60;

export async function montrerLigne(ecrivain: Ecrivain, message: MessageControle): Promise<void> {
  const { queryKey } = panierQuery(ecrivain);
  const ligneId =
    findLigne(ecrivain.queryClient.getQueryData(queryKey), message) ??
    findLigne(await toutLire(ecrivain), message);
  if (ligneId === undefined) return;
  if (!rangOf(ligneId)) reveler(ligneId);
  for (let frame = 0; frame < MOST_FRAMES && !rangOf(ligneId); frame++) {
    await new Promise(requestAnimationFrame);
  }
  const rangee = rangOf(ligneId);
  rangee?.scrollIntoView({ block: 'center' });
  rangee?.querySelector<HTMLElement>('[role=spinbutton], [aria-haspopup=menu]')?.focus();
}

function findLigne(
  panier: Panier | null | undefined,
  { articleId, chantierId }: MessageControle,
): number | undefined {
  return panier?.chantiers
    .find(({ id }) => id === chantierId)
    ?.articles.find(({ id }) => id === articleId)?.ligneId;
}
