import { BadgeMinus, CircleCheck, Clock, CirclePercent, Scale, TriangleAlert } from 'lucide-react';
import type { EtatFacture } from '@comptoir/contract/factures/etats-facture.ts';
import { StateBadge, type StateLook } from '../ui/notice/state-badge.tsx';
import { useTexts } from '../words/use-texts.ts';

const LOOKS: Record<EtatFacture, StateLook> = {
  'a-payer': { icon: Clock, tone: 'neutral' },
  partielle: { icon: CirclePercent, tone: 'neutral' },
  'en-retard': { icon: TriangleAlert, tone: 'err' },
  'en-litige': { icon: Scale, tone: 'warn' },
  payee: { icon: CircleCheck, tone: 'ok' },
  'a-deduire': { icon: BadgeMinus, tone: 'sel' },
  deduite: { icon: CircleCheck, tone: 'ok' },
};

interface Props {
  etat: EtatFacture;
  size?: 'md' | 'lg';
}

export function EtatDeFacture({ etat, size }: Props) {
  const t = useTexts('factures');
  return <StateBadge look={LOOKS[etat]} label={t(`etats.${etat}`)} size={size} />;
}
