/** What is no longer as it was agreed to, in sentences: carriage, dates, amounts. */
import { compareMontants, type Montant } from '@comptoir/contract/argent.ts';
import { formatArgent } from '@comptoir/contract/formats.ts';
import type { Locale } from '@comptoir/contract/locales.ts';
import type { PieceOuverte } from '@comptoir/contract/piece-ouverte/piece-ouverte.contract.ts';
import type { TranslateOf } from '../../use-texts.ts';
import { jourDate } from '../jours.ts';

type Comparee = Pick<PieceOuverte, 'livraison' | 'tarif' | 'chantiers'>;

export function ecartsDe(
  t: TranslateOf<'tunnel'>,
  locale: Locale,
  avant: Comparee,
  apres: Comparee,
): string[] {
  const argent = (montant: Montant) => formatArgent(locale, montant);
  const port = [avant.livraison?.port, apres.livraison?.port] as const;
  const jours = [dernierJour(avant), dernierJour(apres)] as const;
  return [
    ...prixChanges(avant, apres).map(({ reference, de, a }) =>
      t('ecarts.prix', { reference, de: argent(de), a: argent(a) }),
    ),
    ...(port[0] && port[1] && compareMontants(port[0], port[1]) !== 0
      ? [t('ecarts.port', { de: argent(port[0]), a: argent(port[1]) })]
      : []),
    ...(jours[0] !== undefined && jours[1] !== undefined && jours[0] !== jours[1]
      ? [t('ecarts.jour', { de: jourDate(locale, jours[0]), a: jourDate(locale, jours[1]) })]
      : []),
    ...(compareMontants(avant.tarif.netHT, apres.tarif.netHT) === 0
      ? []
      : [t('ecarts.net', { de: argent(avant.tarif.netHT), a: argent(apres.tarif.netHT) })]),
  ];
}

/** When all of it is there. */
function dernierJour({ livraison }: Comparee): string | undefined {
  return livraison?.envois
    .map(({ jour }) => jour)
    .sort()
    .at(-1);
}

function prixChanges(avant: Comparee, apres: Comparee) {
  const anciens = new Map(lignesDe(avant).map(({ ligneId, prixHT }) => [ligneId, prixHT]));
  return lignesDe(apres).flatMap(({ ligneId, reference, prixHT: a }) => {
    const de = anciens.get(ligneId);
    return de && a && compareMontants(de, a) !== 0 ? [{ reference, de, a }] : [];
  });
}

const lignesDe = ({ chantiers }: Comparee) => chantiers.flatMap(({ articles }) => articles);
