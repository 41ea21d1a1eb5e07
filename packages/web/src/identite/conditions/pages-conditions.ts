/** The two content pages everybody accepts. */
import { liens } from '@comptoir/contract/liens.ts';
import type { Locale } from '@comptoir/contract/words/locales.ts';
import { PAGES_DU_PIED } from '../../cadre/footer-columns.ts';
import type { TranslateOf } from '../../words/use-texts.ts';

export const PAGES_CONDITIONS = {
  generales: PAGES_DU_PIED.conditionsGenerales,
  donnees: PAGES_DU_PIED.donneesPersonnelles,
} as const;

export function liensConditions(t: TranslateOf<'identite'>, locale: Locale) {
  const textes = { generales: t('conditions.generales'), donnees: t('conditions.donnees') };
  return (['generales', 'donnees'] as const).map((page) => ({
    id: PAGES_CONDITIONS[page],
    libelle: textes[page],
    href: liens.pageContenu(locale, { libelle: textes[page], id: PAGES_CONDITIONS[page] }),
  }));
}
