/** What of an invoice is taken back, as the document of a credit note: pure. */
import { refus } from '@comptoir/contract/http/erreurs.ts';
import type {
  DocumentFacture,
  LigneFacture,
} from '@comptoir/contract/factures/document-facture.schema.ts';
import { totaliser } from './composer-facture.ts';
import { cents, partOf, units } from './parts.ts';
import { roundUnits } from '@comptoir/contract/argent.ts';

export interface AvoirDemande {
  /** By the rank of the line; without, all that is left of it. */
  lignes: readonly { rang: number; quantite: number }[] | 'toutes';
  /** The carriage too. */
  port: boolean;
  motif: string;
  emiseLe: string;
}

/** `repris`: what earlier credit notes took back already, by the rank of the line. */
export function composerAvoir(
  facture: DocumentFacture,
  { lignes, port, motif, emiseLe }: AvoirDemande,
  repris: ReadonlyMap<number, number>,
): DocumentFacture {
  const reste = (ligne: LigneFacture) => ligne.quantite - (repris.get(ligne.rang) ?? 0);
  const voulues =
    lignes === 'toutes'
      ? facture.lignes.flatMap((ligne) =>
          reste(ligne) > 0 ? [{ rang: ligne.rang, quantite: reste(ligne) }] : [],
        )
      : lignes;
  const siennes = voulues.map(({ rang, quantite }) => {
    const ligne = facture.lignes.find((each) => each.rang === rang);
    if (!ligne || quantite < 1 || quantite > reste(ligne))
      throw refus('avoir-trop-grand', { rang });
    return reprendre(ligne, { avant: repris.get(rang) ?? 0, quantite });
  });
  const frais = port ? facture.frais : [];
  if (siennes.length + frais.length === 0) throw refus('avoir-trop-grand');
  const { numero, emiseLe: emiseLeFacture } = facture;
  return {
    ...facture,
    numero: '',
    genre: 'avoir',
    cadre: 'B1',
    emiseLe,
    echeanceLe: emiseLe,
    references: { ...facture.references, facture: { numero, emiseLe: emiseLeFacture }, motif },
    lignes: siennes,
    frais,
    ...totaliser(
      { lignes: siennes, frais, devise: facture.devise },
      { taux: facture.totaux.taux, payee: false },
    ),
  };
}

function reprendre(
  ligne: LigneFacture,
  { avant, quantite }: { avant: number; quantite: number },
): LigneFacture {
  const part = (montant: bigint) => partOf(montant, { entiere: ligne.quantite, avant, quantite });
  const prix = units(ligne.prixHT);
  const brut = roundUnits(prix * BigInt(quantite));
  const brutEntier = roundUnits(prix * BigInt(ligne.quantite)) + units(ligne.arrondiHT);
  const arrondi = part(brutEntier) - brut;
  const coupe = part(units(ligne.coupeHT));
  const eco = part(units(ligne.ecoHT));
  const promotion = part(units(ligne.promotionHT));
  return {
    ...ligne,
    quantite,
    coupeHT: cents(coupe),
    ecoHT: cents(eco),
    promotionHT: cents(promotion),
    arrondiHT: cents(arrondi),
    montantHT: cents(brut + arrondi + coupe + eco - promotion),
  };
}
