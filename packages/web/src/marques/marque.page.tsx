import { useQuery } from '@tanstack/react-query';
import { notFound, useRouteContext } from '@tanstack/react-router';
import type { Noeud } from '@comptoir/contract/catalogue/arbre.contract.ts';
import { formatNombre } from '@comptoir/contract/words/formats.ts';
import { liens } from '@comptoir/contract/liens.ts';
import { PageBreadcrumb } from '../cadre/page-breadcrumb.tsx';
import { lienNoeud } from '../catalogue/catalogue.public.ts';
import { chargerListing, Listing } from '../catalogue/listing.public.ts';
import { Lien } from '../page/lien.tsx';
import { orNotFound } from '../page/or-not-found.ts';
import { usePage } from '../page/page-context.ts';
import type { PageContext, PageMeta } from '../page/page-loader.ts';
import { redirectToCanonical } from '../page/redirect-to-canonical.ts';
import { Badge } from '../ui/notice/badge.tsx';
import { useLocale, useTexts } from '../words/use-texts.ts';
import { Logotype } from './logotype.tsx';
import { marqueQuery } from './marques.queries.ts';

export async function loader(context: PageContext): Promise<PageMeta> {
  const { locale, queryClient, params, tag } = context;
  tag('marques');
  const query = marqueQuery(context, Number(params['id']));
  const answer = await orNotFound(queryClient.ensureQueryData(query));
  if (!answer) throw notFound();
  const { marque, presentation } = answer;
  // A brand has one name in every language.
  const chemin = liens.marque('fr', marque);
  const chemins = { fr: chemin, en: chemin, es: chemin };
  redirectToCanonical(context, chemins);
  const listing = await chargerListing(
    context,
    { marque: marque.id },
    liens.marque(locale, marque),
  );
  return {
    titre: marque.nom,
    ...(presentation ? { description: presentation } : {}),
    chemins,
    ...listing,
  };
}

/** A brand: who it is, which departments hold it, all it sells here. */
export default function MarquePage() {
  const t = useTexts('marques');
  const { params } = usePage();
  const context = useRouteContext({ from: '__root__' });
  const { data } = useQuery(marqueQuery(context, Number(params['id'])));
  if (!data) return null;
  const { marque, presentation, categories } = data;
  return (
    <>
      <div className="page-wide sm:pt-3">
        <PageBreadcrumb titre={marque.nom} />
        <div className="flex gap-6 sm:mt-4">
          <div aria-hidden="true" className="shrink-0 max-sm:hidden">
            <Logotype marque={marque} className="h-28 w-44" />
          </div>
          <div>
            <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <h1 className="type-h1">{marque.nom}</h1>
              {marque.propre && (
                <Badge tone="sel" size="lg">
                  {t('marque.propre')}
                </Badge>
              )}
            </div>
            <p className="mt-2 max-w-180 type-body text-pretty text-text-2">
              {presentation ?? t('marque.presentation', { nom: marque.nom })}
            </p>
          </div>
        </div>
        {categories.length > 0 && <Categories marqueId={marque.id} categories={categories} />}
      </div>
      <Listing portee={{ marque: marque.id }} />
    </>
  );
}

interface CategoriesProps {
  marqueId: number;
  categories: readonly Noeud[];
}

/** Each leads to its page, filtered by the brand. */
function Categories({ marqueId, categories }: CategoriesProps) {
  const t = useTexts('marques');
  const locale = useLocale();
  return (
    <nav aria-label={t('marque.categories')} className="mt-4 sm:mt-6">
      <ul className="flex gap-2 max-sm:-mx-4 max-sm:overflow-x-auto max-sm:px-4 sm:flex-wrap">
        {categories.map((categorie) => (
          <li key={categorie.id} className="shrink-0">
            <Lien
              href={`${lienNoeud(locale, categorie)}?marque=${marqueId}`}
              className="flex h-9 items-center gap-2 rounded-full border border-line-2 px-4 type-label hover:bg-sunk max-sm:h-11 pointer-coarse:h-11"
            >
              {categorie.libelle}
              <span className="type-meta text-text-2">
                {formatNombre(locale, categorie.nombre)}
              </span>
            </Lien>
          </li>
        ))}
      </ul>
    </nav>
  );
}
