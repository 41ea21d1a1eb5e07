/** Whether someone else has to agree to an order, why, and who. */
import {
  addMontants,
  compareMontants,
  parseMontant,
  type Montant,
} from '@comptoir/contract/argent.ts';
import type { Approbateur, SituationAcheteur } from '../passage/situation-acheteur.sql.ts';

export interface ApprobationRequise {
  motifs: ('limite-commande' | 'limite-mois')[];
  regle: 'un' | 'tous';
  /** In their order; never empty, never the buyer. */
  approbateurs: Approbateur[];
}

type Limites = Pick<
  SituationAcheteur,
  | 'limiteCommande'
  | 'limiteMois'
  | 'depenseDuMois'
  | 'approbation'
  | 'approbateurs'
  | 'administrateurs'
>;

/** `marchandise`: goods after discounts, without carriage and eco-participation. */
export function approbationRequise(
  situation: Limites,
  marchandise: Montant,
): ApprobationRequise | undefined {
  const { devise } = marchandise;
  const depasse = (montant: Montant, limite: string | null) =>
    limite !== null && compareMontants(montant, parseMontant(limite, devise)) > 0;
  const duMois = addMontants(parseMontant(situation.depenseDuMois, devise), marchandise);
  const motifs: ApprobationRequise['motifs'] = [];
  if (depasse(marchandise, situation.limiteCommande)) motifs.push('limite-commande');
  if (depasse(duMois, situation.limiteMois)) motifs.push('limite-mois');
  if (motifs.length === 0) return undefined;
  const { approbateurs, administrateurs, approbation } = situation;
  if (approbateurs.length > 0) return { motifs, regle: approbation, approbateurs };
  // Nobody could ever agree to what the only person of a company orders: it waits for no one.
  if (administrateurs.length === 0) return undefined;
  return { motifs, regle: 'un', approbateurs: administrateurs };
}
