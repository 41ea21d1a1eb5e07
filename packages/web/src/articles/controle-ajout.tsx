import type { KeyboardEvent, ReactNode } from 'react';
import { clsx } from 'clsx';
import { multiplyMontant, roundMontant } from '@comptoir/contract/argent.ts';
import type { ArticleVendu } from '@comptoir/contract/articles/article.schema.ts';
import type { TarifAffiche } from '@comptoir/contract/articles/tarif.schema.ts';
import { formatArgent } from '@comptoir/contract/words/formats.ts';
import { useAjouterAuPanier } from '../panier/panier.public.ts';
import { usePage } from '../page/page-context.ts';
import { SUCCESS_BUTTON_MS } from '../ui/durations.ts';
import { NumberStepper } from '../ui/number/number-stepper.tsx';
import { LARGE_CART, LARGE_CHECK, SMALL_CART, SMALL_CHECK } from '../ui/row-icons.tsx';
import { Spinner } from '../ui/notice/spinner.tsx';
import { useFleeting } from '../ui/notice/use-fleeting.ts';
import { useNumberDraft } from '../ui/number/use-number-draft.ts';
import { useLocale, useTexts } from '../words/use-texts.ts';
import { MarquePanier } from './marque-panier.tsx';
import { MessageAjout } from './message-ajout.tsx';
import { oncePerLanguage } from './mots.ts';
import { useIsTtc, usePrixAffiche } from './prix/prix-affiche.ts';
import { prixPourQuantite } from './prix/prix.ts';

/**
 * `carte`: under a card, a row on a phone. `rangee`: beside a compact row. `tableau`: in a row of
 * figures, 0 until it is ordered. `fiche`: the one action of the sheet, which says what it costs.
 */
export type VarianteAjout = 'carte' | 'rangee' | 'tableau' | 'fiche';

const SIZES = { carte: 'md', rangee: 'sm', tableau: 'sm', fiche: 'lg' } as const;

const mots = oncePerLanguage((t) => ({
  ajouter: t('ajout.ajouter'),
  ajoute: t('ajout.ajoute'),
}));

export interface AjoutPanierProps {
  article: Pick<
    ArticleVendu,
    'id' | 'reference' | 'libelle' | 'multiple' | 'minimum' | 'unite' | 'retire' | 'tarif'
  >;
  variant: VarianteAjout;
  /** Left out, the control keeps its own. 0 in a table is a row that is not ordered. */
  quantite?: number;
  /** 500 ms after the last change, or at once when the field is left. */
  onQuantite?: (quantite: number) => void;
  /** Enter in the field adds, unless the place does something better with it. */
  onEntree?: () => void;
}

interface Props extends AjoutPanierProps {
  tarif: TarifAffiche;
}

export function ControleAjout({ article, tarif, variant, quantite, onQuantite, onEntree }: Props) {
  const t = useTexts('articles');
  const { ajouter, etat } = useAjouterAuPanier();
  const isDone = useFleeting(etat.nom === 'ajoute', SUCCESS_BUTTON_MS);
  const least = Math.max(article.minimum, article.multiple);
  const draft = useNumberDraft({
    min: variant === 'tableau' ? 0 : least,
    step: article.multiple,
    ...(quantite === undefined ? {} : { value: quantite }),
    ...(onQuantite ? { onChange: onQuantite } : {}),
  });
  const { current } = draft;

  const add = async () => {
    draft.settle();
    const { id: articleId, reference } = article;
    const reponse = await ajouter([{ articleId, quantite: current || least, reference }]);
    if (!reponse) return;
    const prise = reponse.messages[0]?.quantite ?? (current || least);
    // In the basket now: a row of a table is free for another order; a field shows what was taken.
    const shown = variant === 'tableau' ? 0 : prise;
    if (shown !== current) {
      draft.correct(shown);
      draft.settle();
    }
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    if (onEntree) onEntree();
    else void add();
  };
  return (
    <div
      className={clsx(
        'relative flex gap-2',
        variant === 'carte' && 'sm:@container',
        variant === 'fiche' && '@container flex-wrap',
      )}
    >
      <NumberStepper
        draft={draft}
        label={t('ajout.quantite', { reference: article.reference })}
        size={SIZES[variant]}
        resting={variant !== 'fiche'}
        warned={draft.stepWarning !== undefined}
        onKeyDown={onKeyDown}
      />
      <BoutonAjout
        variant={variant}
        label={t('ajout.ajouterReference', { reference: article.reference })}
        isFilled={variant === 'tableau' && current > 0}
        isBusy={etat.nom === 'envoi'}
        isDone={isDone}
        onClick={() => void add()}
      >
        {variant === 'fiche' ? <Montant tarif={tarif} quantite={current} /> : undefined}
      </BoutonAjout>
      <MarquePanier articleId={article.id} />
      {(draft.stepWarning || etat.nom === 'echec' || etat.nom === 'ajoute') && (
        <MessageAjout
          etat={etat}
          multiple={article.multiple}
          warning={draft.stepWarning}
          onCorrect={draft.correct}
          isInline={variant === 'fiche'}
        />
      )}
    </div>
  );
}

/** « · 189,00 € HT »: what the click costs, by the price beside it. */
function Montant({ tarif, quantite }: { tarif: TarifAffiche; quantite: number }) {
  const t = useTexts('articles');
  const locale = useLocale();
  const isTtc = useIsTtc();
  const prix = usePrixAffiche()(tarif, prixPourQuantite(tarif, quantite));
  const montant = formatArgent(locale, roundMontant(multiplyMontant(prix, quantite)));
  // A company in consultation asks for quotes: the button does not promise an order.
  const isBloque = usePage().session.consultation !== undefined;
  const entier = t(`ajout.${isBloque ? 'auDevis' : 'auPanier'}${isTtc ? 'Ttc' : 'Montant'}`, {
    montant,
  });
  const large = entier.length > SIGNES_D_UN_BOUTON;
  return (
    <>
      <span
        className={clsx(
          'whitespace-nowrap',
          large ? '@max-[33rem]:hidden' : '@max-[28.5rem]:hidden',
        )}
      >
        {entier}
      </span>
      <span
        className={clsx(
          'whitespace-nowrap',
          large ? '@min-[33rem]:hidden' : '@min-[28.5rem]:hidden',
        )}
      >
        {t(isBloque ? 'ajout.devisMontant' : 'ajout.ajouterMontant', { montant })}
      </span>
    </>
  );
}

/** What stands on one line beside the quantity in a column of 28.5 rem. */
const SIGNES_D_UN_BOUTON = 31;

interface BoutonProps {
  variant: VarianteAjout;
  label: string;
  /** A quantity is typed in its row. */
  isFilled: boolean;
  isBusy: boolean;
  isDone: boolean;
  onClick: () => void;
  children?: ReactNode;
}

function BoutonAjout({ variant, label, isFilled, isBusy, isDone, onClick, children }: BoutonProps) {
  const words = mots(useTexts('articles'));
  const isSquare = variant === 'rangee' || variant === 'tableau';
  return (
    <button
      type="button"
      aria-label={variant === 'fiche' ? undefined : label}
      aria-busy={isBusy || undefined}
      onClick={onClick}
      className={clsx(BASE, LOOKS[variant], isFilled ? SOLID : OUTLINES[variant])}
    >
      {isBusy ? (
        <Spinner />
      ) : isSquare ? (
        (isDone && SMALL_CHECK) || SMALL_CART
      ) : (
        // A narrow card has room for the word alone.
        <span className={clsx(variant === 'carte' && !isDone && 'sm:@max-[13.5rem]:hidden')}>
          {isDone ? LARGE_CHECK : LARGE_CART}
        </span>
      )}
      {!isSquare && (
        <span className={clsx(variant === 'carte' && 'max-sm:hidden')}>
          {isDone ? words.ajoute : (children ?? words.ajouter)}
        </span>
      )}
    </button>
  );
}

const BASE =
  'flex items-center justify-center gap-2 rounded-control border transition-colors aria-busy:cursor-progress';
const SOLID = 'border-transparent bg-ink-solid text-on hover:bg-ink-solid-h';
const LOOKS: Record<VarianteAjout, string> = {
  carte: 'h-10 flex-1 type-button max-sm:size-12 max-sm:flex-none pointer-coarse:h-12',
  rangee: 'size-8 max-sm:size-12 pointer-coarse:size-12',
  tableau: 'size-8 max-sm:size-12 pointer-coarse:size-12',
  fiche: 'h-12 min-w-0 flex-1 type-button-lg',
};
/** On a card the orange follows the pointer or the focus: one per view. */
const OUTLINES: Record<VarianteAjout, string> = {
  carte:
    'max-sm:border-transparent max-sm:bg-ink-solid max-sm:text-on sm:border-line-2 sm:bg-bg sm:text-text sm:group-hover/carte:border-transparent sm:group-hover/carte:bg-act sm:group-hover/carte:text-act-t sm:group-focus-within/carte:border-transparent sm:group-focus-within/carte:bg-act sm:group-focus-within/carte:text-act-t sm:hover:bg-act-h',
  rangee: 'border-line-2 bg-bg text-text hover:bg-sunk',
  tableau: 'border-line-2 bg-bg text-text hover:bg-sunk',
  fiche: 'border-transparent bg-act text-act-t hover:bg-act-h',
};
