import { useQuery } from '@tanstack/react-query';
import { notFound, useRouteContext } from '@tanstack/react-router';
import { liens } from '@comptoir/contract/liens.ts';
import { nomMagasin } from '../articles/nom-magasin.public.ts';
import { breadcrumbData } from '../page/breadcrumb-data.ts';
import { homeCrumb } from '../cadre/page-breadcrumb.tsx';
import { useFrameTexts } from '../cadre/use-frame-texts.ts';
import { enseigne } from '@comptoir/contract/enseigne/enseigne.ts';
import { orNotFound } from '../page/or-not-found.ts';
import { usePage } from '../page/page-context.ts';
import type { PageContext, PageMeta } from '../page/page-loader.ts';
import { redirectToCanonical } from '../page/redirect-to-canonical.ts';
import { Breadcrumb } from '../ui/section/breadcrumb.tsx';
import { useTexts, type TranslateOf } from '../words/use-texts.ts';
import { donneesDuMagasin } from './donnees-du-magasin.ts';
import { ContactDuMagasin } from './fiche/contact-du-magasin.tsx';
import { EvenementsDuMagasin } from './fiche/evenements-du-magasin.tsx';
import { HorairesDuMagasin } from './fiche/horaires-du-magasin.tsx';
import { MagasinsProches } from './fiche/magasins-proches.tsx';
import { RetraitAuMagasin } from './fiche/retrait-au-magasin.tsx';
import { ServicesSurPlace } from './fiche/services-sur-place.tsx';
import { TeteDuMagasin } from './fiche/tete-du-magasin.tsx';
import { magasinQuery } from './magasins.queries.ts';
import { libelleDuLieu } from './nom-du-lieu.ts';
import { useMaintenant } from './use-maintenant.ts';

export async function loader(context: PageContext): Promise<PageMeta> {
  const { locale, origin, queryClient, params, tag, texts } = context;
  const query = magasinQuery(context, Number(params['id']));
  const answer = await orNotFound(queryClient.ensureQueryData(query));
  if (!answer) throw notFound();
  const { magasin, jusqua } = answer;
  tag('magasins');
  tag(`jusqua:${jusqua}`);
  // A store has one name in every language.
  const chemin = liens.magasin('fr', magasin);
  const chemins = { fr: chemin, en: chemin, es: chemin };
  redirectToCanonical(context, chemins);
  const t = texts.translate('magasins') as TranslateOf<'magasins'>;
  const { region } = magasin;
  const crumbs = [
    { label: enseigne.nom, href: liens.accueil(locale) },
    { label: t('pages.localisateur.titre'), href: liens.magasins(locale) },
    { label: region.nom, href: liens.magasinsRegion(locale, region) },
    { label: nomMagasin(libelleDuLieu(t, magasin)) },
  ];
  return {
    titre: t('fiche.titre', { nom: libelleDuLieu(t, magasin) }),
    description: magasin.texte,
    chemins,
    donneesStructurees: [
      donneesDuMagasin(origin + liens.magasin(locale, magasin), magasin),
      breadcrumbData(origin, crumbs),
    ],
  };
}

/** A store or pick-up point: open or not, when, where, what for. */
export default function MagasinPage() {
  const t = useTexts('magasins');
  const { params } = usePage();
  const context = useRouteContext({ from: '__root__' });
  const { locale } = context;
  const { data } = useQuery(magasinQuery(context, Number(params['id'])));
  const home = useFrameTexts(homeCrumb);
  const maintenant = useMaintenant();
  if (!data) return null;
  const { magasin, evenements, proches, jour } = data;
  const { region } = magasin;
  const crumbs = [
    home,
    { label: t('pages.localisateur.titre'), href: liens.magasins(locale) },
    { label: region.nom, href: liens.magasinsRegion(locale, region) },
    { label: nomMagasin(libelleDuLieu(t, magasin)) },
  ];
  return (
    <div className="page-wide pb-12 sm:pt-3 sm:pb-16">
      <Breadcrumb crumbs={crumbs} />
      <TeteDuMagasin magasin={magasin} jour={jour} maintenant={maintenant} />
      <div className="mt-8 grid items-start gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
        <HorairesDuMagasin magasin={magasin} jour={jour} />
        <ContactDuMagasin magasin={magasin} proches={proches} />
      </div>
      <RetraitAuMagasin magasin={magasin} proches={proches} />
      <ServicesSurPlace services={magasin.services} />
      <EvenementsDuMagasin evenements={evenements} />
      <MagasinsProches magasins={proches} jour={jour} maintenant={maintenant} />
    </div>
  );
}
