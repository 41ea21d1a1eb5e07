/** Takes one to the line a message is about, wherever it stands. */
import type { MessageControle } from '@comptoir/contract/panier/controles.contract.ts';
import type { Panier } from '@comptoir/contract/panier/panier.contract.ts';
import type { Ecrivain } from '../ecriture/ecrire-panier.ts';
import { rangDe } from '../lignes/rangs.ts';
import { panierQuery } from '../panier.queries.ts';
import { toutLire } from './lire-suite.ts';
import { reveler } from './revelees.ts';

const MOST_FRAMES = 60;

export async function montrerLigne(ecrivain: Ecrivain, message: MessageControle): Promise<void> {
  const { queryKey } = panierQuery(ecrivain);
  const ligneId =
    trouver(ecrivain.queryClient.getQueryData(queryKey), message) ??
    trouver(await toutLire(ecrivain), message);
  if (ligneId === undefined) return;
  if (!rangDe(ligneId)) reveler(ligneId);
  for (let frame = 0; frame < MOST_FRAMES && !rangDe(ligneId); frame++) {
    await new Promise(requestAnimationFrame);
  }
  const rangee = rangDe(ligneId);
  rangee?.scrollIntoView({ block: 'center' });
  rangee?.querySelector<HTMLElement>('[role=spinbutton], [aria-haspopup=menu]')?.focus();
}

function trouver(
  panier: Panier | null | undefined,
  { articleId, chantierId }: MessageControle,
): number | undefined {
  return panier?.chantiers
    .find(({ id }) => id === chantierId)
    ?.articles.find(({ id }) => id === articleId)?.ligneId;
}
