/** How it is paid; a way that is not offered says why. */
import { CreditCard, FileText, Landmark, Store, type LucideIcon } from 'lucide-react';
import { MODES_PAIEMENT, type ModePaiement } from '@comptoir/contract/paiements/mode-paiement.ts';
import type { PieceOuverte } from '@comptoir/contract/piece-ouverte/piece-ouverte.contract.ts';
import { RadioGroup } from '../../ui/field/radio-group.tsx';
import { useTexts } from '../../words/use-texts.ts';
import { useWritePiece } from './use-write-piece.ts';

const ICONES: Record<ModePaiement, LucideIcon> = {
  'en-compte': FileText,
  carte: CreditCard,
  virement: Landmark,
  'au-retrait': Store,
};

interface Props {
  piece: PieceOuverte;
  /** It was not chosen, or is no longer possible. */
  erreur: string | undefined;
}

export function ChoixPaiement({ piece, erreur }: Props) {
  const t = useTexts('piece-ouverte');
  const { write, demande, erreur: refus } = useWritePiece();
  const choisi = demande?.modePaiement ?? piece.modePaiement ?? '';
  const probleme = refus ?? erreur;
  return (
    <RadioGroup
      look="rows"
      label={t('paiement.titre')}
      hideLabel
      name="modePaiement"
      value={choisi}
      onChange={(value) => {
        const modePaiement = MODES_PAIEMENT.find((mode) => mode === value);
        if (modePaiement) write({ modePaiement });
      }}
      {...(probleme !== undefined && { error: probleme })}
      options={piece.modesPaiement.map(({ mode, disponible, raison }) => {
        const Icon = ICONES[mode];
        return {
          value: mode,
          label: t(`paiement.${mode}`),
          help: disponible ? t(`paiement.${mode}-aide`) : raison,
          end: <Icon size={20} aria-hidden className="text-text-2" />,
          disabled: !disponible,
        };
      })}
    />
  );
}
