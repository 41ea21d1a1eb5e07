import type { LieuDeRetrait } from '@comptoir/contract/magasins/actifs-livraison.contract.ts';
import { formatHeure } from '@comptoir/contract/formats.ts';
import type { Locale } from '@comptoir/contract/locales.ts';
import { useLocale, useTexts, type TranslateOf } from '../../use-texts.ts';
import { jourDate, nomDuJour, plusJours } from '../jours.ts';

/** A Monday: the names of the days follow from it. */
const LUNDI = '2024-01-01';
const RANGS = [1, 2, 3, 4, 5, 6, 7];

export function SemaineOuverte({ horaires }: Pick<LieuDeRetrait, 'horaires'>) {
  const t = useTexts('tunnel');
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
                ? t('horaires.ferme')
                : plages.map(([de, a]) => `${formatHeure(de)}–${formatHeure(a)}`).join(', ')}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

/** « Ouvert jusqu’à 18h00 », « Fermé, ouvre lundi 23 nov. à 07h00 » */
export function ouvertureDe(
  t: TranslateOf<'tunnel'>,
  locale: Locale,
  { ouvert, heure, jour }: LieuDeRetrait['ouverture'],
): string {
  if (heure === null) return ouvert ? '' : t('horaires.ferme');
  const a = formatHeure(heure);
  if (ouvert) return t('horaires.ouvert', { heure: a });
  return jour === null
    ? t('horaires.ouvre', { heure: a })
    : t('horaires.ouvreJour', { jour: jourDate(locale, jour), heure: a });
}
