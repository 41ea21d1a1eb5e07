import { clsx } from 'clsx';
import { CalendarClock } from 'lucide-react';
import { formatHeure } from '@comptoir/contract/words/formats.ts';
import { dateCourte, jourDate, nomDuJour } from '@comptoir/contract/words/jours-dits.ts';
import type { Locale } from '@comptoir/contract/words/locales.ts';
import type { JourOuvert } from '@comptoir/contract/magasins/magasins.contract.ts';
import { useLocale, useTexts, type TranslateOf } from '../../words/use-texts.ts';
import { isFerieNomme } from '../feries.ts';
import type { FicheMagasin } from './fiche.ts';

interface Props {
  magasin: FicheMagasin;
  jour: string;
}

/** The next seven days as they really are, then the days unlike others. */
export function HorairesDuMagasin({ magasin, jour }: Props) {
  const t = useTexts('magasins');
  const locale = useLocale();
  const { semaine, aVenir } = magasin;
  return (
    <section aria-labelledby="horaires">
      <h2 id="horaires" className="mb-3 type-h2">
        {t('fiche.horaires')}
      </h2>
      <table className="w-full border-t-2 border-text">
        <tbody>
          {semaine.map((le) => (
            <tr
              key={le.jour}
              className={clsx('border-b border-line align-baseline', le.jour === jour && 'bg-sel')}
            >
              <th
                scope="row"
                className={clsx(
                  'py-2 pr-4 pl-3 text-left',
                  le.jour === jour ? 'type-name' : 'type-body',
                )}
              >
                <span className="inline-block first-letter:uppercase">
                  {nomDuJour(locale, le.jour)}
                </span>{' '}
                <span className="type-meta text-text-2">
                  {le.jour === jour ? t('fiche.aujourdhui') : dateCourte(locale, le.jour)}
                </span>
              </th>
              <td className="py-2 pr-3 text-right type-body">
                <Plages jour={le} />
                <Raison jour={le} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {aVenir.length > 0 && (
        <div className="mt-4 flex gap-3 rounded-control bg-sunk px-4 py-3">
          <CalendarClock size={20} aria-hidden className="text-text-2" />
          <div>
            <h3 className="type-name">{t('fiche.aPrevoir')}</h3>
            <ul className="mt-1 type-meta">
              {aVenir.map((le) => (
                <li key={le.jour}>
                  <span className="first-letter:uppercase">{jourDate(locale, le.jour)}</span>
                  {` · ${annonce(t, locale, le)}`}
                </li>
              ))}
            </ul>
          </div>
        </div>
      )}
    </section>
  );
}

function Plages({ jour: { plages } }: { jour: JourOuvert }) {
  const t = useTexts('magasins');
  const locale = useLocale();
  if (plages.length === 0) return <span className="text-text-2">{t('fiche.ferme')}</span>;
  return (
    <span className="flex flex-wrap justify-end gap-x-3">
      {plages.map(([de, a]) => (
        <span key={de} className="whitespace-nowrap">
          {`${formatHeure(locale, de)}–${formatHeure(locale, a)}`}
        </span>
      ))}
    </span>
  );
}

/** Why the day is not as in other weeks. */
function Raison({ jour: { ferie, motif } }: { jour: JourOuvert }) {
  const t = useTexts('magasins');
  const raison = motif ?? (isFerieNomme(ferie) ? t(`ferie.${ferie}`) : undefined);
  return raison ? <span className="block type-meta text-warn">{raison}</span> : null;
}

function annonce(
  t: TranslateOf<'magasins'>,
  locale: Locale,
  { plages, ferie, motif }: JourOuvert,
): string {
  const heures = plages.length > 0 ? direPlages(locale, plages) : undefined;
  if (motif !== null) return heures === undefined ? motif : `${motif}, ${heures}`;
  return isFerieNomme(ferie) ? t('fiche.ferieFerme', { ferie: t(`ferie.${ferie}`) }) : '';
}

function direPlages(locale: Locale, plages: JourOuvert['plages']): string {
  return plages.map(([de, a]) => `${formatHeure(locale, de)}–${formatHeure(locale, a)}`).join(', ');
}
