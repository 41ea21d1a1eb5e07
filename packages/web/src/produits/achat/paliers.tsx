import { clsx } from 'clsx';
import type { Montant } from '@comptoir/contract/argent.ts';
import type { ArticleVendu } from '@comptoir/contract/articles/article.schema.ts';
import type { TarifAffiche } from '@comptoir/contract/articles/tarif.schema.ts';
import { formatArgent, formatNombre } from '@comptoir/contract/words/formats.ts';
import { paliersUtiles, usePrixAffiche } from '../../articles/articles.public.ts';
import { useLocale, useTexts } from '../../words/use-texts.ts';
import { pourcentDit } from './pourcent.ts';

interface Props {
  article: ArticleVendu;
  tarif: TarifAffiche;
  quantite: number;
  onQuantite: (quantite: number) => void;
}

/** At most four: a strip that wraps says nothing at a glance. */
const CASES = 4;

/** What a larger quantity costs; a tap takes it. The cell in force follows the quantity. */
export function Paliers({ article, tarif, quantite, onQuantite }: Props) {
  const t = useTexts('produits');
  const tArticles = useTexts('articles');
  const locale = useLocale();
  const affiche = usePrixAffiche();
  const cases = [
    { quantite: article.minimum, prixNetHT: tarif.prixNetHT },
    ...paliersUtiles(tarif).filter((palier) => palier.quantite > article.minimum),
  ].slice(0, CASES);
  if (cases.length < 2) return null;
  const enVigueur = cases.findLastIndex((each) => each.quantite <= quantite);
  return (
    <ul
      aria-label={t('paliers.titre')}
      className="mt-3 flex divide-x divide-line overflow-hidden rounded-control border border-line-2"
    >
      {cases.map((each, rang) => (
        <li key={each.quantite} className="min-w-0 flex-1">
          <Case
            {...each}
            affiche={affiche(tarif, each.prixNetHT)}
            publicHT={tarif.prixPublicHT}
            label={
              each.quantite === 1
                ? t('paliers.un', { unite: tArticles(`unites.${article.unite}.nom`).toLowerCase() })
                : t('paliers.des', { quantite: formatNombre(locale, each.quantite) })
            }
            active={rang === Math.max(0, enVigueur)}
            onChoose={() => onQuantite(toMultiple(each.quantite, article.multiple))}
          />
        </li>
      ))}
    </ul>
  );
}

interface CaseProps {
  quantite: number;
  prixNetHT: Montant;
  /** As it is written. */
  affiche: Montant;
  publicHT: Montant;
  label: string;
  active: boolean;
  onChoose: () => void;
}

function Case({ prixNetHT, affiche, publicHT, label, active, onChoose }: CaseProps) {
  const locale = useLocale();
  const t = useTexts('produits');
  const remise = pourcentDit(publicHT, prixNetHT);
  return (
    <button
      type="button"
      aria-pressed={active}
      onClick={onChoose}
      className={clsx(
        'flex min-h-16 w-full flex-col items-start px-2 py-1.5 text-left type-caption -outline-offset-2 sm:px-3',
        active ? 'bg-sel shadow-[inset_0_-3px_0_var(--color-link)]' : 'hover:bg-sunk',
      )}
    >
      <span>{label}</span>
      <span className="text-[1rem] leading-5 font-[660] whitespace-nowrap max-sm:text-[0.9375rem]">
        {formatArgent(locale, affiche)}
      </span>
      {remise > 0 && <span>{t('prix.promotion', { remise })}</span>}
    </button>
  );
}

function toMultiple(quantite: number, multiple: number): number {
  return Math.ceil(quantite / multiple) * multiple;
}
