import type { ValeurChoix } from '@comptoir/contract/catalogue/choix.contract.ts';
import { ImageArticle } from '../../../articles/articles.public.ts';
import { EMPREINTES } from './empreintes.ts';
import { TETES } from './tetes.ts';

/** Drawings by step; what has none shows the article it is sold most as. */
const DESSINS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'tete-vis': TETES,
  'empreinte-vis': EMPREINTES,
};

interface Props {
  etape: string;
  valeur: ValeurChoix;
}

export function Dessin({ etape, valeur: { valeur, image } }: Props) {
  const trait = DESSINS[etape]?.[valeur];
  if (trait) {
    return (
      <svg
        viewBox="0 0 48 48"
        aria-hidden
        fill="none"
        stroke="currentColor"
        strokeWidth="1.25"
        strokeLinejoin="round"
        strokeLinecap="round"
        className="size-12 shrink-0"
      >
        <path d={trait} />
      </svg>
    );
  }
  return image && <ImageArticle image={image} slot="rangee" alt="" className="size-12 shrink-0" />;
}
