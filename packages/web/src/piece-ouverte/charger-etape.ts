/** Before a step is shown: its piece is read, and a step that comes too early gives way. */
import { redirect } from '@tanstack/react-router';
import { liens } from '@comptoir/contract/liens.ts';
import { isSansClient } from '../delegue/sans-client.public.ts';
import type { PageContext } from '../page/page-loader.ts';
import { siteQuery } from '../page/site.ts';
import { isOuverte, lienEtape, type Etape } from './etapes.ts';
import { FRAICHEUR_MS, pieceQuery } from './piece-ouverte.queries.ts';

export async function chargerEtape(
  { api, locale, queryClient }: PageContext,
  etape: Etape,
): Promise<boolean> {
  const session = queryClient.getQueryData(siteQuery.queryKey)?.session;
  // The basket page tells a delegate to choose a customer first.
  if (isSansClient(session)) throw redirect({ href: liens.panier(locale) });
  const { valeur: piece } = await queryClient.fetchQuery({
    ...pieceQuery({ api, locale }),
    staleTime: FRAICHEUR_MS,
  });
  if (piece && !isOuverte(etape, piece.etape)) {
    throw redirect({ href: lienEtape(locale, piece.etape) });
  }
  return piece !== null;
}
