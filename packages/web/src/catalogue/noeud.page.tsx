import { useQuery } from '@tanstack/react-query';
import { notFound, useRouteContext } from '@tanstack/react-router';
import { Phone, Store, Zap } from 'lucide-react';
import type { Noeud } from '@comptoir/contract/catalogue/arbre.contract.ts';
import { enseigne } from '@comptoir/contract/enseigne.ts';
import { formatNombre } from '@comptoir/contract/formats.ts';
import { liens } from '@comptoir/contract/liens.ts';
import type { Locale } from '@comptoir/contract/locales.ts';
import { LinkRows } from '../cadre/link-rows.tsx';
import { homeCrumb } from '../cadre/page-breadcrumb.tsx';
import { PageSearch } from '../cadre/page-search.tsx';
import { useFrameTexts } from '../cadre/use-frame-texts.ts';
import { Lien } from '../lien.tsx';
import { orNotFound } from '../or-not-found.ts';
import { usePage } from '../page-context.ts';
import { pageTexts } from '../page-head.ts';
import type { PageContext, PageMeta } from '../page-loader.ts';
import { Breadcrumb } from '../ui/breadcrumb.tsx';
import { useLocale, useLocaleTexts, useTexts } from '../use-texts.ts';
import { lienNoeud } from './catalogue.public.ts';
import { noeudQuery } from './catalogue.queries.ts';
import { ListingFrame } from './listing-frame.tsx';
import {
  DrawersSkeleton,
  FacetsSkeleton,
  ListingSkeleton,
  ToolbarSkeleton,
} from './listing-skeleton.tsx';

/** The node, or the 404 page; its slug may be any, its canonical address is the right one. */
export async function loader({ api, locale, queryClient, params }: PageContext): Promise<PageMeta> {
  const query = noeudQuery({ api, locale }, Number(params['id']));
  const answer = await orNotFound(queryClient.ensureQueryData(query));
  if (!answer) throw notFound();
  const { noeud, intro, slugs } = answer;
  const chemin = (language: Locale) => lienNoeud('fr', { ...noeud, slug: slugs[language] });
  return {
    titre: noeud.libelle,
    ...(intro ? { description: intro } : {}),
    chemins: { fr: chemin('fr'), en: chemin('en'), es: chemin('es') },
  };
}

/** A node of the catalogue: what it holds below, and the shelf its articles will stand on. */
export default function NoeudPage() {
  const pageWords = useLocaleTexts();
  const { route, params } = usePage();
  const { api, locale } = useRouteContext({ from: '__root__' });
  const { data } = useQuery(noeudQuery({ api, locale }, Number(params['id'])));
  const home = useFrameTexts(homeCrumb);
  if (!route || !data) return null;
  const { noeud, intro, ancetres, enfants } = data;
  const crumbs = [
    home,
    ...ancetres.map((ancetre) => ({ label: ancetre.libelle, href: lienNoeud(locale, ancetre) })),
    { label: noeud.libelle },
  ];
  return (
    <ListingFrame
      breadcrumb={<Breadcrumb crumbs={crumbs} />}
      title={noeud.libelle}
      intro={intro ?? pageTexts(pageWords, route).attente}
      above={
        <>
          <SousNiveaux noeuds={enfants.filter(({ nombre }) => nombre > 0)} />
          <EnAttendant />
        </>
      }
      drawers={<DrawersSkeleton loading={false} />}
      facets={<FacetsSkeleton loading={false} />}
      toolbar={<ToolbarSkeleton loading={false} />}
    >
      <ListingSkeleton loading={false} />
    </ListingFrame>
  );
}

/** The levels right below, with how much each holds. */
function SousNiveaux({ noeuds }: { noeuds: readonly Noeud[] }) {
  const t = useTexts('catalogue');
  const locale = useLocale();
  if (noeuds.length === 0) return null;
  return (
    <nav aria-label={t('noeud.sousNiveaux')} className="mt-6">
      <ul className="grid gap-x-6 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4">
        {noeuds.map((noeud) => (
          <li key={noeud.id} className="border-b">
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

/** The ways to an article while the shelf is empty, then the words that present it as a preview. */
function EnAttendant() {
  const t = useTexts('catalogue');
  const tCadre = useTexts('cadre');
  const { locale } = usePage();
  const search = tCadre('attente.chercher');
  const rows = [
    {
      icon: Zap,
      libelle: tCadre('achatRapide'),
      detail: tCadre('attente.achatRapideDetail'),
      href: liens.achatRapide(locale),
    },
    {
      icon: Store,
      libelle: tCadre('liens.trouverUnMagasin'),
      detail: t('noeud.magasinDetail'),
      href: liens.magasins(locale),
    },
    {
      icon: Phone,
      libelle: tCadre('attente.contact'),
      detail: enseigne.contact.telephone.libelle,
      href: liens.contact(locale),
    },
  ];
  return (
    <>
      <div className="mt-6 grid gap-x-16 gap-y-8 border-t-2 border-text pt-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,41rem)]">
        <section>
          <h2 className="mb-4 type-h2">{search}</h2>
          <PageSearch label={search} />
        </section>
        <LinkRows title={tCadre('attente.enAttendant')} rows={rows} />
      </div>
      <div className="mt-10 lg:mt-12">
        <h2 className="type-h2">{t('noeud.apercu')}</h2>
        <p className="mt-1 type-body text-text-2">{t('noeud.apercuDetail')}</p>
      </div>
    </>
  );
}
