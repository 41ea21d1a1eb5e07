/** Articles for what is typed in the cell of a name: taken by Enter or a press, with their price. */
import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { useState, type KeyboardEvent } from 'react';
import { clsx } from 'clsx';
import type { ArticleVendu } from '@comptoir/contract/articles/article.schema.ts';
import {
  SIGNES_AVANT_SUGGESTION,
  suggerer,
} from '@comptoir/contract/articles/suggestion.contract.ts';
import { formatArgent } from '@comptoir/contract/words/formats.ts';
import { callQuery } from '../../http/query-client.ts';
import { useDebounce } from '../../ui/use-debounce.ts';
import { useTexts } from '../../words/use-texts.ts';

export function useSuggestions(id: string, onChoix: (article: ArticleVendu) => void) {
  const [texte, setTexte] = useState('');
  const [q, setQ] = useState('');
  const [rang, setRang] = useState(-1);
  const context = useRouteContext({ from: '__root__' });
  const recherche = useDebounce(setQ, 200);
  const isOuverte = texte.trim().length >= SIGNES_AVANT_SUGGESTION;
  const { data } = useQuery({
    ...callQuery(context, suggerer, { query: { q } }),
    enabled: isOuverte && q.length >= SIGNES_AVANT_SUGGESTION,
  });
  const articles = (isOuverte && q !== '' && data?.articles) || [];
  const fermer = () => {
    setTexte('');
    setRang(-1);
  };
  const prendre = (article: ArticleVendu) => {
    fermer();
    onChoix(article);
  };
  return {
    articles,
    rang,
    prendre,
    fermer,
    chercher(saisi: string) {
      setTexte(saisi);
      setRang(-1);
      recherche.schedule(saisi.trim());
    },
    // A text of several lines is no combobox: it has a list that belongs to it.
    aria: {
      'aria-autocomplete': 'list',
      'aria-haspopup': 'listbox',
      'aria-controls': articles.length > 0 ? id : undefined,
      'aria-activedescendant': rang >= 0 ? `${id}-${rang}` : undefined,
    },
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      if (articles.length === 0) return;
      const { key } = event;
      const choisi = articles[rang];
      if (key === 'ArrowDown' || key === 'ArrowUp') {
        const pas = key === 'ArrowDown' ? 1 : -1;
        // One place more than articles: none of them.
        const places = articles.length + 1;
        setRang(((rang + 1 + pas + places) % places) - 1);
        event.preventDefault();
      } else if (key === 'Enter' && choisi) {
        event.preventDefault();
        prendre(choisi);
      } else if (key === 'Escape') {
        event.preventDefault();
        fermer();
      } else if (key === 'Tab') fermer();
    },
  };
}

interface ListeProps {
  id: string;
  suggestions: ReturnType<typeof useSuggestions>;
}

export function ListeSuggestions({ id, suggestions }: ListeProps) {
  const t = useTexts('devis-clientele');
  const { locale } = useRouteContext({ from: '__root__' });
  const { articles, rang, prendre } = suggestions;
  if (articles.length === 0) return null;
  return (
    <div
      id={id}
      role="listbox"
      tabIndex={-1}
      aria-label={t('lignes.suggestions')}
      className="absolute top-full left-0 z-20 w-[min(36rem,calc(100vw-3rem))] rounded-card border border-line-2 bg-bg py-1 shadow-float"
    >
      {articles.map((article, i) => (
        <div
          key={article.id}
          id={`${id}-${i}`}
          role="option"
          tabIndex={-1}
          aria-selected={i === rang}
          // Before the cell loses the focus.
          onPointerDown={(event) => {
            event.preventDefault();
            prendre(article);
          }}
          className={clsx(
            'flex min-h-9 items-baseline gap-3 px-3 py-1 type-meta hover:bg-sunk-2 pointer-coarse:min-h-11',
            i === rang && 'bg-sel',
          )}
        >
          <span className="shrink-0 type-ref">{article.reference}</span>
          <span className="min-w-0 flex-1 truncate">{article.libelle}</span>
          <span className="whitespace-nowrap" data-montants>
            {article.tarif ? formatArgent(locale, article.tarif.prixNetHT) : '–'}
          </span>
        </div>
      ))}
    </div>
  );
}
