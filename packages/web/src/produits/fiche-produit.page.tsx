import './fiche.css';
import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { lienImage } from '@comptoir/contract/articles/images.ts';
import { withLocale } from '@comptoir/contract/words/locales.ts';
import { avisQuery } from '../avis/avis.public.ts';
import { breadcrumbData } from '../page/breadcrumb-data.ts';
import { latePart } from '../loading/late-part.tsx';
import { usePage } from '../page/page-context.ts';
import type { PageContext, PageMeta } from '../page/page-loader.ts';
import { questionsQuery } from '../questions/questions.public.ts';
import { FICHE } from '../routes/page-route.ts';
import { siteQuery } from '../page/site.ts';
import { findArticle, findDetail } from './article-courant.ts';
import { chargerFiche } from './charger-fiche.ts';
import { donneesProduit } from './donnees-structurees.ts';
import { listMiettes } from './miettes.ts';
import { liesQuery, magasinsQuery, produitQuery } from './produits.queries.ts';

// The first screen is painted before any of this: it is hydrated as soon as its code is there.
const fiche = latePart({ load: () => import('./fiche.tsx'), words: FICHE });

async function preloadFiche(): Promise<void> {
  const { preloadParts } = await import('./fiche.tsx');
  await Promise.all([fiche.preload(), preloadParts()]);
}

const DESCRIPTION_MAX = 300;

export async function loader(context: PageContext): Promise<PageMeta> {
  const { queryClient, locale, origin } = context;
  const { produit, article, chemins } = await chargerFiche(context);
  const magasin = queryClient.getQueryData(siteQuery.queryKey)?.session.magasin;
  const [avis] = await Promise.all([
    queryClient.ensureQueryData(avisQuery(context, produit.id)),
    queryClient.ensureQueryData(questionsQuery(context, produit.id)),
    queryClient.ensureQueryData(liesQuery(context, article.id)),
    magasin && queryClient.ensureQueryData(magasinsQuery(context, article.id, article.minimum)),
    preloadFiche(),
  ]);
  const url = origin + withLocale(locale, chemins[locale]);
  return {
    titre: `${article.libelle} · ${produit.marque.nom}`,
    description: produit.description.slice(0, DESCRIPTION_MAX),
    chemins,
    ...(produit.chemin[0] && { categorie: produit.chemin[0].id }),
    image: lienImage(article.image, '800-800'),
    // Read by who asks for documents: pages reached from another one need none.
    ...(import.meta.env.SSR && {
      donneesStructurees: [
        donneesProduit({
          produit,
          article,
          detail: findDetail(produit, article),
          avis: (avis?.avis ?? []).filter(({ statut }) => statut === 'publie').slice(0, 3),
          url,
          origin,
        }),
        breadcrumbData(origin, [...listMiettes(locale, produit), { label: article.reference }]),
      ],
    }),
  };
}

export default function FicheProduitPage() {
  const { params } = usePage();
  const { api, locale } = useRouteContext({ from: '__root__' });
  const { data: produit } = useQuery(produitQuery({ api, locale }, Number(params['id'])));
  const article = produit && findArticle(produit, Number(params['articleId']));
  if (!article) return null;
  return (
    <div>
      <fiche.Part key={produit.id} produit={produit} article={article} />
    </div>
  );
}
