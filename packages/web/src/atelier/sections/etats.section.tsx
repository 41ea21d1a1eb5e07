import { ShoppingCart } from 'lucide-react';
import { Badge } from '../../ui/notice/badge.tsx';
import { Button } from '../../ui/button/button.tsx';
import { EmptyState } from '../../ui/notice/empty-state.tsx';
import { Gauge, Progress } from '../../ui/notice/progress.tsx';
import { Skeleton } from '../../ui/notice/skeleton.tsx';
import { Spinner } from '../../ui/notice/spinner.tsx';
import { Specimen } from '../specimen.tsx';
import { useTexts } from '../../words/use-texts.ts';

export const title = 'sections.etats.titre';
export const order = 220;

export default function Etats() {
  const t = useTexts('atelier');
  const shipped = t('sections.tableaux.expediee');
  return (
    <>
      <Specimen title={t('sections.etats.pastilles')}>
        <Badge>{t('sections.tableaux.preparation')}</Badge>
        <Badge tone="ok">{shipped}</Badge>
        <Badge tone="warn">{t('sections.tableaux.valider')}</Badge>
        <Badge tone="err">{t('sections.tableaux.retard')}</Badge>
        <Badge tone="ink">{t('sections.etats.remise')}</Badge>
        <Badge tone="sel">{t('sections.etats.votrePrix')}</Badge>
        <Badge tone="del">{t('sections.etats.delegue')}</Badge>
        <Badge tone="ok" size="lg">
          {shipped}
        </Badge>
      </Specimen>
      <Specimen title={t('sections.etats.avancement')} look="stack">
        <Progress
          value={120}
          max={400}
          label={t('sections.etats.import')}
          valueText={t('sections.etats.importCompte')}
        />
        <Gauge
          value={1692}
          max={1800}
          label={t('sections.etats.franco')}
          goal={t('sections.etats.francoSeuil')}
          reached={t('sections.etats.francoAtteint')}
        />
        <Spinner size={20} />
      </Specimen>
      <Specimen title={t('sections.etats.attente')} look="stack">
        <div>
          {[0, 1, 2].map((row) => (
            <div key={row} className="flex items-center gap-3 border-b py-2">
              <Skeleton className="size-12 rounded-control" />
              <div className="flex min-w-0 flex-1 flex-col gap-2">
                <Skeleton className="h-3 w-full max-w-32" />
                <Skeleton className="h-2.5 w-2/3 max-w-20" />
              </div>
              <Skeleton className="h-2.5 w-14" />
              <span className="h-8 w-25 shrink-0 rounded-control border" />
            </div>
          ))}
        </div>
      </Specimen>
      <Specimen title={t('sections.etats.vide')}>
        <EmptyState
          icon={ShoppingCart}
          title={t('sections.etats.videTitre')}
          actions={<Button kind="primary">{t('sections.etats.videAction')}</Button>}
        >
          {t('sections.etats.videTexte')}
        </EmptyState>
      </Specimen>
    </>
  );
}
