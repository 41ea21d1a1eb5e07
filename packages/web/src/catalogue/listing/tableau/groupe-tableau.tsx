import { FileText } from 'lucide-react';
import type { ArticleVendu } from '@comptoir/contract/articles/article.schema.ts';
import type { ProduitListe } from '@comptoir/contract/recherche/recherche.contract.ts';
import { ImageArticle, lienArticle } from '../../../articles/articles.public.ts';
import { Lien } from '../../../page/lien.tsx';
import type { Seuil } from './colonnes.ts';
import type { MotsTableau } from './mots-tableau.ts';

interface GroupeProps {
  produit: ProduitListe;
  /** The first of its rows here: its sheet shows the product. */
  article: ArticleVendu;
  colSpan: number;
  mots: MotsTableau;
  /** Another product of the page has its very name. */
  isJumeau: boolean;
  /** Its own tiers, where the head of the table does not say them. */
  seuils: readonly Seuil[];
}

const LIEN =
  'flex min-h-8 items-center gap-1.5 type-meta text-link hover:underline pointer-coarse:min-h-11';

/** Picture and traits of a product, once: its rows stay short. */
export function GroupeTableau(props: GroupeProps) {
  const { produit, article, colSpan, isJumeau, seuils } = props;
  const { t, locale } = props.mots;
  const paliers = seuils.flatMap((seuil) => (seuil === null ? [] : t('tableau.des', { seuil })));
  const href = lienArticle(locale, article);
  return (
    <tr className="max-sm:block">
      <th
        scope="rowgroup"
        colSpan={colSpan}
        className="border-b border-line-2 p-0 text-left font-[420] max-sm:block"
      >
        <div className="flex min-h-18 items-center gap-4 px-2 py-2 max-sm:px-4 xl:px-3">
          <ImageArticle image={produit.image} slot="rangee" alt="" className="h-14 w-18 shrink-0" />
          <div className="min-w-0 flex-1">
            <h3 className="type-h3">
              <Lien href={href} className="hover:text-link">
                {isJumeau ? `${produit.nom} ${produit.marque.nom}` : produit.nom}
              </Lien>
            </h3>
            {/* As wide as there is room, which it never asks for: the columns decide. */}
            <p className="w-0 min-w-full truncate type-meta text-text-2 max-sm:hidden">
              {produit.marque.nom} · {produit.accroche}
            </p>
          </div>
          {paliers.length > 0 && (
            <p className="type-meta whitespace-nowrap text-text-2 max-xl:hidden">
              {t('tableau.paliers', { paliers: paliers.join(' · ') })}
            </p>
          )}
          <Lien href={href} className={`${LIEN} max-sm:hidden`}>
            {t('tableau.ficheProduit')}
          </Lien>
          {produit.ficheTechnique && (
            <Lien href={`${href}#documents`} className={`${LIEN} max-xl:hidden`}>
              <FileText size={16} aria-hidden />
              {t('tableau.ficheTechnique')}
            </Lien>
          )}
        </div>
      </th>
    </tr>
  );
}
