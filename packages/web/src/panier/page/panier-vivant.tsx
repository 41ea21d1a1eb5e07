/** The basket with lines: chantiers at the left, what they amount to at the right. */
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState, type KeyboardEvent } from 'react';
import { useRouteContext } from '@tanstack/react-router';
import { formatNombre } from '@comptoir/contract/words/formats.ts';
import type { Panier } from '@comptoir/contract/panier/panier.contract.ts';
import { enOrdre } from '@comptoir/contract/panier/ordre-chantiers.ts';
import { CompteBloque } from '../../identite/compte-bloque.public.tsx';
import { latePart } from '../../loading/late-part.tsx';
import { SectionChantier } from '../chantiers/section-chantier.tsx';
import { Cadeaux } from '../resume/cadeaux.tsx';
import { BarreTelephone } from '../resume/barre-telephone.tsx';
import { ResumePanier } from '../resume/resume-panier.tsx';
import { ResumeTelephone } from '../resume/resume-telephone.tsx';
import { RetraitPanier } from '../retrait/retrait-panier.tsx';
import { BarreSelection, TetesColonnes } from '../lignes/barre-selection.tsx';
import { LignesProvider } from '../lignes/contexte-lignes.ts';
import { glisser } from '../lignes/glisser.ts';
import { controlesQuery, disponibilitesQuery } from '../panier.queries.ts';
import { etatLu } from '../suite/partie-lue.ts';
import { LectureSuiteProvider } from '../suite/lecture-suite.ts';
import { placer } from '../suite/placer.ts';
import Suite, { SANS_LIGNES } from '../suite/suite.tsx';
import { messagesParChantier } from './messages-par-chantier.ts';
import { TetePanier } from './tete-panier.tsx';
import { useContexteLignes } from './use-contexte-lignes.ts';
import { useDeplacer } from './use-deplacer.ts';

const choixChantier = latePart({ load: () => import('../chantiers/choix-chantier.tsx') });
const explicationPrix = latePart({
  load: () => import('../../articles/prix/explication-prix.public.ts'),
});

interface Props {
  panier: Panier;
  /** Lines before those shown, for who reads without scripts. */
  depuis?: number;
}

export function PanierVivant({ panier, depuis = 0 }: Props) {
  const { disponibilites, controles } = useComplements(panier);
  const chantiers = enOrdre(panier.chantiers);
  const { places, reste } = placer(
    chantiers.map(({ articles, nombreArticles }) => ({
      lues: articles.length,
      nombre: nombreArticles,
    })),
    panier.nombreArticles,
    depuis,
  );
  const messages = useMemo(
    () => messagesParChantier(panier, controles?.messages ?? []),
    [panier, controles],
  );
  const { contexte, choix, fermerChoix, explication, fermerExplication } = useContexteLignes(
    disponibilites?.jour,
  );
  const deplacer = useDeplacer();
  const [isSelecting, setIsSelecting] = useState(false);
  const { mots } = contexte;
  const { t } = mots;
  const glissement = useMemo(
    () =>
      glisser({
        dire: (count) => t('selection.nombre', { count }),
        onDrop: (ids, vers) => void deplacer.versChantier(ids, vers),
        onNouveau: contexte.choisirChantier,
      }),
    [t, deplacer, contexte],
  );
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (!event.altKey || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return;
    if (deplacer.auVoisin(event.target, event.key === 'ArrowDown' ? 1 : -1)) event.preventDefault();
  };
  return (
    <LignesProvider value={contexte}>
      <LectureSuiteProvider value={contexte.suite}>
        <div
          data-selection={isSelecting ? '' : undefined}
          className="group/panier page-width pt-4 pb-10 max-sm:pb-28 sm:pt-8"
        >
          <CompteBloque className="mb-4" />
          <TetePanier
            panier={panier}
            isSelecting={isSelecting}
            onSelecting={() => setIsSelecting(!isSelecting)}
          />
          <ResumeTelephone panier={panier} controles={controles} />
          <RetraitPanier panier={panier} />
          <div className="mt-4 grid items-start gap-x-6 gap-y-8 lg:mt-6 lg:grid-cols-[minmax(0,1fr)_20rem] xl:grid-cols-[minmax(0,1fr)_21rem] min-[90rem]:grid-cols-[minmax(0,1fr)_23rem] min-[90rem]:gap-x-8">
            {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys and drags of its rows */}
            <div className="group/liste min-w-0" onKeyDown={onKeyDown} {...glissement}>
              <BarreSelection panier={panier} />
              <TetesColonnes panier={panier} />
              <div>
                {chantiers.map((chantier, rang) => (
                  <SectionChantier
                    key={chantier.id}
                    chantier={chantier}
                    devise={panier.tarif.devise}
                    delais={disponibilites?.parLigne}
                    messages={messages.get(chantier.id)}
                    eager={rang === 0}
                    {...places[rang]}
                  />
                ))}
              </div>
              {reste && (
                <ul>
                  <Suite key={reste.avant} {...reste} {...SANS_LIGNES} />
                </ul>
              )}
              {places.length > 0 && (
                <p className="mt-4 hidden print:block">
                  {t('suite.papier', {
                    count: panier.nombreArticles,
                    nombre: formatNombre(mots.locale, panier.nombreArticles),
                  })}
                </p>
              )}
              <Cadeaux panier={panier} />
              <p
                data-nouveau-chantier
                className="mt-8 hidden min-h-20 items-center justify-center rounded-card border-2 border-dashed border-line-2 text-text-2 group-data-[glisse]/liste:flex data-[depot]:border-link data-[depot]:bg-sel data-[depot]:text-link"
              >
                {t('deplacer.deposer')}
              </p>
            </div>
            <ResumePanier panier={panier} controles={controles} disponibilites={disponibilites} />
          </div>
        </div>
        <BarreTelephone panier={panier} />
        {choix && (
          <choixChantier.Part
            chantiers={chantiers}
            anchor={choix.anchor}
            titre={t('deplacer.titre', { count: choix.ligneIds.length })}
            onChoose={(vers) => void deplacer.versChantier(choix.ligneIds, vers)}
            onClose={fermerChoix}
          />
        )}
        {explication && (
          <explicationPrix.Part
            articleId={explication.ligne.id}
            quantite={explication.ligne.quantite}
            anchor={{ current: explication.anchor }}
            onClose={fermerExplication}
          />
        )}
      </LectureSuiteProvider>
    </LignesProvider>
  );
}

/** Asked once the lines are read, and again each time they were. */
function useComplements(panier: Panier) {
  const { api, locale, queryClient } = useRouteContext({ from: '__root__' });
  const context = { api, locale };
  const { data: disponibilites, refetch: relireDisponibilites } = useQuery(
    disponibilitesQuery(context, queryClient),
  );
  const { data: controles, refetch: relireControles } = useQuery(
    controlesQuery(context, queryClient),
  );
  const { version } = panier;
  const lue = etatLu(panier);
  const connue = disponibilites?.version;
  const controlee = controles?.version;
  useEffect(() => {
    if (connue !== undefined && connue !== lue) void relireDisponibilites();
  }, [connue, lue, relireDisponibilites]);
  useEffect(() => {
    if (controlee !== undefined && controlee !== version) void relireControles();
  }, [controlee, version, relireControles]);
  return { disponibilites, controles };
}
