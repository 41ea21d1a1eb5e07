import { clsx } from 'clsx';
import { Trash2, Undo2 } from 'lucide-react';
import { formatArgent, formatNombre } from '@comptoir/contract/words/formats.ts';
import { MAX_SIGNES_CHANTIER, QUANTITE_MAX } from '@comptoir/contract/panier/limites.ts';
import { ArticlePiece, ImagePiece } from '../../commandes/article-piece.public.tsx';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { NumberInput } from '../../ui/number/number-input.tsx';
import { TextInput } from '../../ui/field/text-input.tsx';
import { useLocale, useTexts } from '../../words/use-texts.ts';
import type { LigneBrouillon } from './brouillon.ts';

interface Props {
  ligne: LigneBrouillon;
  /** Names of chantiers to choose from. */
  chantiersId: string;
  onChange: (valeurs: Partial<LigneBrouillon>) => void;
}

export function LigneEditee({ ligne, chantiersId, onChange }: Props) {
  const t = useTexts('devis');
  const locale = useLocale();
  const { article, isRetiree, isCoupee, quantite, minimum, multiple, prixHT, chantier } = ligne;
  const { reference } = article;
  return (
    <li
      data-ligne={ligne.id}
      className={clsx(
        'grid grid-cols-[3.5rem_minmax(0,1fr)_auto] items-start gap-x-3 gap-y-2 border-b border-line py-3 sm:grid-cols-[3.5rem_minmax(0,1fr)_12rem_6.5rem_6rem_2.5rem] sm:items-center',
        isRetiree && 'bg-sunk',
      )}
    >
      <ImagePiece ligne={article} />
      <ArticlePiece ligne={article} retire={t('lignes.retire')}>
        {isRetiree && <p className="type-stock text-err">{t('edition.retiree')}</p>}
      </ArticlePiece>
      <TextInput
        size="sm"
        label={t('edition.chantierDe', { reference })}
        hideLabel
        placeholder={t('lignes.sansChantier')}
        list={chantiersId}
        maxLength={MAX_SIGNES_CHANTIER}
        autoComplete="off"
        disabled={isRetiree}
        value={chantier}
        onChange={(event) => onChange({ chantier: event.currentTarget.value })}
        className="max-sm:col-span-3 max-sm:row-start-2"
      />
      <div className="max-sm:col-span-2 max-sm:row-start-3">
        {isCoupee ? (
          <p className="type-meta">{formatNombre(locale, quantite)}</p>
        ) : (
          <NumberInput
            size="sm"
            label={t('edition.quantiteDe', { reference })}
            min={minimum}
            step={multiple}
            max={QUANTITE_MAX}
            disabled={isRetiree}
            value={quantite}
            onChange={(valeur) => onChange({ quantite: valeur })}
          />
        )}
      </div>
      <p className="text-right type-meta whitespace-nowrap max-sm:row-start-3">
        {prixHT && formatArgent(locale, prixHT)}
      </p>
      <IconButton
        size="sm"
        icon={isRetiree ? Undo2 : Trash2}
        label={
          isRetiree ? t('edition.remettre', { reference }) : t('edition.retirer', { reference })
        }
        onClick={() => onChange({ isRetiree: !isRetiree })}
        className="max-sm:col-start-3 max-sm:row-start-1"
      />
    </li>
  );
}
