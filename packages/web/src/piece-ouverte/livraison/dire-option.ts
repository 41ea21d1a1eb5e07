/** What a way of delivery says of itself: its name, its days, its price. */
import { isZeroMontant } from '@comptoir/contract/argent.ts';
import { formatArgent, formatHeure, type Instant } from '@comptoir/contract/words/formats.ts';
import type { ModeLivraison, OptionLivraison } from '@comptoir/contract/livraison/choix.schema.ts';
import type { Locale } from '@comptoir/contract/words/locales.ts';
import type { TranslateOf } from '../../words/use-texts.ts';
import { jourDate } from '../jours.ts';

type T = TranslateOf<'piece-ouverte'>;

export function titreOption(
  t: T,
  { formule, disponible, envois }: OptionLivraison,
  mode: ModeLivraison,
): string {
  if (!disponible || (formule !== 'au-plus-tot' && formule !== 'jour-choisi')) {
    return t(`formules.${formule}`);
  }
  const parts = mode === 'livraison' ? 'envois' : 'retraits';
  return t(`formules.${formule}-${parts}`, { count: Math.max(1, envois.length) });
}

/** « demain avant 12h00 et jeudi 19 nov. avant 12h00 » */
export function joursOption(
  t: T,
  locale: Locale,
  { envois }: OptionLivraison,
  mode: ModeLivraison,
  aujourdhui: Instant,
): string {
  const jours = [...new Map(envois.map((envoi) => [envoi.jour, envoi])).values()];
  const dits = jours.map((envoi) => moment(t, locale, envoi, mode, aujourdhui));
  return enumerer(t, dits);
}

/** Delivered « jeudi 19 nov. avant 12h00 », ready « aujourd’hui dès 10h30 ». */
function moment(
  t: T,
  locale: Locale,
  { jour, heure }: OptionLivraison['envois'][number],
  mode: ModeLivraison,
  aujourdhui: Instant,
): string {
  const date = jourDate(locale, jour, aujourdhui);
  if (heure === null) return date;
  const cle = mode === 'livraison' ? 'quand.avant' : 'quand.pret';
  return t(cle, { jour: date, heure: formatHeure(locale, heure) });
}

/** « a, b et c » */
export function enumerer(t: T, mots: readonly string[]): string {
  const dernier = mots.at(-1) ?? '';
  if (mots.length < 2) return dernier;
  return t('liste', { debut: mots.slice(0, -1).join(', '), fin: dernier });
}

export function prixOption(t: T, locale: Locale, { port, formule }: OptionLivraison): string {
  if (port === null) return '—';
  if (isZeroMontant(port)) return t('port.offert');
  const montant = formatArgent(locale, port);
  return formule === 'par-chantier' ? t('port.des', { montant }) : montant;
}
