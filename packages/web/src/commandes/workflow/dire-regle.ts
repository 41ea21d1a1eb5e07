/** The limits and approvers of a person, in words. */
import { isDevise, parseMontant } from '@comptoir/contract/argent.ts';
import type { RegleApprobation } from '@comptoir/contract/commandes/approbation.contract.ts';
import { formatArgent } from '@comptoir/contract/words/formats.ts';
import type { Locale } from '@comptoir/contract/words/locales.ts';
import type { TranslateOf } from '../../words/use-texts.ts';

/** « Accord au-delà de 500 € par commande : Yann Le Goff, puis Anne Morel ». */
export function direRegle(
  t: TranslateOf<'commandes'>,
  { limiteCommande, limiteMois, approbation, approbateurs }: RegleApprobation,
  argent: (montant: string) => string,
): string {
  const limites = [
    limiteCommande !== null && t('regle.parCommande', { montant: argent(limiteCommande) }),
    limiteMois !== null && t('regle.parMois', { montant: argent(limiteMois) }),
  ].filter((limite) => limite !== false);
  if (limites.length === 0) return t('regle.sansLimite');
  const noms = approbateurs.map(({ nom }) => nom);
  const qui =
    noms.length === 0
      ? t('regle.administrateurs')
      : noms.reduce((a, b) => t(approbation === 'tous' ? 'regle.puis' : 'regle.ou', { a, b }));
  return t('regle.accord', { limites: limites.reduce((a, b) => t('regle.ou', { a, b })), qui });
}

export function argentOf(locale: Locale, devise: string): (montant: string) => string {
  const connue = isDevise(devise) ? devise : 'EUR';
  return (montant) => formatArgent(locale, parseMontant(montant, connue));
}
