/** The article of a line of an order or a quote: picture, name, reference, how it is cut. */
import type { ReactNode } from 'react';
import type { LigneCommande } from '@comptoir/contract/commandes/commande.schema.ts';
import { BoutonListe, ImageArticle, lienArticle, NomArticle } from '../articles/articles.public.ts';
import { Lien } from '../page/lien.tsx';
import { readListe } from '../panier/piece.public.ts';
import { Badge } from '../ui/notice/badge.tsx';
import { CopyReference } from '../ui/button/copy-reference.tsx';
import { useLocale } from '../words/use-texts.ts';

type Article = Pick<
  LigneCommande,
  'articleId' | 'produitId' | 'reference' | 'libelle' | 'slug' | 'image' | 'traitCoupe' | 'retire'
>;

export function ImagePiece({ ligne }: { ligne: Article }) {
  const locale = useLocale();
  return (
    <Lien href={hrefOf(locale, ligne)} tabIndex={-1} aria-hidden className="print:hidden">
      <ImageArticle image={ligne.image} slot="rangee" alt="" className="size-14" />
    </Lien>
  );
}

interface ArticlePieceProps {
  ligne: Article;
  /** Said where it is no longer sold. */
  retire: string;
  /** How much of it goes to a list; undefined: it goes to none. */
  quantite?: number | undefined;
  children?: ReactNode;
}

export function ArticlePiece({ ligne, retire, quantite, children }: ArticlePieceProps) {
  const locale = useLocale();
  return (
    <div className="min-w-0">
      <Lien href={hrefOf(locale, ligne)} className="block py-0.5 type-name hover:underline">
        <NomArticle article={ligne} />
      </Lien>
      <p className="flex flex-wrap items-center gap-x-2 type-meta text-text-2">
        <CopyReference reference={ligne.reference} className="text-text" />
        {quantite !== undefined && (
          <BoutonListe
            article={{ ...ligne, id: ligne.articleId, minimum: 1 }}
            quantite={quantite}
            traitCoupe={ligne.traitCoupe}
            variant="icone"
          />
        )}
        {ligne.retire && <Badge tone="err">{retire}</Badge>}
      </p>
      {ligne.traitCoupe && (
        <p className="type-meta wrap-anywhere text-text-2">{readListe(ligne.traitCoupe)}</p>
      )}
      {children}
    </div>
  );
}

function hrefOf(
  locale: Parameters<typeof lienArticle>[0],
  { articleId, produitId, slug }: Article,
): string {
  return lienArticle(locale, { id: articleId, produitId, slug });
}
