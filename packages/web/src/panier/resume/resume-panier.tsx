/** What the basket comes to, and the way on. It stays in sight while the lines scroll. */
import { memo } from 'react';
import { Printer } from 'lucide-react';
import type { Panier } from '@comptoir/contract/panier/panier.contract.ts';
import { Button } from '../../ui/button.tsx';
import { useTexts } from '../../use-texts.ts';
import type { Controles, Disponibilites } from '../panier.queries.ts';
import { Commander } from './commander.tsx';
import { CommentairePanier } from './commentaire-panier.tsx';
import { CouponPanier } from './coupon-panier.tsx';
import { FrancoJauge } from './franco-jauge.tsx';
import { LivraisonEstimee } from './livraison-estimee.tsx';
import { PointsPanier } from './points-panier.tsx';
import { TotauxPanier } from './totaux-panier.tsx';

interface Props {
  panier: Panier;
  controles: Controles | undefined;
  disponibilites: Disponibilites | undefined;
}

export const ResumePanier = memo(function ResumePanier(props: Props) {
  const { panier, controles, disponibilites } = props;
  const t = useTexts('panier');
  return (
    <aside
      aria-labelledby={TITRE_ID}
      className="lg:sticky lg:top-[calc(var(--header-height,0px)+1.5rem)] lg:max-h-[calc(100dvh-var(--header-height,0px)-var(--bandeau-height,0px)-7rem)] lg:overflow-y-auto lg:overscroll-contain"
    >
      <div className="rounded-card border border-line-2">
        <div className="px-5 pt-5 pb-4">
          <div className="mb-3 flex items-baseline justify-between gap-3">
            <h2 id={TITRE_ID} className="type-h2">
              {t('resume.titre')}
            </h2>
            <span className="type-meta text-text-2">
              {t('chantier.lignes', { count: panier.nombreArticles })}
            </span>
          </div>
          <TotauxPanier tarif={panier.tarif} />
        </div>
        {panier.franco.reste !== null && (
          <div className="border-t px-5 py-4">
            <FrancoJauge franco={panier.franco} />
          </div>
        )}
        <PointsPanier controles={controles} />
        {/* However much stands above it, it is in sight. */}
        <div className="sticky bottom-0 z-1 border-t bg-bg px-5 pt-4 pb-3 max-sm:hidden print:hidden">
          <Commander panier={panier} />
        </div>
        <div className="px-5 pb-4 max-sm:border-t max-sm:pt-1 print:hidden">
          <CouponPanier coupon={panier.coupon} />
          <CommentairePanier panier={panier} />
          <Button
            kind="quiet"
            size="sm"
            icon={Printer}
            className="-ml-3 max-sm:hidden"
            onClick={() => window.print()}
          >
            {t('tete.imprimer')}
          </Button>
        </div>
      </div>
      <LivraisonEstimee disponibilites={disponibilites} />
    </aside>
  );
});

const TITRE_ID = 'panier-resume';
