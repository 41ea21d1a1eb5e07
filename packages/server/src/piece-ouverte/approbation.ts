/** Why someone else has to agree to the order, in words, and who. */
import { addMontants, parseMontant, subtractMontants } from '@comptoir/contract/argent.ts';
import { formatArgent } from '@comptoir/contract/words/formats.ts';
import type { Locale } from '@comptoir/contract/words/locales.ts';
import type { TarifPanier } from '@comptoir/contract/panier/tarif-panier.schema.ts';
import type { PieceOuverte } from '@comptoir/contract/piece-ouverte/piece-ouverte.contract.ts';
import { approbationRequise, type SituationAcheteur } from '../commandes/commandes.public.ts';
import { MOTS } from '../livraison/livraison.public.ts';

/** Why an order needs approval; nobody agrees to a quote before it is ordered. */
export function direApprobation(
  langue: Locale,
  situation: SituationAcheteur,
  { devise, brutHT, remises }: TarifPanier,
): PieceOuverte['approbation'] {
  const t = MOTS[langue];
  const marchandise = subtractMontants(brutHT, remises);
  const requise = approbationRequise(situation, marchandise);
  if (!requise) return null;
  const dire = (montant: string | null) =>
    formatArgent(langue, parseMontant(montant ?? '0', devise));
  const depense = addMontants(parseMontant(situation.depenseDuMois, devise), marchandise);
  const mots = {
    'limite-commande': () => t('approbation.commande', { limite: dire(situation.limiteCommande) }),
    'limite-mois': () =>
      t('approbation.mois', {
        limite: dire(situation.limiteMois),
        depense: formatArgent(langue, depense),
      }),
  };
  return {
    motifs: requise.motifs.map((motif) => mots[motif]()),
    approbateurs: requise.approbateurs.map(({ nom }) => nom),
  };
}
