/** Stores to choose from beside the map of the same ones, and the week of the one chosen. */
import { useMemo } from 'react';
import type { LieuDeRetrait } from '@comptoir/contract/magasins/actifs-livraison.contract.ts';
import { useTexts } from '../../words/use-texts.ts';
import { CarteParesseuse } from '../carte/carte-paresseuse.tsx';
import { EtatDuMagasin } from '../etat-du-magasin.tsx';
import { useMaintenant } from '../use-maintenant.ts';
import { ListeAuChoix } from './liste-au-choix.tsx';
import type { RechercheLieux } from './magasins-au-choix.queries.ts';
import { SemaineOuverte } from './semaine-ouverte.tsx';

interface Props {
  query: RechercheLieux;
  choisi: number | undefined;
  onChoisi: (magasinId: number) => void;
}

/** The nearest ones that the map is drawn around. */
const AUTOUR = 8;
const AUCUN: readonly LieuDeRetrait[] = [];

export function ListeEtCarte({ query, choisi, onChoisi }: Props) {
  const t = useTexts('magasins');
  const maintenant = useMaintenant();
  const { data } = query;
  const lieux = data?.magasins ?? AUCUN;
  const jour = data?.jour ?? '';
  const lieu = lieux.find(({ id }) => id === choisi);
  const isSitue = lieux[0] !== undefined && lieux[0].distance !== null;
  const autour = useMemo(() => (isSitue ? lieux.slice(0, AUTOUR) : AUCUN), [isSitue, lieux]);
  return (
    <div className="flex flex-col sm:grid sm:h-[min(28rem,100dvh-25rem)] sm:min-h-64 sm:grid-cols-2 sm:grid-rows-[minmax(0,1fr)]">
      <div className="min-h-0 overflow-y-auto">
        <ListeAuChoix
          legende={t('choix.legende')}
          magasins={data?.magasins}
          isPlaceholder={query.isPlaceholderData}
          isErreur={query.isError}
          onReessayer={() => void query.refetch()}
          choisi={choisi}
          onChoisi={onChoisi}
          renderDetail={(magasin) => (
            <>
              <span className="block type-meta text-text-2">{enLigne(magasin)}</span>
              <EtatDuMagasin
                magasin={magasin}
                jour={jour}
                maintenant={maintenant}
                className="type-meta"
              />
            </>
          )}
          renderSuite={({ horaires }) => (
            <div className="px-4 pb-3 sm:hidden">
              <SemaineOuverte horaires={horaires} />
            </div>
          )}
        />
      </div>
      <div className="flex min-h-0 flex-col border-line max-sm:order-first max-sm:border-b sm:border-l">
        <div className="min-h-0 flex-1 max-sm:h-44 max-sm:flex-none">
          <CarteParesseuse
            magasins={lieux}
            autour={autour}
            choisi={choisi}
            onChoisi={onChoisi}
            className="h-full"
          />
        </div>
        {lieu && (
          <div className="border-t border-line px-6 py-3 max-sm:hidden">
            <SemaineOuverte horaires={lieu.horaires} />
          </div>
        )}
      </div>
    </div>
  );
}

function enLigne({ ligne1, ligne2, adresse }: LieuDeRetrait): string {
  return [ligne1, ligne2, `${adresse.codePostal} ${adresse.ville}`].filter(Boolean).join(', ');
}
