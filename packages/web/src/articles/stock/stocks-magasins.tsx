import { clsx } from 'clsx';
import type { UseQueryResult } from '@tanstack/react-query';
import type { lireDisponibilitesMagasins } from '@comptoir/contract/articles/articles.contract.ts';
import type { CallAnswer } from '@comptoir/contract/http/call.ts';
import { ListeAuChoix } from '../../magasins/choix.public.ts';
import { texteOuverture } from '../../magasins/texte-ouverture.public.ts';
import { useLocale, useTexts } from '../../words/use-texts.ts';
import { stockMagasin, texteRetrait } from './retrait-magasin.ts';
import { DOTS, WORDS } from './stock-article.tsx';

type Reponse = CallAnswer<typeof lireDisponibilitesMagasins>;
type Stock = Reponse['magasins'][number];

interface Props {
  query: UseQueryResult<Reponse | null>;
  choisi: number | undefined;
  onChoisi: (magasinId: number) => void;
}

/** Stores with what they hold of an article, and when one can come for it. */
export function StocksMagasins({ query, choisi, onChoisi }: Props) {
  const t = useTexts('articles');
  const tMagasins = useTexts('magasins');
  const locale = useLocale();
  const jour = query.data?.jour ?? '';
  return (
    <ListeAuChoix
      legende={t('magasins.choix')}
      magasins={query.data?.magasins.map((stock) => ({ ...stock, id: stock.magasinId }))}
      isPlaceholder={query.isPlaceholderData}
      isErreur={query.isError}
      onReessayer={() => void query.refetch()}
      choisi={choisi}
      onChoisi={onChoisi}
      renderDetail={({ ouverture }) => (
        <span className="block type-meta text-text-2">
          {texteOuverture(tMagasins, locale, ouverture, jour)}
        </span>
      )}
      renderFin={(stock) => <Fin stock={stock} jour={jour} />}
    />
  );
}

function Fin({ stock, jour }: { stock: Stock; jour: string }) {
  const t = useTexts('articles');
  const locale = useLocale();
  const { etat, texte } = stockMagasin(t, locale, stock);
  return (
    <span className="text-right">
      <span className={clsx('flex items-baseline justify-end gap-1.5 type-label', WORDS[etat])}>
        <span aria-hidden="true" className={clsx('size-2 rounded-full', DOTS[etat])} />
        {texte}
      </span>
      <span className="block type-meta text-text-2">
        {texteRetrait(t, locale, stock.retrait, jour)}
      </span>
    </span>
  );
}
