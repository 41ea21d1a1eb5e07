/** Whether a store is open, as people say it. */
import { formatHeure, formatJour } from '@comptoir/contract/words/formats.ts';
import { nextDay } from '@comptoir/contract/jours-ouvres.ts';
import type { Locale } from '@comptoir/contract/words/locales.ts';
import type { EtatOuverture } from '@comptoir/contract/magasins/ouverture.schema.ts';
import type { TranslateOf } from '../words/use-texts.ts';

/** « Ouvert, ferme à 18h00 », « Fermé, ouvre demain à 07h30 »; `jour` is today. */
export function texteOuverture(
  t: TranslateOf<'magasins'>,
  locale: Locale,
  { ouvert, heure: at, jour: le, reprise }: EtatOuverture,
  jour: string,
): string {
  if (at === null) return ouvert ? t('etat.jourEtNuit') : t('etat.ferme');
  const heure = formatHeure(locale, at);
  const isDemain = le === nextDay(jour);
  if (ouvert) {
    if (isDemain) return t('etat.ouvertDemain', { heure });
    return reprise === null
      ? t('etat.ouvert', { heure })
      : t('etat.ouvertPause', { heure, reprise: formatHeure(locale, reprise) });
  }
  if (le === null) return t('etat.fermeOuvre', { heure });
  if (isDemain) return t('etat.fermeDemain', { heure });
  const nom = formatJour(locale, le, jour);
  return /^\d/.test(nom)
    ? t('etat.fermeDate', { jour: nom, heure })
    : t('etat.fermeJour', { jour: nom, heure });
}
