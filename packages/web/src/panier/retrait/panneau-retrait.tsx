/** The collection plan: of the whole order, then of each chantier, around a place one may change. */
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { clsx } from 'clsx';
import type { PlanRetrait } from '@comptoir/contract/panier/plan-retrait.contract.ts';
import { ChampLieu, useLieu } from '../../magasins/choix.public.ts';
import { useMaintenant } from '../../magasins/etat-du-magasin.public.ts';
import { Button } from '../../ui/button/button.tsx';
import { Alert } from '../../ui/notice/alert.tsx';
import { Skeleton } from '../../ui/notice/skeleton.tsx';
import { useTexts } from '../../words/use-texts.ts';
import { LotRetrait } from './lot-retrait.tsx';
import { planRetraitQuery } from './plan-retrait.queries.ts';
import type { Retirer } from './use-retirer.ts';

interface Props {
  /** The basket it is about: another version has another plan. An open piece has one alone. */
  version?: string;
  /** The store that is chosen already. */
  choisi: number | undefined;
  /** What one press does with a store. */
  retirer: Retirer;
}

export default function PanneauRetrait({ version = '', choisi, retirer }: Props) {
  const t = useTexts('plan-retrait');
  const context = useRouteContext({ from: '__root__' });
  const lieu = useLieu();
  const query = useQuery({
    ...planRetraitQuery(context, version, lieu.lieu),
    placeholderData: keepPreviousData,
  });
  const plan = query.data ?? undefined;
  const isAncien = query.isPlaceholderData;
  return (
    <div className="border-t border-line">
      <ChampLieu
        choix={lieu}
        trouve={isAncien || !plan ? undefined : lieuTrouve(plan, lieu.lieu)}
        className="max-w-xl px-4 pt-4"
      />
      {query.isError && (
        <Alert state="err" live className="m-4">
          <span className="flex flex-wrap items-center gap-3">
            {t('echec')}
            <Button size="sm" onClick={() => void query.refetch()}>
              {t('reessayer')}
            </Button>
          </span>
        </Alert>
      )}
      {retirer.erreur && (
        <Alert state="err" live className="m-4">
          {retirer.erreur}
        </Alert>
      )}
      {!plan && !query.isError && <Skeleton className="m-4 h-52 max-w-md rounded-control" />}
      {plan && (
        <div aria-busy={isAncien} className={clsx('transition-opacity', isAncien && 'opacity-60')}>
          <Lots plan={plan} choisi={choisi} retirer={retirer} />
        </div>
      )}
    </div>
  );
}

interface LotsProps {
  plan: PlanRetrait;
  choisi: number | undefined;
  retirer: Retirer;
}

function Lots({ plan, choisi, retirer }: LotsProps) {
  const t = useTexts('plan-retrait');
  const maintenant = useMaintenant();
  const { panier, chantiers } = plan;
  const commun = { plan, choisi, retirer, maintenant };
  const isPartie = [panier, ...chantiers].some(({ arrets }) => arrets.length > 0);
  return (
    <>
      <LotRetrait
        {...commun}
        lot={panier}
        titre={chantiers.length > 0 ? t('chantier.tout') : undefined}
      />
      {chantiers.length > 0 && (
        <div className="grid border-y border-line sm:grid-cols-2 xl:grid-cols-3">
          {chantiers.map(({ chantierId, libelle, ...lot }) => (
            <LotRetrait
              key={chantierId}
              {...commun}
              isEtroit
              lot={lot}
              titre={libelle ?? t('chantier.sansNom')}
            />
          ))}
        </div>
      )}
      {(isPartie || chantiers.length > 0) && panier.depuis && (
        <p
          className={clsx(
            'px-4 py-3 type-meta text-text-2',
            chantiers.length === 0 && 'border-t border-line',
          )}
        >
          {t('toute.regle')}
        </p>
      )}
    </>
  );
}

/** A place nobody knows is told in the field; one that was found is named by the plan. */
function lieuTrouve(
  { panier: { depuis } }: PlanRetrait,
  { lieu }: { lieu?: string },
): null | undefined {
  return lieu !== undefined && depuis === null ? null : undefined;
}
