/** The basket: rendered with the page for who is signed in, read in the browser for a visitor. */
import { isSansClient } from '../delegue/sans-client.public.ts';
import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { liens } from '@comptoir/contract/liens.ts';
import { useNombrePanier } from './nombre-panier.public.ts';
import type { PageContext, PageMeta } from '../page/page-loader.ts';
import { usePage } from '../page/page-context.ts';
import { siteQuery } from '../page/site.ts';
import { PanierErreur } from './page/panier-erreur.tsx';
import { PanierSquelette } from './page/panier-squelette.tsx';
import { PanierVide } from './page/panier-vide.tsx';
import { PanierVivant } from './page/panier-vivant.tsx';
import { SansClient } from './page/sans-client.tsx';
import {
  controlesQuery,
  disponibilitesQuery,
  FRAICHEUR_MS,
  goodiesQuery,
  panierQuery,
  repriseQuery,
  type Controles,
} from './panier.queries.ts';
import { readDepuis, useDepuisSeul } from './suite/depuis.ts';
import { isPartiel } from './suite/partie-lue.ts';

const CHEMIN = '/panier';

export async function loader(context: PageContext): Promise<PageMeta> {
  const { queryClient } = context;
  const session = queryClient.getQueryData(siteQuery.queryKey)?.session;
  const isConnu = session?.isAuthenticated || session?.magasin !== undefined;
  // The page of a visitor is the same for all of them: their basket comes in their browser.
  if (isConnu && !isSansClient(session)) {
    const depuis = readDepuis(context.search['depuis']);
    const panier = await queryClient.ensureQueryData(panierQuery(context, depuis));
    // Without them the page still shows the lines, and asks again.
    if (panier?.nombreArticles === 0 && session?.utilisateur) {
      await Promise.allSettled([queryClient.ensureQueryData(repriseQuery(context))]);
    }
    if (panier && panier.nombreArticles > 0) {
      await Promise.allSettled([
        queryClient.ensureQueryData(disponibilitesQuery(context, queryClient)),
        queryClient.ensureQueryData(controlesQuery(context, queryClient)),
        ...(panier.promotions.some(({ goodie }) => goodie)
          ? [queryClient.ensureQueryData(goodiesQuery(context))]
          : []),
      ]);
      if (isPartiel(panier)) bornerControles(context);
    }
  }
  return { chemins: { fr: CHEMIN, en: CHEMIN, es: CHEMIN } };
}

/** A large basket may have a message for each line: so many are asked for by the browser. */
function bornerControles({ queryClient, ...context }: PageContext): void {
  const { queryKey } = controlesQuery(context, queryClient);
  const controles = queryClient.getQueryData<Controles>(queryKey);
  if (controles && controles.messages.length > MAX_CONTROLES) {
    queryClient.removeQueries({ queryKey });
  }
}

const MAX_CONTROLES = 200;

export default function PanierPage() {
  const { session } = usePage();
  if (isSansClient(session)) return <SansClient />;
  return (
    // A visitor's comes later: as high as the window until then, the footer is never seen to move.
    <div className={session.isAuthenticated ? undefined : 'min-h-dvh'}>
      <PanierDuClient />
    </div>
  );
}

function PanierDuClient() {
  const { session, locale } = usePage();
  const context = useRouteContext({ from: '__root__' });
  const depuis = useDepuisSeul(liens.panier(locale));
  const nombre = useNombrePanier();
  const isEveille = useIsEveille();
  const isConnu = session.isAuthenticated || session.magasin !== undefined;
  const {
    data: panier,
    isError,
    refetch,
  } = useQuery({
    ...panierQuery(context, depuis),
    // Looking at it opens no session: who never added anything has an empty one.
    enabled: isConnu || (isEveille && nombre > 0),
    staleTime: FRAICHEUR_MS,
    // Another tab, another device.
    refetchOnWindowFocus: 'always',
  });
  if (panier) {
    if (panier.chantiers.length === 0) return <PanierVide />;
    return <PanierVivant panier={panier} depuis={depuis} />;
  }
  if (isError) return <PanierErreur onRetry={() => void refetch()} />;
  // Counted before it is read: nothing has to be waited for.
  return isEveille && nombre === 0 ? <PanierVide /> : <PanierSquelette />;
}

/** In the browser, where what it remembers can be read. */
function useIsEveille(): boolean {
  const [isEveille, setIsEveille] = useState(false);
  useEffect(() => setIsEveille(true), []);
  return isEveille;
}
