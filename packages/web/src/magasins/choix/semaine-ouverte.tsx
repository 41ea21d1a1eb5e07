import { formatHeure } from '@comptoir/contract/words/formats.ts';
import { nomDuJour } from '@comptoir/contract/words/jours-dits.ts';
import { plusJours } from '@comptoir/contract/magasins/horaires.ts';
import type { LieuDeRetrait } from '@comptoir/contract/magasins/actifs-livraison.contract.ts';
import { useLocale, useTexts } from '../../words/use-texts.ts';

/** A Monday: the names of the days follow from it. */
const LUNDI = '2024-01-01';
const RANGS = [1, 2, 3, 4, 5, 6, 7];

export function SemaineOuverte({ horaires }: Pick<LieuDeRetrait, 'horaires'>) {
  const t = useTexts('magasins');
  const locale = useLocale();
  return (
    <dl className="grid max-w-72 grid-cols-[auto_1fr] gap-x-6 type-meta">
      {RANGS.map((rang) => {
        const plages = horaires[String(rang)] ?? [];
        return (
          <div key={rang} className="contents">
            <dt className="first-letter:uppercase">
              {nomDuJour(locale, plusJours(LUNDI, rang - 1))}
            </dt>
            <dd className="text-text-2">
              {plages.length === 0
                ? t('fiche.ferme')
                : plages
                    .map(([de, a]) => `${formatHeure(locale, de)}–${formatHeure(locale, a)}`)
                    .join(', ')}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
