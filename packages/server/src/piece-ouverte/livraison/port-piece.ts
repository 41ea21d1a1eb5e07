/** Carriage of a piece, in its currency and in words. */
import { enseigne } from '@comptoir/contract/enseigne/enseigne.ts';
import { formatHeure } from '@comptoir/contract/words/formats.ts';
import { roundMontant, type Montant } from '@comptoir/contract/argent.ts';
import { convertirMontant, type Change } from '@comptoir/contract/articles/tarif.ts';
import type { ModeLivraison } from '@comptoir/contract/livraison/choix.schema.ts';
import type { Port, PortOffert } from '@comptoir/contract/livraison/port.ts';
import type { Locale } from '@comptoir/contract/words/locales.ts';
import type { Franco } from '@comptoir/contract/panier/panier.contract.ts';
import { MOTS } from '../../livraison/livraison.public.ts';
import { isFranco } from '../../panier/panier.public.ts';

const ABONNEMENT = 3;

/** What the gauge of the basket says is what is charged. */
export function offertOf(franco: Pick<Franco, 'type' | 'reste'>): PortOffert {
  if (franco.type === ABONNEMENT) return 'tout';
  return isFranco(franco) ? 'base' : 'rien';
}

export function montantDuPort({ montant }: Port, change: Change): Montant {
  return roundMontant(convertirMontant(montant.montant, change));
}

/** What it is made of, or why there is none. */
export function direPort(
  langue: Locale,
  { type, promotion }: Pick<Franco, 'type' | 'promotion'>,
  mode: ModeLivraison,
  { parts }: Port,
): string {
  const t = MOTS[langue];
  if (mode === 'retrait-magasin') return t('port.retrait');
  const payees = parts.filter(({ offert }) => !offert);
  if (payees.length > 0) {
    const heure = formatHeure(langue, enseigne.promesses.livraisonAvant);
    const dits = payees.map(({ service, departement }) =>
      t(`port.${service}`, { departement, heure }),
    );
    return [...new Set(dits)].join(' + ');
  }
  return promotion ?? t(type === ABONNEMENT ? 'port.abonnement' : 'port.franco');
}
