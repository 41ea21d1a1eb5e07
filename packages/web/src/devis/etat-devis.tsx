import { CircleCheck, CircleX, FileSearch, Hourglass, Send, Tag } from 'lucide-react';
import type { EtatDevis } from '@comptoir/contract/devis/devis.schema.ts';
import { StateBadge, type StateLook } from '../ui/notice/state-badge.tsx';
import { useTexts } from '../words/use-texts.ts';

const LOOKS: Record<EtatDevis, StateLook> = {
  demande: { icon: Send, tone: 'neutral' },
  'en-etude': { icon: FileSearch, tone: 'neutral' },
  propose: { icon: Tag, tone: 'sel' },
  accepte: { icon: CircleCheck, tone: 'ok' },
  refuse: { icon: CircleX, tone: 'err' },
  expire: { icon: Hourglass, tone: 'warn' },
};

interface Props {
  etat: EtatDevis;
  size?: 'md' | 'lg';
}

export function EtatDeDevis({ etat, size }: Props) {
  const t = useTexts('devis');
  return <StateBadge look={LOOKS[etat]} label={t(`etats.${etat}`)} size={size} />;
}
