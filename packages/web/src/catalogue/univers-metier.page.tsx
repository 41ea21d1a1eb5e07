import { useQuery } from '@tanstack/react-query';
import { notFound, redirect, useRouteContext, useSearch } from '@tanstack/react-router';
import type { Noeud } from '@comptoir/contract/catalogue/arbre.contract.ts';
import { formatNombre } from '@comptoir/contract/words/formats.ts';
import { liens } from '@comptoir/contract/liens.ts';
import type { Locale } from '@comptoir/contract/words/locales.ts';
import { homeCrumb } from '../cadre/page-breadcrumb.tsx';
import { useFrameTexts } from '../cadre/use-frame-texts.ts';
import { orNotFound } from '../page/or-not-found.ts';
import { usePage } from '../page/page-context.ts';
import type { PageContext, PageMeta } from '../page/page-loader.ts';
import { redirectToCanonical } from '../page/redirect-to-canonical.ts';
import { servicesRapidoQuery } from '../services-rapido/services-rapido.public.ts';
import { Breadcrumb } from '../ui/section/breadcrumb.tsx';
import { useTexts } from '../words/use-texts.ts';
import { chargerListing } from './listing/chargement.ts';
import { ListingHead } from './listing/listing-frame.tsx';
import { Listing } from './listing/listing.tsx';
import { FamillesDuMetier, UniversMetierAccueil } from './univers-metier-accueil.tsx';
import { meilleuresVentesQuery, universMetierQuery } from './univers-metier.queries.ts';

export async function loader(context: PageContext): Promise<PageMeta> {
  const { locale, queryClient, params, search, tag } = context;
  for (const name of ['catalogue', 'stock', 'jour', 'services']) tag(name);
  const query = universMetierQuery(context, Number(params['id']));
  const answer = await orNotFound(queryClient.ensureQueryData(query));
  if (!answer) throw notFound();
  const { univers, slugs, familles } = answer;
  const chemin = (langue: Locale) =>
    liens.universMetier('fr', { id: univers.id, slug: slugs[langue] });
  const chemins = { fr: chemin('fr'), en: chemin('en'), es: chemin('es') };
  redirectToCanonical(context, chemins);
  const meta = { titre: univers.libelle, description: univers.intro, chemins };
  const base = liens.universMetier(locale, univers);
  const { famille, isListe } = readDemande(search, familles);
  if ('famille' in search && !famille) throw redirect({ href: base, statusCode: 302 });
  if (isListe) {
    const { statut } = await chargerListing(context, portee(univers.id, famille), base);
    return { ...meta, noindex: true, ...(statut ? { statut } : {}) };
  }
  await Promise.all([
    queryClient.ensureQueryData(meilleuresVentesQuery(context, univers.id)),
    queryClient.ensureQueryData(servicesRapidoQuery(context)),
  ]);
  return meta;
}

/** `?articles=tous` lists all the trade orders, `?famille=12` what it orders from one family. */
function readDemande(search: Record<string, unknown>, familles: readonly Noeud[]) {
  const famille = familles.find(({ id }) => String(id) === search['famille']);
  return { famille, isListe: famille !== undefined || search['articles'] === 'tous' };
}

function portee(univers: number, famille: Noeud | undefined) {
  return famille ? { univers, noeud: famille.id } : { univers };
}

/** A trade: what it orders, family by family, or all of it as a listing. */
export default function UniversMetierPage() {
  const t = useTexts('catalogue');
  const { params } = usePage();
  const search = useSearch({ strict: false });
  const context = useRouteContext({ from: '__root__' });
  const { data } = useQuery(universMetierQuery(context, Number(params['id'])));
  const home = useFrameTexts(homeCrumb);
  if (!data) return null;
  const { univers, illustration, familles } = data;
  const { famille, isListe } = readDemande(search, familles);
  const { locale } = context;
  if (!isListe) {
    return (
      <>
        <ListingHead
          breadcrumb={<Breadcrumb crumbs={[home, { label: univers.libelle }]} />}
          title={univers.libelle}
          intro={univers.intro}
          illustration={illustration}
        >
          <FamillesDuMetier univers={univers} familles={familles} />
        </ListingHead>
        <UniversMetierAccueil univers={univers} />
      </>
    );
  }
  const titre = famille?.libelle ?? t('universMetier.tousTitre');
  return (
    <>
      <ListingHead
        breadcrumb={
          <Breadcrumb
            crumbs={[
              home,
              { label: univers.libelle, href: liens.universMetier(locale, univers) },
              { label: titre },
            ]}
          />
        }
        title={t('universMetier.liste', { titre, metier: univers.libelle })}
        intro={t('universMetier.decompte', {
          count: (famille ?? univers).nombre,
          nombre: formatNombre(locale, (famille ?? univers).nombre),
        })}
      />
      <Listing key={famille?.id} portee={portee(univers.id, famille)} />
    </>
  );
}
