import { CircleCheck, CircleSlash, CircleX, Eye, Hourglass, PenLine, Send } from 'lucide-react';
import type { EtatDevisClientele } from '@comptoir/contract/devis-clientele/devis-clientele.contract.ts';
import { StateBadge, type StateLook } from '../ui/notice/state-badge.tsx';
import { useTexts } from '../words/use-texts.ts';

const LOOKS: Record<EtatDevisClientele, StateLook> = {
  brouillon: { icon: PenLine, tone: 'neutral' },
  envoye: { icon: Send, tone: 'sel' },
  vu: { icon: Eye, tone: 'sel' },
  accepte: { icon: CircleCheck, tone: 'ok' },
  refuse: { icon: CircleX, tone: 'err' },
  perdu: { icon: CircleSlash, tone: 'neutral' },
  expire: { icon: Hourglass, tone: 'warn' },
};

export function EtatDevisClientele({
  etat,
  size,
}: {
  etat: EtatDevisClientele;
  size?: 'md' | 'lg';
}) {
  const t = useTexts('devis-clientele');
  return <StateBadge look={LOOKS[etat]} label={t(`etats.${etat}`)} size={size} />;
}
