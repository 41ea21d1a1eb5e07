/** What the basket comes to, and the way on. It stays in sight while the lines scroll. */
import './resume.css';
import { memo } from 'react';
import { Printer } from 'lucide-react';
import type { Panier } from '@comptoir/contract/panier/panier.contract.ts';
import { Button } from '../../ui/button/button.tsx';
import { useTexts } from '../../words/use-texts.ts';
import type { Controles, Disponibilites } from '../panier.queries.ts';
import { Commander } from './commander.tsx';
import { CommentairePanier } from './commentaire-panier.tsx';
import { CouponPanier } from './coupon-panier.tsx';
import { FrancoJauge } from './franco-jauge.tsx';
import { LivraisonEstimee } from './livraison-estimee.tsx';
import { NombrePoints, PointsPanier } from './points-panier.tsx';
import { TotauxPanier } from './totaux-panier.tsx';
import { isPartiel } from '../suite/partie-lue.ts';
import { useImprimer } from '../suite/use-imprimer.ts';

interface Props {
  panier: Panier;
  controles: Controles | undefined;
  disponibilites: Disponibilites | undefined;
}

export const ResumePanier = memo(function ResumePanier(props: Props) {
  const { panier, controles, disponibilites } = props;
  const t = useTexts('panier');
  const imprimer = useImprimer(panier);
  return (
    <aside aria-labelledby={TITRE_ID} className="resume-panier">
      <div className="resume-entier">
        <div className="resume-tete rounded-t-card border border-line-2 bg-bg">
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
          <div className="px-5 pb-4 max-sm:hidden print:hidden">
            <Commander panier={panier} />
            <NombrePoints controles={controles} />
          </div>
        </div>
        <div className="rounded-b-card border border-t-0 border-line-2">
          <PointsPanier controles={controles} />
          {panier.franco.reste !== null && (
            <div className="border-b px-5 py-4">
              <FrancoJauge franco={panier.franco} />
            </div>
          )}
          <div className="px-5 pt-1 pb-4 print:hidden">
            <CouponPanier coupon={panier.coupon} />
            <CommentairePanier panier={panier} />
            <Button
              kind="quiet"
              size="sm"
              icon={Printer}
              className="-ml-3 max-sm:hidden"
              onClick={imprimer}
            >
              {t('tete.imprimer')}
            </Button>
          </div>
        </div>
        {/* Days are counted over all lines. */}
        {!isPartiel(panier) && <LivraisonEstimee disponibilites={disponibilites} />}
      </div>
    </aside>
  );
});

const TITRE_ID = 'panier-resume';
