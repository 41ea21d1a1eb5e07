/** The stores of a region, by department. */
import { useQuery } from '@tanstack/react-query';
import { notFound, useRouteContext } from '@tanstack/react-router';
import { enseigne } from '@comptoir/contract/enseigne/enseigne.ts';
import { liens } from '@comptoir/contract/liens.ts';
import { breadcrumbData } from '../page/breadcrumb-data.ts';
import { PageBreadcrumb } from '../cadre/page-breadcrumb.tsx';
import { orNotFound } from '../page/or-not-found.ts';
import { usePage } from '../page/page-context.ts';
import type { PageContext, PageMeta } from '../page/page-loader.ts';
import { useTexts, type TranslateOf } from '../words/use-texts.ts';
import { CarteEtListe } from './carte-et-liste.tsx';
import { ChampRecherche } from './localisateur/champ-recherche.tsx';
import { LiensRegions } from './liens-regions.tsx';
import { chercherQuery } from './magasins.queries.ts';
import { enRegion } from './nom-region.ts';
import { RangeeMagasin } from './rangee-magasin.tsx';
import { useMaintenant } from './use-maintenant.ts';

const SANS_CRITERE = { services: [] };

export async function loader(context: PageContext): Promise<PageMeta> {
  const { locale, origin, queryClient, params, tag, texts } = context;
  const query = chercherQuery(context, { region: params['regionSlug'] ?? '' });
  const liste = await orNotFound(queryClient.ensureQueryData(query));
  if (!liste?.region) throw notFound();
  tag('magasins');
  tag(`jusqua:${liste.jusqua}`);
  const t = texts.translate('magasins') as TranslateOf<'magasins'>;
  const region = enRegion(locale, liste.region.nom);
  const titre = t('region.titreEn', { region });
  const chemin = liens.magasinsRegion('fr', liste.region);
  const crumbs = [
    { label: enseigne.nom, href: liens.accueil(locale) },
    { label: t('pages.localisateur.titre'), href: liens.magasins(locale) },
    { label: liste.region.nom },
  ];
  return {
    titre,
    description: t('region.description', {
      nombre: liste.magasins.length,
      region,
      villes: liste.magasins.map(({ adresse }) => adresse.ville).join(', '),
      heures: enseigne.promesses.retraitHeures,
    }),
    chemins: { fr: chemin, en: chemin, es: chemin },
    donneesStructurees: [breadcrumbData(origin, crumbs)],
  };
}

export default function RegionPage() {
  const t = useTexts('magasins');
  const { params } = usePage();
  const context = useRouteContext({ from: '__root__' });
  const { locale } = context;
  const { data } = useQuery(chercherQuery(context, { region: params['regionSlug'] ?? '' }));
  const isVivant = useMaintenant() !== undefined;
  if (!data?.region) return null;
  const { region, magasins, jour, regions } = data;
  const departements = [...Map.groupBy(magasins, ({ adresse }) => adresse.departement.code)];
  return (
    <div className="page-wide pb-12 sm:pt-3 sm:pb-16">
      <PageBreadcrumb titre={region.nom} />
      <div className="mb-6 grid items-end gap-x-16 gap-y-4 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
        <div>
          <h1 className="type-h1 sm:mt-4">
            {t('region.titreEn', { region: enRegion(locale, region.nom) })}
          </h1>
          <p className="mt-1 type-body text-text-2">
            {t('liste.nombre', { count: magasins.length })}
          </p>
        </div>
        <ChampRecherche criteres={SANS_CRITERE} isVivant={isVivant} />
      </div>
      <CarteEtListe magasins={magasins} jour={jour} autour={magasins} region={region.slug}>
        {({ maintenant, choisi, onChoisi }) =>
          departements
            .toSorted(([a], [b]) => (a < b ? -1 : 1))
            .map(([code, own]) => (
              <section key={code} aria-labelledby={`departement-${code}`} className="mb-8">
                <h2 id={`departement-${code}`} className="border-b-2 border-text pb-1.5 type-h3">
                  {`${own[0]?.adresse.departement.nom ?? ''} (${code})`}
                </h2>
                <ul>
                  {own.map((magasin) => (
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
              </section>
            ))
        }
      </CarteEtListe>
      <h2 className="mt-6 mb-3 type-h2">{t('region.autres')}</h2>
      <LiensRegions regions={regions.filter(({ slug }) => slug !== region.slug)} />
    </div>
  );
}
