import { CalendarCheck2, CalendarClock, CircleOff, Repeat, Shuffle } from 'lucide-react';
import type { EtatHabitude } from '@comptoir/contract/habitudes-achats/habitudes-achats.contract.ts';
import { StateBadge, type StateLook } from '../ui/notice/state-badge.tsx';
import { useTexts } from '../words/use-texts.ts';

const LOOKS: Record<EtatHabitude, StateLook> = {
  due: { icon: CalendarCheck2, tone: 'warn' },
  bientot: { icon: CalendarClock, tone: 'sel' },
  reguliere: { icon: Repeat, tone: 'ok' },
  irreguliere: { icon: Shuffle, tone: 'neutral' },
  arretee: { icon: CircleOff, tone: 'neutral' },
};

export function EtatDHabitude({ etat }: { etat: EtatHabitude }) {
  const t = useTexts('habitudes-achats');
  return <StateBadge look={LOOKS[etat]} label={t(`etats.${etat}`)} />;
}
