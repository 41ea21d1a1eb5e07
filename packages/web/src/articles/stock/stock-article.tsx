import { clsx } from 'clsx';
import type { DisponibiliteAffichee } from '@comptoir/contract/articles/article.schema.ts';
import { usePage } from '../../page/page-context.ts';
import { useTexts } from '../../words/use-texts.ts';
import { textesStock, type EtatStock, type VarianteStock } from './stock.ts';

interface Props {
  disponibilite: DisponibiliteAffichee;
  /** Today in Paris, from the same answer. */
  jour: string;
  variant: VarianteStock;
  /** The quantity wanted; 1 by default. */
  quantite?: number;
  className?: string;
}

/** The words carry it, the dot only helps. */
export function StockArticle({ disponibilite, jour, variant, quantite, className }: Props) {
  const t = useTexts('articles');
  const { locale, session } = usePage();
  const { magasin } = session;
  const { etat, texte } = textesStock(t, locale, disponibilite, jour, magasin, variant, quantite);
  return (
    <p className={clsx('flex items-baseline gap-1.5 type-stock', WORDS[etat], className)}>
      <span aria-hidden="true" className={clsx('size-2 shrink-0 rounded-full', DOTS[etat])} />
      <span className="min-w-0">{texte}</span>
    </p>
  );
}

export const DOTS: Record<EtatStock, string> = {
  ok: 'bg-ok',
  faible: 'bg-warn',
  attente: 'border-2 border-text-2',
};
export const WORDS: Record<EtatStock, string> = {
  ok: 'text-ok',
  faible: 'text-warn',
  attente: 'text-text-2',
};
