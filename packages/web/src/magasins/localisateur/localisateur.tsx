/** The locator: all stores by region, or those around a place; map, search, filters. */
import { useSearch } from '@tanstack/react-router';
import { MapPinOff } from 'lucide-react';
import { enseigne } from '@comptoir/contract/enseigne/enseigne.ts';
import { formatNombre } from '@comptoir/contract/words/formats.ts';
import { liens } from '@comptoir/contract/liens.ts';
import type { MagasinSitue } from '@comptoir/contract/magasins/magasins.contract.ts';
import { PageBreadcrumb } from '../../cadre/page-breadcrumb.tsx';
import { Lien } from '../../page/lien.tsx';
import { buttonClass } from '../../ui/button/button-class.ts';
import { EmptyState } from '../../ui/notice/empty-state.tsx';
import { useLocale, useTexts } from '../../words/use-texts.ts';
import { AnnuaireRegions } from '../annuaire-regions.tsx';
import { CarteEtListe } from '../carte-et-liste.tsx';
import { ChampRecherche } from './champ-recherche.tsx';
import { isFiltre, lienCriteres, readCriteres, sansFiltre, type Criteres } from './criteres.ts';
import { FiltresServices } from './filtres-services.tsx';
import { LiensRegions } from '../liens-regions.tsx';
import { useListe, type Liste } from './liste-magasins.ts';
import { RangeeMagasin } from '../rangee-magasin.tsx';
import { useMaintenant } from '../use-maintenant.ts';

/** The nearest ones that the map is drawn around. */
const AUTOUR = 6;
const PARTOUT: readonly MagasinSitue[] = [];

export function Localisateur() {
  const t = useTexts('magasins');
  const search: Record<string, unknown> = useSearch({ strict: false });
  const criteres = readCriteres(search);
  const data = useListe(criteres);
  const isVivant = useMaintenant() !== undefined;
  if (!data) return null;
  return (
    <div className="page-wide pb-12 sm:pt-3 sm:pb-16">
      <PageBreadcrumb />
      <div className="mb-5 grid items-end gap-x-16 gap-y-4 xl:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
        <div>
          <h1 className="type-h1 sm:mt-4">{titreOf(t, criteres, data)}</h1>
          <p className="mt-1 type-body text-pretty text-text-2">
            {t('liste.intro', {
              count: data.regions.reduce((sum, { nombre }) => sum + nombre, 0),
              heures: enseigne.promesses.retraitHeures,
            })}
          </p>
        </div>
        <ChampRecherche criteres={criteres} isVivant={isVivant} />
      </div>
      <FiltresServices criteres={criteres} offerts={data.services} />
      <div className="mt-6">
        {data.magasins.length === 0 ? (
          <Rien criteres={criteres} liste={data} />
        ) : (
          <Resultats criteres={criteres} liste={data} />
        )}
      </div>
    </div>
  );
}

interface Props {
  criteres: Criteres;
  liste: Liste;
}

function Resultats({ criteres, liste }: Props) {
  const t = useTexts('magasins');
  const { magasins, jour } = liste;
  const isSitue = criteres.recherche !== undefined || criteres.position !== undefined;
  return (
    <CarteEtListe
      magasins={magasins}
      jour={jour}
      autour={isSitue ? magasins.slice(0, AUTOUR) : PARTOUT}
      region={liste.region?.slug}
    >
      {({ maintenant, choisi, onChoisi }) =>
        isSitue ? (
          <section aria-labelledby="resultats">
            <h2 id="resultats" className="sr-only">
              {t('liste.resultats')}
            </h2>
            <ul className="border-t-2 border-text">
              {magasins.map((magasin) => (
                <RangeeMagasin
                  key={magasin.id}
                  magasin={magasin}
                  jour={jour}
                  maintenant={maintenant}
                  isChoisi={magasin.id === choisi}
                  onChoisi={onChoisi}
                />
              ))}
            </ul>
            <TousLesMagasins />
          </section>
        ) : (
          <AnnuaireRegions
            magasins={magasins}
            jour={jour}
            maintenant={maintenant}
            onChoisi={onChoisi}
          />
        )
      }
    </CarteEtListe>
  );
}

function TousLesMagasins() {
  const t = useTexts('magasins');
  const locale = useLocale();
  return (
    <Lien href={liens.magasins(locale)} className={`mt-4 ${buttonClass({ kind: 'outline' })}`}>
      {t('recherche.tousLesMagasins')}
    </Lien>
  );
}

/** What was asked for is nowhere: why, and what to try. */
function Rien({ criteres, liste }: Props) {
  const t = useTexts('magasins');
  const locale = useLocale();
  const isInconnu = criteres.recherche !== undefined && liste.lieu === null;
  const titre = isInconnu
    ? t('recherche.inconnu', { saisie: criteres.recherche ?? '' })
    : liste.distance !== undefined && !isFiltre(criteres)
      ? t('recherche.aucunAutour', {
          distance: formatNombre(locale, liste.distance, 0),
        })
      : t('recherche.aucun');
  return (
    <>
      <EmptyState
        icon={MapPinOff}
        title={titre}
        actions={
          <Lien
            href={isInconnu ? liens.magasins(locale) : lienCriteres(locale, sansFiltre(criteres))}
            className={buttonClass({ kind: 'outline' })}
          >
            {isInconnu || !isFiltre(criteres) ? t('recherche.tousLesMagasins') : t('liste.effacer')}
          </Lien>
        }
      >
        {isInconnu ? t('recherche.inconnuAide') : t('recherche.aucunAide')}
      </EmptyState>
      <h2 className="mb-2 type-h2">{t('liste.regions')}</h2>
      <LiensRegions regions={liste.regions} />
    </>
  );
}

function titreOf(
  t: ReturnType<typeof useTexts<'magasins'>>,
  { recherche, position }: Criteres,
  { lieu }: Liste,
): string {
  if (position) return t('recherche.titreAutour');
  if (recherche === undefined) return t('pages.localisateur.titre');
  return lieu === null ? t('pages.recherche-magasins.titre') : t('recherche.titre', { lieu });
}
