import { enseigne } from '@comptoir/contract/enseigne/enseigne.ts';
import type { ArticleVendu } from '@comptoir/contract/articles/article.schema.ts';
import type { DetailArticle, Produit } from '@comptoir/contract/produits/produits.contract.ts';
import { lienArticle } from '../articles/articles.public.ts';
import { AvisFiche } from '../avis/avis-fiche.public.ts';
import { QuestionsFiche } from '../questions/questions-fiche.public.ts';
import { useLocale, useTexts } from '../words/use-texts.ts';
import { listCaracteristiques } from './caracteristiques.ts';
import { openMagasins } from './achat/disponibilite-fiche.tsx';
import { Documents } from './documents.tsx';
import { MagasinsProches } from './achat/magasins-proches.tsx';
import { LiesFiche } from './lies/lies-fiche.tsx';
import { SectionFiche } from './section-fiche.tsx';

export interface DetailsFicheProps {
  produit: Produit;
  article: ArticleVendu;
  detail: DetailArticle | undefined;
  quantite: number;
}

const LINK = 'min-h-6 text-link hover:underline pointer-coarse:min-h-11';

/** Everything one reads before deciding, below the first screen. */
export default function DetailsFiche({ produit, article, detail, quantite }: DetailsFicheProps) {
  const t = useTexts('produits');
  const tArticles = useTexts('articles');
  const locale = useLocale();
  const { documents, avis, nombreQuestions } = produit;
  const caracteristiques = listCaracteristiques({ t, tArticles, locale }, produit, article, detail);
  return (
    <div className="max-sm:mt-6 max-sm:border-t max-sm:border-line sm:mt-12">
      <div className="gap-x-16 lg:grid lg:grid-cols-2">
        <div className="flex flex-col sm:gap-10">
          <SectionFiche id="caracteristiques" titre={t('caracteristiques.titre')}>
            <dl className="border-t border-line">
              {caracteristiques.map(({ libelle, valeur }) => (
                <div
                  key={libelle}
                  className="grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)] gap-4 border-b border-line py-2"
                >
                  <dt className="text-text-2">{libelle}</dt>
                  <dd>{valeur}</dd>
                </div>
              ))}
            </dl>
          </SectionFiche>
        </div>
        <div className="flex flex-col sm:gap-10 max-lg:sm:mt-10">
          {!article.retire && (
            <SectionFiche
              id="magasins"
              titre={t('magasins.titre')}
              aside={
                <button
                  type="button"
                  className={LINK}
                  onClick={() => openMagasins(article, quantite)}
                >
                  {t('magasins.tous', { nombre: enseigne.promesses.nombreMagasins })}
                </button>
              }
            >
              <MagasinsProches article={article} quantite={quantite} />
            </SectionFiche>
          )}
          {documents.length > 0 && (
            <SectionFiche id="documents" titre={t('documents.titre')} nombre={documents.length}>
              <Documents documents={documents} />
            </SectionFiche>
          )}
          <SectionFiche id="description" titre={t('description')}>
            <p className="max-w-160 text-pretty whitespace-pre-line">{produit.description}</p>
          </SectionFiche>
        </div>
      </div>
      <LiesFiche article={article} produitId={produit.id} />
      <SectionFiche id="avis" titre={t('avisTitre')} nombre={avis.nombre} className="sm:mt-12">
        <AvisFiche produitId={produit.id} href={lienArticle(locale, article, '/avis')} />
      </SectionFiche>
      <SectionFiche
        id="questions"
        titre={t('questionsTitre')}
        nombre={nombreQuestions}
        className="sm:mt-10"
      >
        <QuestionsFiche produit={produit} />
      </SectionFiche>
    </div>
  );
}
