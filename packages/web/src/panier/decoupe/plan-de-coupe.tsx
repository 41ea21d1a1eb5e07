/** The drawing of the list with how good it is, its offcuts and its price. */
import { Check } from 'lucide-react';
import type { Decoupe } from '@comptoir/contract/decoupe/decoupe.contract.ts';
import { formatNombre } from '@comptoir/contract/words/formats.ts';
import { Badge } from '../../ui/notice/badge.tsx';
import { Checkbox } from '../../ui/field/checkbox.tsx';
import { useLocale, useTexts } from '../../words/use-texts.ts';
import { DessinBarres } from './dessin-barres.tsx';
import { DessinPanneaux } from './dessin-panneaux.tsx';
import { direUnites } from './dire-unites.ts';
import { Legende } from './legende.tsx';
import { PrixDuPlan } from './prix-du-plan.tsx';
import type { PrixCoupe } from './prix-coupe.ts';
import type { PlanPret } from './use-plan.ts';

interface Props {
  decoupe: Decoupe;
  plan: PlanPret;
  prix: PrixCoupe | null;
  isPending: boolean;
  chutes: boolean;
  onChutes: (chutes: boolean) => void;
}

export function PlanDeCoupe({ decoupe, plan, prix, isPending, chutes, onChutes }: Props) {
  const t = useTexts('decoupe');
  const locale = useLocale();
  const { matiere } = decoupe;
  const { travail, coupe } = plan;
  const isOptimal = travail.unites === travail.borne;
  return (
    <div aria-busy={isPending} className={isPending ? 'opacity-60' : undefined}>
      <div role="status" className="flex flex-wrap items-baseline gap-x-2 gap-y-1 pb-2">
        <b className="type-name">
          {direUnites(t, locale, { debit: matiere.debit, count: travail.unites })}
        </b>
        {coupe.debit !== 'metre' && (
          <>
            <span className="text-text-2">
              {t('plan.minimum', { borne: formatNombre(locale, travail.borne) })}
            </span>
            {isOptimal && (
              <Badge tone="ok">
                <Check size={14} aria-hidden />
                {t('plan.optimal')}
              </Badge>
            )}
          </>
        )}
        <span className="type-meta text-text-2 sm:ml-auto">
          <Chute decoupe={decoupe} plan={plan} />
        </span>
      </div>
      {coupe.debit === 'barre' && (
        <DessinBarres plan={coupe.plan} longueur={matiere.longueur ?? 0} />
      )}
      {coupe.debit === 'panneau' && (
        <DessinPanneaux
          plan={coupe.plan}
          longueur={matiere.longueur ?? 0}
          largeur={matiere.largeur ?? 0}
        />
      )}
      {coupe.debit !== 'metre' && (
        <div className="mt-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
          <Legende fil={matiere.fil} />
          <Checkbox
            label={t('edition.livrerChutes')}
            checked={chutes}
            onChange={({ currentTarget }) => onChutes(currentTarget.checked)}
          />
        </div>
      )}
      <PrixDuPlan decoupe={decoupe} travail={travail} prix={prix} />
    </div>
  );
}

function Chute({ decoupe: { matiere }, plan: { travail } }: Pick<Props, 'decoupe' | 'plan'>) {
  const t = useTexts('decoupe');
  const locale = useLocale();
  const { chute, unites } = travail;
  if (matiere.debit === 'metre') {
    return chute > 0 ? t('plan.chuteMetre', { chute: formatNombre(locale, chute) }) : null;
  }
  const isPanneau = matiere.debit === 'panneau';
  const entier = unites * (matiere.longueur ?? 1) * (isPanneau ? (matiere.largeur ?? 1) : 1);
  const part = formatNombre(locale, Math.round((chute / entier) * 100));
  return isPanneau
    ? t('plan.chuteSurface', { chute: formatNombre(locale, chute / 1e6), part })
    : t('plan.chute', { chute: formatNombre(locale, chute), part });
}
