import { jourDit } from '@comptoir/contract/words/jours-dits.ts';
import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import type { Commande, LigneCommande } from '@comptoir/contract/commandes/commande.schema.ts';
import { isZeroMontant, negateMontant } from '@comptoir/contract/argent.ts';
import { formatArgent, formatNombre } from '@comptoir/contract/words/formats.ts';
import { QUANTITE_MAX } from '@comptoir/contract/panier/limites.ts';
import { libellePrixUnite } from '../../articles/articles.public.ts';
import { todayQuery } from '../../http/today-query.ts';
import { Button } from '../../ui/button/button.tsx';
import { Checkbox } from '../../ui/field/checkbox.tsx';
import { NumberInput } from '../../ui/number/number-input.tsx';
import { useLocale, useTexts } from '../../words/use-texts.ts';
import { ArticlePiece, ImagePiece } from '../article-piece.public.tsx';

interface Props {
  ligne: LigneCommande;
  commande: Commande;
  /** Null where nothing is chosen. */
  isChoisie: boolean | null;
  onBasculer: () => void;
  /** As corrected; null where quantities are not. */
  quantite: number | null;
  onQuantite: (quantite: number) => void;
}

export function LigneDeCommande(props: Props) {
  const { ligne, commande, isChoisie, onBasculer, quantite, onQuantite } = props;
  const t = useTexts('commandes');
  const tArticles = useTexts('articles');
  const locale = useLocale();
  const { reference, prixHT, montantHT, promotionHT, unite, remise } = ligne;
  return (
    <li
      data-ligne={ligne.id}
      className={clsx(
        'grid items-start gap-x-3 gap-y-1 border-b border-line py-3 sm:items-center print:grid-cols-[minmax(0,1fr)_6.5rem_3rem_6rem]',
        isChoisie === null
          ? 'grid-cols-[3.5rem_minmax(0,1fr)_auto] sm:grid-cols-[3.5rem_minmax(0,1fr)_6.5rem_auto_6rem]'
          : 'grid-cols-[1.5rem_3.5rem_minmax(0,1fr)_auto] sm:grid-cols-[1.5rem_3.5rem_minmax(0,1fr)_6.5rem_auto_6rem]',
        isChoisie && 'bg-sel',
        quantite === 0 && 'bg-sunk',
      )}
    >
      {isChoisie !== null && (
        <Checkbox
          hideLabel
          label={t('lignes.choisir', { reference })}
          checked={isChoisie}
          onChange={onBasculer}
          className="max-sm:-ml-3 print:hidden pointer-coarse:-ml-3"
        />
      )}
      <ImagePiece ligne={ligne} />
      <ArticlePiece ligne={ligne} retire={t('lignes.retire')} quantite={ligne.quantite}>
        <Livraison ligne={ligne} commande={commande} />
      </ArticlePiece>
      <p className="text-right type-meta text-text-2 max-sm:hidden">
        <span className="block whitespace-nowrap text-text">{formatArgent(locale, prixHT)}</span>
        {libellePrixUnite(tArticles, unite)}
        {remise !== null && (
          <span className="block text-ok">
            {t('lignes.remise', { remise: formatNombre(locale, remise) })}
          </span>
        )}
      </p>
      <div
        className={clsx(
          'max-sm:col-span-2 max-sm:row-start-2 sm:min-w-12 sm:text-right',
          isChoisie === null ? 'max-sm:col-start-2' : 'max-sm:col-start-3',
        )}
      >
        {quantite === null ? (
          <span className="type-meta whitespace-nowrap">
            <span className="sm:sr-only">{t('lignes.quantite')} </span>
            {formatNombre(locale, ligne.quantite)}
          </span>
        ) : (
          <Correction ligne={ligne} quantite={quantite} onQuantite={onQuantite} />
        )}
      </div>
      <p className="text-right max-sm:col-start-[-2] max-sm:row-start-1">
        <b className={clsx('whitespace-nowrap', quantite === 0 && 'line-through')}>
          {formatArgent(locale, montantHT)}
        </b>
        {!isZeroMontant(promotionHT) && (
          <span className="block type-meta whitespace-nowrap text-ok">
            {formatArgent(locale, negateMontant(promotionHT))}
          </span>
        )}
      </p>
    </li>
  );
}

/** What left of it, and when the rest comes. */
function Livraison({ ligne, commande }: { ligne: LigneCommande; commande: Commande }) {
  const t = useTexts('commandes');
  const locale = useLocale();
  const { data: jour = '' } = useQuery(todayQuery);
  const { quantite, quantiteExpediee, prevueLe } = ligne;
  const prevue = jourDit(locale, prevueLe, jour);
  const nombres = {
    expediee: formatNombre(locale, quantiteExpediee),
    quantite: formatNombre(locale, quantite),
    jour: prevue,
  };
  if (commande.etat === 'annulee' || commande.etat === 'refusee') return null;
  if (quantiteExpediee >= quantite) {
    const etat = commande.etat === 'livree' ? 'livree' : 'expediee';
    return <p className="type-stock text-ok">{t(`lignes.${etat}`)}</p>;
  }
  return (
    <p className="type-stock text-text-2">
      {quantiteExpediee > 0 ? t('lignes.enPartie', nombres) : t('lignes.prevue', nombres)}
    </p>
  );
}

interface CorrectionProps {
  ligne: LigneCommande;
  quantite: number;
  onQuantite: (quantite: number) => void;
}

/**
 * In whole packings, as it is sold; a line may also be left out. The quantity of a cut line follows
 * from its list: it is kept, or left out.
 */
function Correction({ ligne, quantite, onQuantite }: CorrectionProps) {
  const t = useTexts('commandes');
  const { reference, multiple } = ligne;
  const isRetiree = quantite === 0;
  return (
    <span className="flex items-center gap-x-2 sm:flex-col sm:items-end">
      {!isRetiree && !ligne.coupe && (
        <NumberInput
          size="sm"
          label={t('lignes.quantiteDe', { reference })}
          value={quantite}
          min={0}
          max={QUANTITE_MAX}
          step={multiple}
          warning={null}
          onChange={(voulue) => onQuantite(enColis(voulue, ligne))}
        />
      )}
      <Button
        size="sm"
        kind={isRetiree ? 'outline' : 'quiet'}
        aria-label={t(isRetiree ? 'lignes.remettreDe' : 'lignes.retirerDe', { reference })}
        onClick={() => onQuantite(isRetiree ? ligne.quantite : 0)}
      >
        {t(isRetiree ? 'lignes.remettre' : 'lignes.retirer')}
      </Button>
    </span>
  );
}

/** In whole packings, from the least one sells; none leaves the line out. */
function enColis(voulue: number, { multiple, minimum }: LigneCommande): number {
  if (voulue <= 0) return 0;
  return Math.max(Math.ceil(voulue / multiple) * multiple, minimum);
}
