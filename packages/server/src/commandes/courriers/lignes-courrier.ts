/** What the confirmation of an order has beside its totals: lines, and where to pay a transfer. */
import type { Commande } from '@comptoir/contract/commandes/commande.schema.ts';
import { banque, formatIban } from '@comptoir/contract/enseigne/enseigne-banque.ts';
import { formatArgent, formatNombre } from '@comptoir/contract/words/formats.ts';
import type { Locale } from '@comptoir/contract/words/locales.ts';
import { MOTS } from '../mots.ts';

/** More of them are read on the acknowledgement that comes along. */
const MAX_LIGNES = 20;

export function writeLignes({ lignesParChantier }: Commande, langue: Locale): string {
  const t = MOTS[langue];
  const toutes = lignesParChantier.flatMap(({ lignes }) => lignes);
  const ecrites = toutes.slice(0, MAX_LIGNES).map(({ quantite, reference, libelle, montantHT }) =>
    t('courriers.detail.ligne', {
      quantite: formatNombre(langue, quantite),
      reference,
      libelle,
      montant: formatArgent(langue, montantHT),
    }),
  );
  const count = toutes.length - ecrites.length;
  const autres = count > 0 ? [t('courriers.detail.autres', { count })] : [];
  return [...ecrites, ...autres].join('\n');
}

export function writeVirement({ modePaiement, numero, tarif }: Commande, langue: Locale): string[] {
  if (modePaiement !== 'virement') return [];
  const { titulaire, iban, bic } = banque;
  const totalTTC = formatArgent(langue, tarif.ttc);
  const valeurs = { titulaire, iban: formatIban(iban), bic, numero, totalTTC };
  return [MOTS[langue]('courriers.virement', valeurs)];
}
