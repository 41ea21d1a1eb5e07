import { useRef, useState } from 'react';
import type { ArticleVendu } from '@comptoir/contract/articles/article.schema.ts';
import type { Produit } from '@comptoir/contract/produits/produits.contract.ts';
import { BarreComparaison, useVusRecemment, VusRecemment } from '../articles/articles.public.ts';
import { homeCrumb } from '../cadre/page-breadcrumb.tsx';
import { useFrameTexts } from '../cadre/use-frame-texts.ts';
import { latePart } from '../loading/late-part.tsx';
import { usePage } from '../page/page-context.ts';
import { Breadcrumb } from '../ui/section/breadcrumb.tsx';
import { Achat } from './achat/achat.tsx';
import { findDetail } from './article-courant.ts';
import { DisponibiliteFiche } from './achat/disponibilite-fiche.tsx';
import { Galerie } from './medias/galerie.tsx';
import { listMiettes } from './miettes.ts';
import { Paliers } from './achat/paliers.tsx';
import { PrixFiche } from './achat/prix-fiche.tsx';
import { TeteFiche } from './tete-fiche.tsx';
import { useScrolledPast } from './achat/use-scrolled-past.ts';
import { enVente } from './versions/versions.ts';

const pictogrammes = latePart({ load: () => import('./pictogrammes.tsx'), when: 'near' });
const acheteAvec = latePart({ load: () => import('./achat/achete-avec.tsx'), when: 'near' });
const versions = latePart({ load: () => import('./versions/versions.tsx'), when: 'near' });
const details = latePart({ load: () => import('./details-fiche.tsx'), when: 'near' });
// Few articles are no longer sold or have no price.
const bandeauRetire = latePart({ load: () => import('./bandeau-retire.tsx') });
const sansPrix = latePart({ load: () => import('./achat/sans-prix.tsx') });
const barreAchat = latePart({ load: () => import('./achat/barre-achat.tsx') });

/** What is below the first screen, for who renders the whole sheet at once. */
export async function preloadParts(): Promise<void> {
  const parts = [pictogrammes, acheteAvec, versions, details];
  await Promise.all(parts.map(({ preload }) => preload()));
}

export interface FicheProps {
  produit: Produit;
  article: ArticleVendu;
}

export default function Fiche({ produit, article }: FicheProps) {
  const { locale } = usePage();
  const home = useFrameTexts(homeCrumb);
  const achat = useRef<HTMLDivElement>(null);
  const [choix, setChoix] = useState({ articleId: article.id, quantite: article.minimum });
  // Another version starts from its own minimum.
  const quantite = choix.articleId === article.id ? choix.quantite : article.minimum;
  const onQuantite = (next: number) => setChoix({ articleId: article.id, quantite: next });
  const { isPast, wasPast } = useScrolledPast(achat);
  useVusRecemment(article.id);
  const detail = findDetail(produit, article);
  const crumbs = [home, ...listMiettes(locale, produit), { label: article.reference }];
  const { tarif, retire } = article;
  const isSold = tarif !== null && !retire;
  return (
    <div className="page-width pb-12 max-sm:flex max-sm:flex-col max-sm:pb-0 sm:pt-3 sm:pb-16">
      <Breadcrumb crumbs={crumbs} />
      {retire && <bandeauRetire.Part {...{ produit, detail }} />}
      <div className="mt-2 gap-x-8 max-sm:contents sm:mt-3 min-[48rem]:grid min-[48rem]:grid-cols-2 min-[48rem]:grid-rows-[auto_1fr] xl:grid-cols-[minmax(0,39.5rem)_minmax(0,1fr)] xl:gap-x-12">
        <Galerie key={article.id} produit={produit} article={article} />
        <pictogrammes.Part
          {...{ produit, article, detail }}
          placeClass="max-sm:order-2 min-[48rem]:col-start-1"
        />
        <div className="max-sm:contents max-[48rem]:mt-6 min-[48rem]:col-start-2 min-[48rem]:row-span-2 min-[48rem]:row-start-1">
          <TeteFiche produit={produit} article={article} detail={detail} />
          {tarif && !retire && (
            <>
              <PrixFiche article={article} tarif={tarif} quantite={quantite} />
              <Paliers {...{ article, tarif, quantite, onQuantite }} />
            </>
          )}
          {!retire && (
            <DisponibiliteFiche article={article} jour={produit.jour} quantite={quantite} />
          )}
          {isSold && <Achat {...{ produit, article, quantite, onQuantite, achat }} />}
          {!tarif && !retire && <sansPrix.Part {...{ produit, article }} />}
          {isSold && <acheteAvec.Part article={article} />}
        </div>
      </div>
      {enVente(produit.articles).length > 1 && (
        <versions.Part
          produit={produit}
          article={article}
          barre={isSold}
          placeClass="max-sm:order-1"
        />
      )}
      <details.Part {...{ produit, article, detail, quantite }} placeClass="max-sm:order-3" />
      <div className="max-sm:order-4">
        <VusRecemment sauf={article.id} />
      </div>
      {isSold && wasPast && (
        <barreAchat.Part
          {...{ article, quantite, onQuantite, shown: isPast }}
          jour={produit.jour}
        />
      )}
      <BarreComparaison />
    </div>
  );
}
