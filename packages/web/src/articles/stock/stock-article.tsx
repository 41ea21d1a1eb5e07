import { clsx } from 'clsx';
import type { DisponibiliteAffichee } from '@comptoir/contract/articles/article.schema.ts';
import { usePage } from '../../page/page-context.ts';
import { useTexts } from '../../words/use-texts.ts';
import { SIGNE, textesStock, type EtatStock, type VarianteStock } from './stock.ts';

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
      <Parties texte={texte} />
    </p>
  );
}

/** Where the line is broken there is no sign between the two: it stands left of what is shown. */
function Parties({ texte }: { texte: string }) {
  const [debut, ...fin] = texte.split(SIGNE);
  if (fin.length === 0) return <span className="min-w-0">{texte}</span>;
  return (
    <span className="flex min-w-0 flex-wrap overflow-x-clip">
      <span className="mr-3">{debut}</span>
      <span className="-ml-3 min-w-0">
        <span className="inline-block w-3 text-center">{SIGNE}</span>
        {fin.join(SIGNE)}
      </span>
    </span>
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
