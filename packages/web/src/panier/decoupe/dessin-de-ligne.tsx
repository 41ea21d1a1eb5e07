/** The plan of a line of the basket in small; loaded after the page, it plans in the browser. */
import { useMemo } from 'react';
import { readCoupe } from '@comptoir/contract/decoupe/travail-coupe.ts';
import type { CoupeLigne } from '@comptoir/contract/panier/coupe-ligne.schema.ts';
import { DessinBarres } from './dessin-barres.tsx';
import { planifier } from './use-plan.ts';

interface Props {
  traitCoupe: string;
  coupe: CoupeLigne;
}

/** Bars only: sheets are too large for a row, and what is sold by the metre has no plan. */
export default function DessinDeLigne({ traitCoupe, coupe: { matiere } }: Props) {
  const plan = useMemo(() => {
    if (matiere.debit !== 'barre') return null;
    const { pieces, erreurs } = readCoupe(traitCoupe, matiere);
    return erreurs.length > 0 ? null : planifier(pieces, matiere);
  }, [traitCoupe, matiere]);
  if (plan?.coupe.debit !== 'barre' || plan.travail.unites > BARRES_MONTREES) return null;
  return <DessinBarres plan={plan.coupe.plan} longueur={matiere.longueur ?? 0} petit />;
}

const BARRES_MONTREES = 12;
