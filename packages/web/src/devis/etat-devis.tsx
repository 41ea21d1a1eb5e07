/** Where a quote stands: a word, an icon, a tint. */
import {
  CircleCheck,
  CircleX,
  FileSearch,
  Hourglass,
  Send,
  Tag,
  type LucideIcon,
} from 'lucide-react';
import type { EtatDevis } from '@comptoir/contract/devis/devis.schema.ts';
import { Badge, type BadgeTone } from '../ui/badge.tsx';
import { useTexts } from '../use-texts.ts';

const LOOKS: Record<EtatDevis, { icon: LucideIcon; tone: BadgeTone }> = {
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

export function EtatDeDevis({ etat, size = 'md' }: Props) {
  const t = useTexts('devis');
  const { icon: Icon, tone } = LOOKS[etat];
  return (
    <Badge tone={tone} size={size}>
      <Icon size={14} aria-hidden />
      {t(`etats.${etat}`)}
    </Badge>
  );
}
