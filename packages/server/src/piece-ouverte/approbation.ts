/** Why someone else has to agree to the order, in words, and who. */
import { addMontants, parseMontant, subtractMontants } from '@comptoir/contract/argent.ts';
import { formatArgent } from '@comptoir/contract/formats.ts';
import type { PieceOuverte } from '@comptoir/contract/piece-ouverte/piece-ouverte.contract.ts';
import { approbationRequise } from '../commandes/commandes.public.ts';
import { MOTS } from '../livraison/livraison.public.ts';
import type { Dossier } from './dossier.ts';

export function lireApprobation({
  piece,
  situation,
  demande,
}: Dossier): PieceOuverte['approbation'] {
  if (piece.type === 'Devis') return null;
  const { langue } = demande;
  const t = MOTS[langue];
  const { devise, brutHT, remises } = piece.contenu.tarif;
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
