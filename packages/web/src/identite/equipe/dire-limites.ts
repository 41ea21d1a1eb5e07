import { isDevise, parseMontant } from '@comptoir/contract/argent.ts';
import { formatArgentRond } from '@comptoir/contract/words/formats.ts';
import type { Locale } from '@comptoir/contract/words/locales.ts';
import type { TranslateOf } from '../../words/use-texts.ts';

interface Limites {
  limiteCommande: string | null;
  limiteMois: string | null;
}

/** « 500 € par commande · 2 000 € par mois ». */
export function direLimites(
  t: TranslateOf<'identite'>,
  locale: Locale,
  { limiteCommande, limiteMois }: Limites,
  devise: string,
): string {
  const argent = (montant: string) =>
    formatArgentRond(locale, parseMontant(montant, isDevise(devise) ? devise : 'EUR'));
  const dites = [
    limiteCommande !== null && t('equipe.parCommande', { montant: argent(limiteCommande) }),
    limiteMois !== null && t('equipe.parMois', { montant: argent(limiteMois) }),
  ].filter((dite) => dite !== false);
  return dites.length > 0 ? dites.join(' · ') : t('equipe.sansLimite');
}
