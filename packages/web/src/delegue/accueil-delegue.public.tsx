/** The home page of a delegate who acts for nobody: whom to see today, and how they are doing. */
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { PhoneCall, Search } from 'lucide-react';
import { parseQuery } from '@comptoir/contract/http/query-string.ts';
import { liens } from '@comptoir/contract/liens.ts';
import { jourDate } from '@comptoir/contract/words/jours-dits.ts';
import { isQueryFailure } from '../http/query-failure.ts';
import { codeOf } from '../http/http-answer.ts';
import { latePart } from '../loading/late-part.tsx';
import { openOverlay } from '../overlay/overlay-store.ts';
import { Lien } from '../page/lien.tsx';
import { usePage } from '../page/page-context.ts';
import type { PageContext } from '../page/page-loader.ts';
import { Button } from '../ui/button/button.tsx';
import { buttonClass } from '../ui/button/button-class.ts';
import { Alert } from '../ui/notice/alert.tsx';
import { Skeleton } from '../ui/notice/skeleton.tsx';
import { useTexts } from '../words/use-texts.ts';
import { APortee } from './tournee/a-portee.tsx';
import { ListeTournee } from './tournee/liste-tournee.tsx';
import { readRaison, tourneeQuery } from './tournee/tournee.queries.ts';
import { useAlentour } from './tournee/use-alentour.ts';
import { useDepart } from './use-depart.ts';

// The charts bring a library with them.
const chiffres = latePart({
  load: () => import('./tournee/chiffres-portefeuille.tsx'),
  when: 'near',
});

type Context = Pick<PageContext, 'api' | 'locale' | 'queryClient' | 'search'>;

/** Read with the page; without it the page still stands, and asks again. */
export async function chargerAccueilDelegue(context: Context): Promise<void> {
  const raison = readRaison(context.search);
  await Promise.all([
    context.queryClient.prefetchInfiniteQuery(tourneeQuery(context, raison ? { raison } : {})),
    chiffres.preload(),
  ]);
}

export default function AccueilDelegue() {
  const t = useTexts('delegue');
  const tErreurs = useTexts('erreurs');
  const { session, path, locale } = usePage();
  const context = useRouteContext({ from: '__root__' });
  const [, search = ''] = path.split(/\?(.*)/s);
  const raison = readRaison(parseQuery(search));
  const alentour = useAlentour();
  const depart = useDepart();
  const tournee = useInfiniteQuery({
    ...tourneeQuery(context, { ...(raison && { raison }), ...alentour.position }),
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: true,
  });
  const pages = tournee.data?.pages ?? [];
  const [premiere] = pages;
  return (
    <div className="page-wide flex flex-col gap-8 py-8 sm:py-10">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <div>
          <p className="type-meta text-text-2">
            {[session.delegue?.nom, premiere && jourDate(locale, premiere.jour)]
              .filter(Boolean)
              .join(' · ')}
          </p>
          <h1 className="mt-1 type-display text-balance">{t('tournee.titre')}</h1>
        </div>
        <div className="flex flex-wrap gap-3">
          <Lien href={liens.demandesClients(locale)} className={buttonClass({ size: 'lg' })}>
            <PhoneCall size={20} aria-hidden />
            {t('pages.demandes-clients.titre')}
          </Lien>
          <Button
            kind="solid"
            size="lg"
            icon={Search}
            onClick={() => openOverlay('recherche-compte')}
          >
            {t('bandeau.chercher')}
          </Button>
        </div>
      </div>
      {isQueryFailure(tournee.error) && (
        <Alert
          state="err"
          action={
            <Button size="sm" onClick={() => void tournee.refetch()}>
              {t('reessayer')}
            </Button>
          }
        >
          {tErreurs(codeOf(tournee.error.response))}
        </Alert>
      )}
      {!premiere && tournee.isPending && <Skeleton className="h-150 w-full" />}
      {premiere && (
        <div className="grid gap-x-10 gap-y-10 lg:grid-cols-[minmax(0,1fr)_20rem]">
          <ListeTournee
            tournees={pages}
            raison={raison}
            alentour={alentour}
            depart={depart}
            isPending={tournee.isPlaceholderData}
            isSuite={tournee.isFetchingNextPage}
            onSuite={tournee.hasNextPage ? () => void tournee.fetchNextPage() : undefined}
          />
          <div className="flex min-w-0 flex-col gap-10">
            <chiffres.Part
              chiffres={premiere.chiffres}
              // Its own height, so that nothing moves when it comes.
              fallback={<div className="h-140 rounded-card border border-line" />}
            />
            <APortee
              clients={premiere.aPortee}
              busy={depart.busy}
              onAgir={(utilisateurId) => depart.agirPour(utilisateurId)}
            />
          </div>
        </div>
      )}
    </div>
  );
}
