/** The figures of the chart as a table, for who does not see it and who wants the cents. */
import { ChevronDown } from 'lucide-react';
import type { Depenses } from '@comptoir/contract/tableau-de-bord/depenses.schema.ts';
import { formatArgent } from '@comptoir/contract/words/formats.ts';
import { moisDit } from '@comptoir/contract/words/mois.ts';
import { useLocale, useTexts } from '../../words/use-texts.ts';
import { nomDeSerie } from './panneau.tsx';

export function TableauDepenses({ depenses }: { depenses: Depenses }) {
  const t = useTexts('tableau-de-bord');
  const locale = useLocale();
  const { par, devise, mois } = depenses;
  const series = par === 'mois' ? [] : depenses.series;
  const dire = (montant = '0.00') => formatArgent(locale, { montant, devise });
  const cellule = 'px-2 py-1.5 text-end whitespace-nowrap';
  return (
    <details className="group mt-3">
      <summary className="inline-flex min-h-8 list-none items-center gap-2 rounded-control type-label text-link hover:underline max-sm:min-h-11 pointer-coarse:min-h-11 [&::-webkit-details-marker]:hidden">
        {t('depenses.tableau')}
        <ChevronDown size={16} aria-hidden className="group-open:rotate-180" />
      </summary>
      <div
        role="region"
        aria-label={t('depenses.tableau')}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by keyboard
        tabIndex={0}
        className="overflow-x-auto"
      >
        <table className="w-full border-collapse type-meta">
          <caption className="sr-only">{t(`depenses.titre.${par}`)}</caption>
          <thead>
            <tr className="border-b border-line-2">
              <th scope="col" className="py-1.5 pe-2 text-start">
                {t('depenses.axes.mois')}
              </th>
              {series.map((serie) => (
                <th key={serie.genre + serie.cle} scope="col" className={cellule}>
                  {nomDeSerie(t, serie, par)}
                </th>
              ))}
              <th scope="col" className={cellule}>
                {t('depenses.total')}
              </th>
              <th scope="col" className={`${cellule} pe-0`}>
                {t('depenses.avant')}
              </th>
            </tr>
          </thead>
          <tbody>
            {mois.map((un) => (
              <tr key={un.mois} className="border-b border-line">
                <th
                  scope="row"
                  className="py-1.5 pe-2 text-start font-normal whitespace-nowrap first-letter:uppercase"
                >
                  {moisDit(locale, un.mois)}
                </th>
                {series.map((serie, rang) => (
                  <td key={serie.genre + serie.cle} className={cellule}>
                    {dire(un.parts[rang])}
                  </td>
                ))}
                <td className={`${cellule} font-[620]`}>{dire(un.total)}</td>
                <td className={`${cellule} pe-0 text-text-2`}>{dire(un.avant)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
