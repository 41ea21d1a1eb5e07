/** Whether a store is open, in as few words as a header has room for. */
import { formatHeure, formatJour } from '@comptoir/contract/words/formats.ts';
import type { Locale } from '@comptoir/contract/words/locales.ts';
import type { EtatOuverture } from '@comptoir/contract/magasins/ouverture.schema.ts';
import type { Translate } from '../use-frame-texts.ts';

// Not `nextDay`: its file begins with what every first page would then carry.
const DAY_MS = 86_400_000;

/** « Ouvert jusqu’à 18h00 », « Fermé jusqu’à lundi »; `jour` is today. */
export function ouvertureCourte(
  t: Translate,
  locale: Locale,
  { ouvert, heure, jour: le }: EtatOuverture,
  jour: string,
): string {
  if (ouvert) {
    return heure === null || le !== null
      ? t('magasin.ouvert')
      : t('magasin.ouvertJusqua', { heure: formatHeure(locale, heure) });
  }
  if (heure === null) return t('magasin.ferme');
  if (le === null) return t('magasin.fermeJusqua', { heure: formatHeure(locale, heure) });
  if (Date.parse(le) - Date.parse(jour) === DAY_MS) return t('magasin.fermeJusquaDemain');
  const nom = formatJour(locale, le, jour);
  // Further than a week it has no name: the day is shown with the hours.
  return /^\d/.test(nom) ? t('magasin.ferme') : t('magasin.fermeJusquaJour', { jour: nom });
}
