import { useState } from 'react';
import type { ArticleVendu } from '@comptoir/contract/articles/article.schema.ts';
import { useLocale } from '../../words/use-texts.ts';
import { saisir, useQuantiteSaisie } from '../listing/tableau/saisie.ts';
import { placeOf } from './deplacement.ts';

interface Props {
  article: ArticleVendu;
  label: string;
  ligne: number;
  colonne: number;
}

const MAX_CHIFFRES = 5;

/** How many of one size; as it is sold once it is left. */
export function ChampQuantite({ article, label, ligne, colonne }: Props) {
  const locale = useLocale();
  const quantite = useQuantiteSaisie(locale, article.id);
  const [texte, setTexte] = useState<string>();
  const settle = () => {
    setTexte(undefined);
    if (quantite > 0) saisir(locale, article, vendue(article, quantite));
  };
  return (
    <input
      type="text"
      inputMode="numeric"
      autoComplete="off"
      aria-label={label}
      placeholder="0"
      {...placeOf(ligne, colonne)}
      value={texte ?? (quantite > 0 ? String(quantite) : '')}
      onChange={({ currentTarget }) => {
        const chiffres = currentTarget.value.replace(/\D/g, '').slice(0, MAX_CHIFFRES);
        setTexte(chiffres);
        saisir(locale, article, Number(chiffres));
      }}
      onFocus={({ currentTarget }) => currentTarget.select()}
      onBlur={settle}
      className="h-8 w-full rounded-control border border-line-2 bg-bg px-2 text-right type-meta font-[640] placeholder:font-[420] placeholder:text-text-2 max-sm:h-11 max-sm:w-20 pointer-coarse:h-11 pointer-coarse:type-input-coarse"
    />
  );
}

/** By its multiple, from its minimum on. */
function vendue({ multiple, minimum }: ArticleVendu, quantite: number): number {
  return Math.max(minimum, Math.ceil(quantite / multiple) * multiple);
}
