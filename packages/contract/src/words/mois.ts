/** Names of months, composed here as days are (formats.ts). Months are `yyyy-MM`. */
import type { Locale } from './locales.ts';

const NOMS: Record<Locale, string> = {
  fr: 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre',
  en: 'January February March April May June July August September October November December',
  es: 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre',
};

const COURTS: Record<Locale, string> = {
  fr: 'Janv Févr Mars Avr Mai Juin Juil Août Sept Oct Nov Déc',
  en: 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec',
  es: 'Ene Feb Mar Abr May Jun Jul Ago Sep Oct Nov Dic',
};

/** « octobre 2026 » */
export function moisDit(locale: Locale, mois: string): string {
  const [annee = '', rang = ''] = mois.split('-');
  const nom = NOMS[locale].split(' ')[Number(rang) - 1] ?? '';
  return locale === 'es' ? `${nom} de ${annee}` : `${nom} ${annee}`;
}

/** « Oct », for an axis. */
export function moisCourt(locale: Locale, mois: string): string {
  return COURTS[locale].split(' ')[Number(mois.slice(5)) - 1] ?? '';
}

/** First and last day. */
export function joursDuMois(mois: string): { du: string; au: string } {
  const [annee = 0, rang = 0] = mois.split('-').map(Number);
  const dernier = new Date(Date.UTC(annee, rang, 0)).getUTCDate();
  return { du: `${mois}-01`, au: `${mois}-${dernier}` };
}
