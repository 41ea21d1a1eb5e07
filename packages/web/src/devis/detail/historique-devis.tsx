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
import { formatDate, formatHeure } from '@comptoir/contract/formats.ts';
import { SectionCompte } from '../../mon-compte/section-compte.public.tsx';
import { Timeline, type TimelineTone } from '../../ui/timeline.tsx';
import { useTexts } from '../../use-texts.ts';

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
  const maison = t('historique.maison');
  const entrees = devis.evenements
    .toSorted((a, b) => b.faitLe.localeCompare(a.faitLe))
    .map(({ genre, faitLe, auteur, motif }, rang) => ({
      key: `${genre} ${faitLe} ${rang}`,
      ...LOOKS[genre],
      title: t(`historique.${genre}`),
      meta: `${formatDate(faitLe)} ${formatHeure(faitLe)} · ${auteur ?? maison}`,
      note: motif,
    }));
  return (
    <SectionCompte titre={t('historique.titre')}>
      <div className="mt-4">
        <Timeline entries={entrees} />
      </div>
    </SectionCompte>
  );
}
