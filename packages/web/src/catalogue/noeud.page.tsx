import { useQuery } from '@tanstack/react-query';
import { notFound, useRouteContext } from '@tanstack/react-router';
import type { Noeud } from '@comptoir/contract/catalogue/arbre.contract.ts';
import { enseigne } from '@comptoir/contract/enseigne/enseigne.ts';
import { formatNombre } from '@comptoir/contract/words/formats.ts';
import { liens } from '@comptoir/contract/liens.ts';
import type { Locale } from '@comptoir/contract/words/locales.ts';
import { breadcrumbData } from '../page/breadcrumb-data.ts';
import { homeCrumb } from '../cadre/page-breadcrumb.tsx';
import { useFrameTexts } from '../cadre/use-frame-texts.ts';
import { Lien } from '../page/lien.tsx';
import { orNotFound } from '../page/or-not-found.ts';
import { usePage } from '../page/page-context.ts';
import type { PageContext, PageMeta } from '../page/page-loader.ts';
import { redirectToCanonical } from '../page/redirect-to-canonical.ts';
import { Breadcrumb } from '../ui/section/breadcrumb.tsx';
import { TabLinks } from '../ui/section/tab-links.tsx';
import { useLocale, useTexts } from '../words/use-texts.ts';
import { lienNoeud } from './catalogue.public.ts';
import { noeudQuery } from './catalogue.queries.ts';
import { genresQuery } from './choix/choix.queries.ts';
import { LienChoix } from './choix/lien-choix.tsx';
import { chargerListing } from './listing/chargement.ts';
import { ListingHead } from './listing/listing-frame.tsx';
import { Listing } from './listing/listing.tsx';

/** The node and its articles; under another name or level, the address it really has. */
export async function loader(context: PageContext): Promise<PageMeta> {
  const { locale, queryClient, params, origin } = context;
  const query = noeudQuery(context, Number(params['id']));
  const [answer] = await Promise.all([
    orNotFound(queryClient.ensureQueryData(query)),
    queryClient.ensureQueryData(genresQuery(context)),
  ]);
  if (!answer) throw notFound();
  const { noeud, intro, ancetres, slugs } = answer;
  const chemin = (language: Locale) => lienNoeud('fr', { ...noeud, slug: slugs[language] });
  const chemins = { fr: chemin('fr'), en: chemin('en'), es: chemin('es') };
  redirectToCanonical(context, chemins);
  const crumbs = [
    { label: enseigne.nom, href: liens.accueil(locale) },
    ...ancetres.map((ancetre) => ({ label: ancetre.libelle, href: lienNoeud(locale, ancetre) })),
    { label: noeud.libelle },
  ];
  return {
    titre: noeud.libelle,
    categorie: (ancetres[0] ?? noeud).id,
    ...(intro ? { description: intro } : {}),
    chemins,
    // Read by who asks for documents: pages reached from another one need none.
    ...(import.meta.env.SSR && { donneesStructurees: [breadcrumbData(origin, crumbs)] }),
    ...(await chargerListing(context, { noeud: noeud.id }, lienNoeud(locale, noeud))),
  };
}

/** A node of the catalogue: what it holds below, and its articles. */
export default function NoeudPage() {
  const { params } = usePage();
  const { api, locale } = useRouteContext({ from: '__root__' });
  const { data } = useQuery(noeudQuery({ api, locale }, Number(params['id'])));
  const home = useFrameTexts(homeCrumb);
  if (!data) return null;
  const { noeud, intro, illustration, ancetres, enfants } = data;
  const crumbs = [
    home,
    ...ancetres.map((ancetre) => ({ label: ancetre.libelle, href: lienNoeud(locale, ancetre) })),
    { label: noeud.libelle },
  ];
  const garnis = enfants.filter(({ nombre }) => nombre > 0);
  return (
    <>
      <ListingHead
        breadcrumb={<Breadcrumb crumbs={crumbs} />}
        title={noeud.libelle}
        intro={intro ?? undefined}
        illustration={illustration}
      >
        <LienChoix noeuds={[noeud.id, ...ancetres.map(({ id }) => id)]} />
        {noeud.niveau === 1 ? (
          <Familles noeuds={garnis} />
        ) : (
          garnis.length > 1 && <Onglets noeud={noeud} enfants={garnis} />
        )}
      </ListingHead>
      <Listing portee={{ noeud: noeud.id }} />
    </>
  );
}

/** A category is entered by its families. */
function Familles({ noeuds }: { noeuds: readonly Noeud[] }) {
  const t = useTexts('catalogue');
  const locale = useLocale();
  return (
    <nav aria-label={t('noeud.sousNiveaux')} className="mt-4">
      <ul className="grid gap-x-6 border-t max-sm:border-b sm:grid-cols-2 xl:grid-cols-3">
        {noeuds.map((noeud) => (
          <li key={noeud.id} className="border-b max-sm:last:border-b-0">
            <Lien
              href={lienNoeud(locale, noeud)}
              className="flex min-h-11 items-center justify-between gap-4 type-name hover:text-link"
            >
              {noeud.libelle}
              <span className="type-meta text-text-2">{formatNombre(locale, noeud.nombre)}</span>
            </Lien>
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface OngletsProps {
  noeud: Noeud;
  enfants: readonly Noeud[];
}

function Onglets({ noeud, enfants }: OngletsProps) {
  const t = useTexts('catalogue');
  const locale = useLocale();
  const tab = (label: string, cible: Noeud) => ({
    label,
    count: cible.nombre,
    href: lienNoeud(locale, cible),
  });
  return (
    <div className="mt-4">
      <TabLinks
        label={t('noeud.sousNiveaux')}
        current={lienNoeud(locale, noeud)}
        tabs={[
          tab(t('noeud.tout'), noeud),
          ...enfants.map((enfant) => tab(enfant.libelle, enfant)),
        ]}
      />
    </div>
  );
}
