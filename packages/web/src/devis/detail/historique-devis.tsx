import {
  CircleCheck,
  CircleX,
  FileSearch,
  Hourglass,
  Pencil,
  Send,
  Tag,
  type LucideIcon,
} from 'lucide-react';
import type { Devis } from '@comptoir/contract/devis/devis.schema.ts';
import { Historique } from '../../mon-compte/historique.public.tsx';
import type { TimelineTone } from '../../ui/section/timeline.tsx';
import { useTexts } from '../../words/use-texts.ts';

type Genre = Devis['evenements'][number]['genre'];

const LOOKS: Record<Genre, { icon: LucideIcon; tone?: TimelineTone }> = {
  demande: { icon: Send },
  modifie: { icon: Pencil },
  'en-etude': { icon: FileSearch },
  propose: { icon: Tag, tone: 'ok' },
  'prix-refuse': { icon: CircleX, tone: 'warn' },
  accepte: { icon: CircleCheck, tone: 'ok' },
  refuse: { icon: CircleX, tone: 'err' },
  expire: { icon: Hourglass, tone: 'warn' },
};

export function HistoriqueDevis({ devis }: { devis: Devis }) {
  const t = useTexts('devis');
  return (
    <Historique
      evenements={devis.evenements}
      looks={LOOKS}
      dire={(genre) => t(`historique.${genre}`)}
    />
  );
}
