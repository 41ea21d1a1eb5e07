/** What a quote comes to, always in sight at the foot of the lines. */
import { TriangleAlert } from 'lucide-react';
import { isZeroMontant, type Montant } from '@comptoir/contract/argent.ts';
import { formatArgent, formatNombre } from '@comptoir/contract/words/formats.ts';
import { useLocale, useTexts } from '../../words/use-texts.ts';
import type { Edition } from './use-edition.ts';

export function BandeTotaux({ edition, sansCouts }: { edition: Edition; sansCouts: boolean }) {
  const t = useTexts('devis-clientele');
  const locale = useLocale();
  const { totalHT, coutHT, margeHT, marque, tva, ttc, optionsHT, sousPlancher, sansPrix } =
    edition.totaux;
  const argent = (montant: Montant) => formatArgent(locale, montant);
  const figures: [string, string][] = [
    ...(sansCouts
      ? []
      : ([
          [t('totaux.cout'), argent(coutHT)],
          [
            t('totaux.marge'),
            marque === null
              ? argent(margeHT)
              : `${argent(margeHT)} (${formatNombre(locale, marque, 1)}\u00a0%)`,
          ],
        ] as [string, string][])),
    ...(isZeroMontant(optionsHT)
      ? []
      : ([[t('totaux.options'), argent(optionsHT)]] as [string, string][])),
    ...tva.map(({ taux, montant }): [string, string] => [
      t('totaux.tva', { taux: formatNombre(locale, taux) }),
      argent(montant),
    ]),
  ];
  return (
    <section
      aria-label={t('totaux.titre')}
      className="z-10 border-y border-line-2 bg-bg py-2 sm:sticky sm:bottom-0 pointer-coarse:sm:static"
    >
      <dl className="flex flex-wrap items-baseline justify-end gap-x-6 gap-y-1" data-montants>
        {figures.map(([nom, valeur]) => (
          <div key={nom} className="flex gap-2 type-meta">
            <dt className="text-text-2">{nom}</dt>
            <dd className="whitespace-nowrap">{valeur}</dd>
          </div>
        ))}
        <div className="flex gap-2 type-name">
          <dt>{t('totaux.ht')}</dt>
          <dd className="whitespace-nowrap" data-total="ht">
            {argent(totalHT)}
          </dd>
        </div>
        <div className="flex gap-2 type-h3">
          <dt>{t('totaux.ttc')}</dt>
          <dd className="whitespace-nowrap" data-total="ttc">
            {argent(ttc)}
          </dd>
        </div>
      </dl>
      {!sansCouts && sousPlancher + sansPrix > 0 && (
        <p className="mt-1 flex flex-wrap justify-end gap-x-4 type-meta text-warn">
          {sousPlancher > 0 && (
            <span className="flex items-center gap-1">
              <TriangleAlert size={16} aria-hidden />
              {t('totaux.sousPlancher', { count: sousPlancher })}
            </span>
          )}
          {sansPrix > 0 && (
            <span className="flex items-center gap-1">
              <TriangleAlert size={16} aria-hidden />
              {t('totaux.sansPrix', { count: sansPrix })}
            </span>
          )}
        </p>
      )}
    </section>
  );
}
