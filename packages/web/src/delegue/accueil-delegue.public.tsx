/** The home page of a delegate who acts for nobody: their customers, and the quotes that wait. */
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useRouteContext, useRouter } from '@tanstack/react-router';
import { Pin, Search } from 'lucide-react';
import { isZeroMontant } from '@comptoir/contract/argent.ts';
import type { CompteClient } from '@comptoir/contract/delegue/comptes.contract.ts';
import { formatArgent } from '@comptoir/contract/words/formats.ts';
import { liens } from '@comptoir/contract/liens.ts';
import { isQueryFailure } from '../http/query-failure.ts';
import { Lien } from '../page/lien.tsx';
import { openOverlay } from '../overlay/overlay-store.ts';
import { usePage } from '../page/page-context.ts';
import type { PageContext } from '../page/page-loader.ts';
import { Alert } from '../ui/notice/alert.tsx';
import { Badge } from '../ui/notice/badge.tsx';
import { Button } from '../ui/button/button.tsx';
import { Skeleton } from '../ui/notice/skeleton.tsx';
import { useTexts } from '../words/use-texts.ts';
import { comptesQuery, utilisateursQuery } from './delegue.queries.ts';
import { devisSuivisQuery } from './devis/devis-suivis.queries.ts';
import { RangeeDevis } from './devis/rangee-devis.tsx';
import { useOuvrirDevis } from './devis/use-ouvrir-devis.ts';
import { useDepart } from './use-depart.ts';

type Context = Pick<PageContext, 'api' | 'locale' | 'queryClient'>;

const COMPTES_MONTRES = 6;
const DEVIS_MONTRES = 4;

/** Read with the page; without them it still stands, and asks again. */
export async function chargerAccueilDelegue(context: Context): Promise<void> {
  const { queryClient } = context;
  await Promise.all([
    queryClient.prefetchInfiniteQuery(comptesQuery(context, { liste: 'epingles' })),
    queryClient.prefetchInfiniteQuery(comptesQuery(context, { liste: 'tous' })),
    queryClient.prefetchQuery(devisSuivisQuery(context, {})),
  ]);
}

export default function AccueilDelegue() {
  return (
    <>
      <MesComptes />
      <MesDevis />
    </>
  );
}

function MesComptes() {
  const t = useTexts('delegue');
  const { session } = usePage();
  const context = useRouteContext({ from: '__root__' });
  const epingles = useInfiniteQuery(comptesQuery(context, { liste: 'epingles' }));
  const tous = useInfiniteQuery(comptesQuery(context, { liste: 'tous' }));
  const depart = useDepart();
  const { queryClient } = useRouter().options.context;
  const comptes = unir(
    [epingles, tous].flatMap(({ data }) => data?.pages.flatMap((page) => page.comptes) ?? []),
  ).slice(0, COMPTES_MONTRES);
  const agir = async ({ id }: CompteClient) => {
    try {
      const [premiere] = (await queryClient.fetchQuery(utilisateursQuery(context, id))) ?? [];
      if (premiere) depart.agirPour(premiere.id);
    } catch (error) {
      if (!isQueryFailure(error)) throw error;
      depart.signaler(error.response);
    }
  };
  return (
    <section aria-label={t('accueil.comptes')} className="min-w-0">
      <p className="type-meta text-text-2">{session.delegue?.nom}</p>
      <h1 className="mt-1 type-display text-balance">{t('accueil.titre')}</h1>
      <Button
        kind="solid"
        size="lg"
        icon={Search}
        className="mt-4"
        onClick={() => openOverlay('recherche-compte')}
      >
        {t('bandeau.chercher')}
      </Button>
      {depart.erreur && (
        <Alert state="err" live className="mt-4">
          {depart.erreur}
        </Alert>
      )}
      {tous.isPending ? (
        <Skeleton className="mt-6 h-96 w-full" />
      ) : (
        <ul className="mt-6 divide-y divide-line border-y border-line">
          {comptes.map((compte) => (
            <Compte
              key={compte.id}
              compte={compte}
              disabled={depart.busy}
              onAgir={() => void agir(compte)}
            />
          ))}
        </ul>
      )}
    </section>
  );
}

/** Each once, where it is first met. */
function unir(comptes: readonly CompteClient[]): CompteClient[] {
  return [
    ...new Map(comptes.toReversed().map((compte) => [compte.id, compte])).values(),
  ].toReversed();
}

interface CompteProps {
  compte: CompteClient;
  disabled: boolean;
  onAgir: () => void;
}

function Compte({ compte, disabled, onAgir }: CompteProps) {
  const t = useTexts('delegue');
  const { locale } = useRouteContext({ from: '__root__' });
  const { libelle, code, ville, epingle, retard, bloque, utilisateurs } = compte;
  return (
    <li className="flex min-h-16 items-center gap-3 py-2">
      <span className="min-w-0 flex-1">
        <span className="flex items-center gap-2 font-[600]">
          {epingle && (
            <Pin
              size={16}
              role="img"
              aria-label={t('accueil.epingle')}
              className="shrink-0 text-del-t"
            />
          )}
          <span className="text-pretty">{libelle}</span>
        </span>
        <span className="flex flex-wrap items-center gap-x-2 type-meta text-text-2">
          {`${code} · ${ville}`}
          {retard && !isZeroMontant(retard) && (
            <Badge tone="err">{t('accueil.echu', { montant: formatArgent(locale, retard) })}</Badge>
          )}
          {bloque && <Badge tone="err">{t('consultation.libelle')}</Badge>}
        </span>
      </span>
      {utilisateurs === 0 ? (
        <span className="type-caption text-text-2">{t('recherche.sansAcces')}</span>
      ) : (
        <Button
          size="sm"
          disabled={disabled}
          aria-label={t('recherche.agirPour', { nom: libelle })}
          onClick={onAgir}
        >
          {t('recherche.agirCourt')}
        </Button>
      )}
    </li>
  );
}

function MesDevis() {
  const t = useTexts('delegue');
  const context = useRouteContext({ from: '__root__' });
  const { locale } = context;
  const { data } = useQuery(devisSuivisQuery(context, {}));
  const { ouvrir, busy, erreur } = useOuvrirDevis();
  return (
    <section aria-label={t('pages.devis-a-repondre.titre')} className="min-w-0">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 border-b-2 border-text pb-2">
        <h2 className="type-h2">{t('pages.devis-a-repondre.titre')}</h2>
        <Lien
          href={liens.devisARepondre(locale)}
          className="inline-flex min-h-6 items-center text-link hover:underline max-sm:min-h-11"
        >
          {t('suivi.voirTous')}
        </Lien>
      </div>
      {erreur && (
        <Alert state="err" live className="mt-4">
          {erreur}
        </Alert>
      )}
      {!data ? (
        <Skeleton className="mt-2 h-72 w-full" />
      ) : (
        <>
          {data.devis.length === 0 && (
            <p className="py-4 text-text-2">{t('suivi.vide.a-repondre')}</p>
          )}
          <ul className="divide-y divide-line">
            {data.devis.slice(0, DEVIS_MONTRES).map((each) => (
              <RangeeDevis
                key={each.key}
                devis={each}
                jour={data.jour}
                disabled={busy}
                onOuvrir={() => ouvrir(each)}
              />
            ))}
          </ul>
          {data.nombres.expirent > 0 && (
            <p className="border-t border-line pt-3">
              <Lien
                href={liens.devisARepondre(locale, { query: { suivi: 'expirent' } })}
                className="inline-flex min-h-6 items-center text-link hover:underline max-sm:min-h-11"
              >
                {t('accueil.expirent', { count: data.nombres.expirent })}
              </Lien>
            </p>
          )}
        </>
      )}
    </section>
  );
}
