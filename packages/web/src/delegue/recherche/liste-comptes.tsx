import { SearchX } from 'lucide-react';
import { isQueryFailure } from '../../http/query-failure.ts';
import { codeOf } from '../../http/http-answer.ts';
import { usePage } from '../../page/page-context.ts';
import { Alert } from '../../ui/notice/alert.tsx';
import { Button } from '../../ui/button/button.tsx';
import { EmptyState } from '../../ui/notice/empty-state.tsx';
import { Skeleton } from '../../ui/notice/skeleton.tsx';
import { useTexts } from '../../words/use-texts.ts';
import { LigneCompte } from './ligne-compte.tsx';
import { onLigneKey } from './lignes-clavier.ts';
import type { ChoixCompte } from './use-choix-compte.ts';
import type { RechercheComptes } from './use-recherche-comptes.ts';

interface ListeComptesProps {
  recherche: RechercheComptes;
  choix: ChoixCompte;
}

export function ListeComptes({ recherche, choix }: ListeComptesProps) {
  const t = useTexts('delegue');
  const tErreurs = useTexts('erreurs');
  const { session } = usePage();
  const { query, comptes, demande } = recherche;
  if (recherche.isWaiting) return <EnAttente recherche={recherche} />;
  if (isQueryFailure(query.error)) {
    const reessayer = (
      <Button size="sm" onClick={() => void query.refetch()}>
        {t('reessayer')}
      </Button>
    );
    return (
      <Alert state="err" live action={reessayer} className="m-4 sm:mx-6">
        {tErreurs(codeOf(query.error.response))}
      </Alert>
    );
  }
  if (query.isPending) return <Attente />;
  if (comptes.length === 0) return <Vide recherche={recherche} />;
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of its rows */}
      <ul onKeyDown={onLigneKey} className="divide-y divide-line border-b border-line">
        {comptes.map((compte) => (
          <LigneCompte
            key={compte.id}
            compte={compte}
            demande={demande}
            choix={choix}
            isActif={compte.id === choix.actif?.id}
            isEnCours={compte.id === session.compte?.id}
            onEpingler={() => recherche.epingler(compte)}
          />
        ))}
      </ul>
      {query.hasNextPage && (
        <div className="p-4 text-center">
          <Button
            size="sm"
            busy={query.isFetchingNextPage}
            onClick={() => void query.fetchNextPage()}
          >
            {t('recherche.suite')}
          </Button>
        </div>
      )}
    </>
  );
}

function EnAttente({ recherche }: { recherche: RechercheComptes }) {
  const t = useTexts('delegue');
  const isRefusee = recherche.localisation === 'refusee';
  return (
    <div className="px-4 sm:px-6">
      <EmptyState
        title={isRefusee ? t('recherche.positionRefusee') : t('recherche.position')}
        {...(isRefusee && {
          actions: (
            <Button size="sm" onClick={() => recherche.choisirListe('proches')}>
              {t('reessayer')}
            </Button>
          ),
        })}
      >
        {isRefusee && t('recherche.positionRefuseeDetail')}
      </EmptyState>
    </div>
  );
}

function Vide({ recherche: { demande, liste } }: { recherche: RechercheComptes }) {
  const t = useTexts('delegue');
  return (
    <div className="px-4 sm:px-6">
      <EmptyState
        icon={SearchX}
        title={demande ? t('recherche.vide.recherche', { demande }) : t(`recherche.vide.${liste}`)}
      >
        {demande ? t('recherche.vide.conseil') : t('recherche.vide.detail')}
      </EmptyState>
    </div>
  );
}

function Attente() {
  return (
    <div className="divide-y divide-line" aria-hidden>
      {Array.from({ length: 6 }, (_, at) => (
        <div key={at} className="flex h-16.5 items-center gap-4 px-4 sm:px-6">
          <div className="flex-1">
            <Skeleton className="h-4 w-52" />
            <Skeleton className="mt-2 h-3.5 w-36" />
          </div>
          <Skeleton className="h-8 w-20" />
        </div>
      ))}
    </div>
  );
}
