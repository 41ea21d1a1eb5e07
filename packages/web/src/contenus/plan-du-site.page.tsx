import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { Noeud } from '@comptoir/contract/catalogue/arbre.contract.ts';
import { RUBRIQUES, type PageContenu } from '@comptoir/contract/contenus/pages.contract.ts';
import { liens } from '@comptoir/contract/liens.ts';
import type { Locale } from '@comptoir/contract/words/locales.ts';
import { PageBreadcrumb } from '../cadre/page-breadcrumb.tsx';
import { arbreQuery, lienNoeud } from '../catalogue/catalogue.public.ts';
import { genresQuery, isGenre } from '../catalogue/choix.public.ts';
import { Lien } from '../page/lien.tsx';
import type { PageContext } from '../page/page-loader.ts';
import { entreeDuCompte } from '../page/page-ouverte.ts';
import { servicesRapidoQuery } from '../services-rapido/services-rapido.public.ts';
import { sondagesQuery } from '../sondages/sondages.public.ts';
import { useTexts, type TranslateOf } from '../words/use-texts.ts';
import { pagesQuery } from './contenus.queries.ts';

/** Down to the families: what lies below has its own page. */
const PROFONDEUR = 2;

export async function loader(context: PageContext): Promise<void> {
  const { queryClient, tag } = context;
  // Surveys begin at midnight.
  for (const name of ['contenus', 'catalogue', 'services', 'jour']) tag(name);
  await Promise.all([
    queryClient.ensureQueryData(arbreQuery(context, PROFONDEUR)),
    queryClient.ensureQueryData(pagesQuery(context)),
    queryClient.ensureQueryData(genresQuery(context)),
    queryClient.ensureQueryData(servicesRapidoQuery(context)),
    queryClient.ensureQueryData(sondagesQuery(context)),
  ]);
}

interface LienDuPlan {
  libelle: string;
  href: string;
}

export default function PlanDuSitePage() {
  const t = useTexts('contenus');
  const context = useRouteContext({ from: '__root__' });
  const { locale } = context;
  const { data: arbre } = useQuery(arbreQuery(context, PROFONDEUR));
  const { data: contenus } = useQuery(pagesQuery(context));
  const { data: services } = useQuery(servicesRapidoQuery(context));
  const { data: choix } = useQuery(genresQuery(context));
  const tChoix = useTexts('choix');
  const dessins = (choix?.genres ?? []).flatMap(({ genre }) =>
    isGenre(genre)
      ? { libelle: tChoix(`genres.${genre}.titre`), href: liens.choisir(locale, genre) }
      : [],
  );
  const { data: enquetes } = useQuery(sondagesQuery(context));
  const noeuds = arbre?.noeuds.filter(({ nombre }) => nombre > 0) ?? [];
  const ateliers = (services?.services ?? []).map((service) => ({
    libelle: service.titre,
    href: liens.serviceRapido(locale, service),
  }));
  const sondages = (enquetes?.sondages ?? []).map((sondage) => ({
    libelle: sondage.titre,
    href: liens.sondage(locale, sondage),
  }));
  return (
    <div className="page-wide pb-12 sm:pt-3 sm:pb-16">
      <PageBreadcrumb />
      <h1 className="type-h1 sm:mt-4">{t('pages.plan-du-site.titre')}</h1>
      <p className="mt-2 mb-8 max-w-170 type-body text-pretty text-text-2">{t('plan.intro')}</p>
      <Partie id="boutique" titre={t('plan.boutique')}>
        {pagesDeLaBoutique(t, locale).map(([titre, pages]) => (
          <Colonne key={titre} titre={titre} liens={pages} />
        ))}
        {dessins.length > 0 && <Colonne titre={t('plan.dessins')} liens={dessins} />}
        <Colonne titre={t('plan.ateliers')} href={liens.servicesRapido(locale)} liens={ateliers} />
      </Partie>
      <Partie id="rayons" titre={t('plan.rayons')}>
        {noeuds
          .filter(({ niveau }) => niveau === 1)
          .map((categorie) => (
            <Colonne
              key={categorie.id}
              titre={categorie.libelle}
              href={lienNoeud(locale, categorie)}
              liens={famillesOf(categorie, noeuds, locale)}
            />
          ))}
      </Partie>
      <Partie id="informations" titre={t('plan.informations')}>
        {RUBRIQUES.map((rubrique) => (
          <Colonne
            key={rubrique}
            titre={t(`rubriques.${rubrique}`)}
            liens={liensDes(contenus?.pages ?? [], rubrique, locale)}
          />
        ))}
        <Colonne titre={t('plan.sondages')} liens={sondages} />
      </Partie>
    </div>
  );
}

function famillesOf({ id }: Noeud, noeuds: readonly Noeud[], locale: Locale): LienDuPlan[] {
  return noeuds
    .filter(({ parentId }) => parentId === id)
    .map((noeud) => ({ libelle: noeud.libelle, href: lienNoeud(locale, noeud) }));
}

function liensDes(pages: readonly PageContenu[], rubrique: string, locale: Locale): LienDuPlan[] {
  return pages
    .filter((page) => page.rubrique === rubrique)
    .map((page) => ({ libelle: page.titre, href: liens.pageContenu(locale, page) }));
}

function pagesDeLaBoutique(
  t: TranslateOf<'contenus'>,
  locale: Locale,
): [titre: string, pages: LienDuPlan[]][] {
  return [
    [
      t('plan.acheter'),
      [
        { libelle: t('plan.achatRapide'), href: liens.achatRapide(locale) },
        { libelle: t('plan.offres'), href: liens.offres(locale) },
        { libelle: t('plan.marques'), href: liens.marques(locale) },
        { libelle: t('plan.cuisine'), href: liens.configurateurCuisine(locale) },
        { libelle: t('plan.panier'), href: liens.panier(locale) },
      ],
    ],
    [
      t('plan.aide'),
      [
        { libelle: t('pages.faq.titre'), href: liens.faq(locale) },
        { libelle: t('pages.documentations.titre'), href: liens.documentations(locale) },
        { libelle: t('aide.contact'), href: liens.contact(locale) },
        { libelle: t('pages.appli-mobile.titre'), href: liens.appliMobile(locale) },
        { libelle: t('plan.actualites'), href: liens.actualites(locale) },
      ],
    ],
    [
      t('plan.magasinsEtCompte'),
      [
        { libelle: t('plan.magasins'), href: liens.magasins(locale) },
        { libelle: t('plan.rechercheMagasins'), href: liens.magasinsRecherche(locale) },
        { libelle: t('plan.connexion'), href: liens.connexion(locale) },
        { libelle: t('plan.creation'), href: liens.creationDeCompte(locale) },
        { libelle: t('plan.compte'), href: entreeDuCompte(locale) },
      ],
    ],
  ];
}

interface PartieProps {
  id: string;
  titre: string;
  children: ReactNode;
}

function Partie({ id, titre, children }: PartieProps) {
  return (
    <section aria-labelledby={id} className="mb-12">
      <h2 id={id} className="mb-4 border-b-2 border-text pb-2 type-h2">
        {titre}
      </h2>
      <div className="grid gap-x-8 gap-y-6 sm:grid-cols-2 lg:grid-cols-4">{children}</div>
    </section>
  );
}

interface ColonneProps {
  titre: string;
  href?: string;
  liens: readonly LienDuPlan[];
}

const LIGNE =
  'flex min-h-6 items-center py-0.5 type-meta text-text-2 hover:text-text hover:underline max-sm:min-h-11 pointer-coarse:min-h-11';

function Colonne({ titre, href, liens: entrees }: ColonneProps) {
  if (entrees.length === 0) return null;
  return (
    <div>
      <h3 className="mb-1 type-h3">
        {href ? (
          <Lien href={href} className="hover:underline">
            {titre}
          </Lien>
        ) : (
          titre
        )}
      </h3>
      <ul>
        {entrees.map((entree) => (
          <li key={entree.href}>
            <Lien href={entree.href} className={LIGNE}>
              {entree.libelle}
            </Lien>
          </li>
        ))}
      </ul>
    </div>
  );
}
