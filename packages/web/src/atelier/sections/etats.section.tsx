import { ShoppingCart } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Gauge, Progress } from '../../ui/progress.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Spinner } from '../../ui/spinner.tsx';

export default function EtatsSection() {
  const { t } = useTranslation('atelier');
  return (
    <div className="grid gap-8 lg:grid-cols-2">
      <div className="flex flex-wrap content-start items-center gap-3">
        <Badge>{t('sections.tableaux.preparation')}</Badge>
        <Badge tone="ok">{t('sections.tableaux.expediee')}</Badge>
        <Badge tone="warn">{t('sections.tableaux.valider')}</Badge>
        <Badge tone="err">{t('sections.tableaux.retard')}</Badge>
        <Badge tone="ink">−20 %</Badge>
        <Badge tone="sel">{t('sections.etats.votrePrix')}</Badge>
        <Badge tone="del">D042</Badge>
        <Badge tone="ok" size="lg">
          {t('sections.tableaux.expediee')}
        </Badge>
        <Spinner size={20} />
      </div>
      <div className="flex flex-col gap-6">
        <Progress value={120} max={400} label={t('sections.etats.import')} valueText="120 / 400" />
        <Gauge
          value={1692}
          max={1800}
          label={t('sections.etats.franco')}
          goal="1 800 €"
          reached={t('sections.etats.francoAtteint')}
        />
      </div>
      <div className="flex flex-col">
        {[0, 1, 2].map((row) => (
          <div key={row} className="flex items-center gap-3 border-b border-line py-2">
            <Skeleton className="size-12 rounded-control" />
            <div className="flex flex-1 flex-col gap-2">
              <Skeleton className="h-3 w-32" />
              <Skeleton className="h-2.5 w-20" />
            </div>
            <Skeleton className="h-2.5 w-14" />
            <span className="h-8 w-25 rounded-control border border-line" />
          </div>
        ))}
      </div>
      <EmptyState
        icon={ShoppingCart}
        title={t('sections.etats.videTitre')}
        actions={<Button kind="primary">{t('sections.etats.videAction')}</Button>}
      >
        {t('sections.etats.videTexte')}
      </EmptyState>
    </div>
  );
}
