import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { magasinQuery } from '../magasins/magasin-du-client.public.ts';
import { usePage } from '../page/page-context.ts';
import type { PageContext } from '../page/page-loader.ts';
import type { SessionAffichee } from '../app/rendering.ts';
import { siteQuery } from '../page/site.ts';
import { Skeleton } from '../ui/notice/skeleton.tsx';
import { accueilQuery } from './accueil.queries.ts';
import { AchatRapideBloc } from './achat-rapide-bloc.tsx';
import {
  AccueilDelegue,
  BlocsTardifs,
  preloadParts,
  SuiteAcheteur,
  TeteAcheteur,
  type Qui,
} from './parts-tardives.tsx';
import { Promesse } from './promesse.tsx';
import { Raccourcis } from './raccourcis.tsx';

export async function loader({ queryClient, tag, ...context }: PageContext): Promise<void> {
  for (const name of ['catalogue', 'contenus', 'offres', 'stock', 'jour']) tag(name);
  const session = queryClient.getQueryData(siteQuery.queryKey)?.session;
  // A delegate who acts for nobody has customers to see, and buys nothing: none of the shop's own.
  if (quiEst(session) === 'delegue') {
    const delegue = import('../delegue/accueil-delegue.public.tsx');
    await Promise.all([
      preloadParts('delegue'),
      delegue.then(({ chargerAccueilDelegue }) =>
        chargerAccueilDelegue({ queryClient, ...context }),
      ),
    ]);
    return;
  }
  await Promise.all([
    queryClient.ensureQueryData(accueilQuery(context)),
    preloadParts(quiEst(session)),
    session?.utilisateur &&
      import('./acheteur/personnel.queries.ts').then(({ personnelQuery }) =>
        queryClient.ensureQueryData(personnelQuery(context)),
      ),
    session?.magasin &&
      // A store that closed for good is no reason to show no page.
      queryClient.ensureQueryData(magasinQuery(context, session.magasin.id)).catch(() => undefined),
  ]);
}

function quiEst(session: SessionAffichee | undefined): Qui {
  if (session?.utilisateur) return 'acheteur';
  return session?.delegue ? 'delegue' : 'visiteur';
}

export default function AccueilPage() {
  const qui = quiEst(usePage().session);
  return qui === 'delegue' ? <AccueilDelegue /> : <AccueilBoutique qui={qui} />;
}

function AccueilBoutique({ qui }: { qui: Exclude<Qui, 'delegue'> }) {
  const context = useRouteContext({ from: '__root__' });
  const { data } = useQuery(accueilQuery(context));
  if (!data) return null;
  const { jour, chiffres, vitrine, blocs } = data;
  return (
    <>
      <div className="border-b bg-sunk">
        <div className="page-wide grid gap-x-12 gap-y-8 py-8 xl:gap-x-16 sm:py-12 lg:grid-cols-[minmax(0,1fr)_minmax(0,27rem)] xl:grid-cols-[minmax(0,1fr)_minmax(0,33.5rem)]">
          {qui === 'acheteur' ? (
            <TeteAcheteur />
          ) : (
            <Promesse chiffres={chiffres} vitrine={vitrine} />
          )}
          {/* No taller than its rows beside what an account in consultation is told. */}
          <AchatRapideBloc {...(qui === 'acheteur' && { className: 'lg:self-start' })} />
        </div>
      </div>
      <Raccourcis />
      {qui === 'acheteur' && <SuiteAcheteur />}
      <BlocsTardifs
        blocs={blocs}
        jour={jour}
        marques={chiffres.marques}
        fallback={<Skeleton className="page-wide my-10 h-400" />}
      />
    </>
  );
}
