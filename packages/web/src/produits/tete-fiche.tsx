import { clsx } from 'clsx';
import type { ArticleVendu } from '@comptoir/contract/articles/article.schema.ts';
import { liens } from '@comptoir/contract/liens.ts';
import type { DetailArticle, Produit } from '@comptoir/contract/produits/produits.contract.ts';
import {
  BoutonListe,
  CaseComparer,
  lienArticle,
  NoteArticle,
} from '../articles/articles.public.ts';
import { Lien } from '../page/lien.tsx';
import { CopyReference } from '../ui/button/copy-reference.tsx';
import { useLocale, useTexts } from '../words/use-texts.ts';

interface Props {
  produit: Produit;
  article: ArticleVendu;
  detail: DetailArticle | undefined;
}

const LINK = 'inline-flex items-center gap-1.5 hover:underline max-sm:min-h-11';

/** Who makes it, what it is, and every number it is known by. */
export function TeteFiche({ produit, article, detail }: Props) {
  const t = useTexts('produits');
  const locale = useLocale();
  const { marque, avis } = produit;
  const note = avis.moyenne === null ? null : { moyenne: avis.moyenne, nombre: avis.nombre };
  return (
    <div>
      <div className="flex flex-wrap items-center gap-x-2 type-meta">
        <Lien
          href={liens.marque(locale, { id: marque.id, slug: marque.slug })}
          className={clsx(LINK, 'type-label text-link')}
        >
          {marque.logo === null ? (
            marque.nom
          ) : (
            <img
              src={marque.logo}
              alt={marque.nom}
              width={96}
              height={28}
              className="h-7 w-24 rounded-control bg-tile object-contain px-2 py-1"
            />
          )}
        </Lien>
        <span aria-hidden="true" className="text-text-2">
          ·
        </span>
        <Lien
          href={lienArticle(locale, article, '/avis')}
          className={clsx(LINK, note === null && 'text-link')}
        >
          {note === null ? t('premierAvis') : <NoteArticle note={note} variant="etoiles" />}
        </Lien>
        <span className="ml-auto flex">
          <BoutonListe article={article} variant="mot" />
          <CaseComparer articleId={article.id} reference={article.reference} variant="bouton" />
        </span>
      </div>
      <h1 className="type-h1 text-pretty max-xl:text-[1.375rem] max-xl:leading-7 sm:mt-1">
        {article.libelle}
      </h1>
      <div className="mt-1 flex flex-wrap items-center gap-x-6 type-meta text-text-2 sm:mt-2">
        <span className="inline-flex items-center gap-1.5">
          {t('reference')}
          <CopyReference reference={article.reference} className="text-text" />
        </span>
        {detail && <span className="max-sm:hidden">{t('ean', { ean: detail.ean })}</span>}
        {detail?.referenceFournisseur && (
          <span>{t('referenceFabricant', { reference: detail.referenceFournisseur })}</span>
        )}
      </div>
    </div>
  );
}
