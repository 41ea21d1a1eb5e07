/** Whether a store is open, in as few words as a header has room for. */
import { formatHeure, formatJour } from '@comptoir/contract/formats.ts';
import { nextDay } from '@comptoir/contract/jours-ouvres.ts';
import type { Locale } from '@comptoir/contract/locales.ts';
import type { EtatOuverture } from '@comptoir/contract/magasins/ouverture.schema.ts';
import type { Translate } from './use-frame-texts.ts';

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
      : t('magasin.ouvertJusqua', { heure: formatHeure(heure) });
  }
  if (heure === null) return t('magasin.ferme');
  if (le === null) return t('magasin.fermeJusqua', { heure: formatHeure(heure) });
  if (le === nextDay(jour)) return t('magasin.fermeJusquaDemain');
  const nom = formatJour(locale, le, jour);
  return /^\d/.test(nom)
    ? t('magasin.fermeJusquaDate', { jour: nom })
    : t('magasin.fermeJusquaJour', { jour: nom });
}
