import { isZeroMontant, multiplyMontant, roundMontant } from '@comptoir/contract/argent.ts';
import type { LigneDevis } from '@comptoir/contract/devis/devis.schema.ts';
import { formatArgent, formatNombre } from '@comptoir/contract/words/formats.ts';
import { ArticlePiece, ImagePiece } from '../../commandes/article-piece.public.tsx';
import { Badge } from '../../ui/notice/badge.tsx';
import { DatePicker } from '../../ui/field/date-picker.tsx';
import { TextInput } from '../../ui/field/text-input.tsx';
import { useLocale, useTexts } from '../../words/use-texts.ts';
import { isFerme, prixOffert, verifierRemise, type SaisieLigne } from './offre.ts';

interface Props {
  ligne: LigneDevis;
  saisie: SaisieLigne;
  plafond: string;
  /** The most this line bears, once the shop said so. */
  plancher: string | null;
  /** Today. */
  jour: string;
  onChange: (valeurs: Partial<SaisieLigne>) => void;
}

export function LigneOfferte({ ligne, saisie, plafond, plancher, jour, onChange }: Props) {
  const t = useTexts('devis');
  const locale = useLocale();
  const { reference, prixHT, quantite, prixRefuse, prixSouhaiteHT, chantier } = ligne;
  const erreur = verifierRemise(saisie.remise, plafond);
  const offert = prixOffert(prixHT, saisie.remise);
  const refus = erreur
    ? t(`offre.erreur.${erreur}`, { plafond: formatNombre(locale, plafond) })
    : plancher !== null
      ? t('offre.erreur.plafond', { plafond: formatNombre(locale, plancher) })
      : undefined;
  return (
    <li
      data-ligne={ligne.id}
      className="grid grid-cols-[3.5rem_minmax(0,1fr)_11rem] items-start gap-x-3 gap-y-2 border-b border-line py-3 sm:grid-cols-[3.5rem_minmax(0,1fr)_7rem_10rem_7rem]"
    >
      <ImagePiece ligne={ligne} />
      <div className="min-w-0 max-sm:col-span-2">
        <ArticlePiece ligne={ligne} retire={t('lignes.retire')}>
          <p className="type-meta text-text-2">
            {[
              t('offre.quantite', { quantite: formatNombre(locale, quantite) }),
              t('offre.habituel', { prix: formatArgent(locale, prixHT) }),
              chantier,
            ]
              .filter(Boolean)
              .join(' · ')}
          </p>
          {prixRefuse && (
            <Badge tone="warn">
              {prixSouhaiteHT && !isZeroMontant(prixSouhaiteHT)
                ? t('lignes.prixSouhaite', { prix: formatArgent(locale, prixSouhaiteHT) })
                : t('lignes.prixRefuse')}
            </Badge>
          )}
        </ArticlePiece>
      </div>
      <TextInput
        size="sm"
        label={t('offre.remise')}
        aria-label={t('offre.remiseDe', { reference })}
        inputMode="decimal"
        autoComplete="off"
        value={saisie.remise}
        {...(refus && { error: refus })}
        onChange={(event) => onChange({ remise: event.currentTarget.value })}
        className="max-sm:col-start-1 max-sm:col-end-3"
      />
      <DatePicker
        size="sm"
        label={t('offre.promise')}
        min={jour}
        isDisabled={isFerme}
        value={saisie.promiseLe}
        onChange={(day) => onChange({ promiseLe: day })}
      />
      <p className="text-right max-sm:col-span-3 sm:pt-6">
        <b className="whitespace-nowrap">{formatArgent(locale, offert)}</b>
        <span className="block type-meta text-text-2">
          {formatArgent(locale, roundMontant(multiplyMontant(offert, quantite)))}
        </span>
      </p>
    </li>
  );
}
