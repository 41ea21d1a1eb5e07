/**
 * What stands between the lines of a basket and its total: promotions, eco-participation. Each as a
 * line of its own, by rate of VAT, so that a file adds up to what the basket says.
 */
import {
  centsOf,
  isZeroMontant,
  negateMontant,
  roundUnits,
  unitsOf,
  type Montant,
} from '@comptoir/contract/argent.ts';
import type { LigneExportee, PanierExporte } from './panier-exporte.ts';

export interface Ajustement {
  nature: 'coupe' | 'promotion' | 'eco';
  libelle: string;
  montantHT: Montant;
  /** Percent. */
  tva: string;
}

export function listAjustements(panier: PanierExporte): Ajustement[] {
  const { totaux, t, chantiers } = panier;
  if (!totaux) return [];
  const { devise, tva, promotions } = totaux;
  const comptees = chantiers
    .flatMap(({ lignes }) => lignes)
    .filter(({ montantHT }) => montantHT !== null);
  const seul = tva.length === 1;
  return tva.flatMap(({ taux, base }): Ajustement[] => {
    const siennes = comptees.filter((ligne) => ligne.tva === taux);
    const eco = siennes.reduce((somme, ligne) => somme + ecoOf(ligne), 0n);
    const lignes = siennes.reduce((somme, { montantHT }) => somme + unitsOrZero(montantHT), 0n);
    const reduit = centsOf(lignes + eco - unitsOf(base), devise);
    const de = (libelle: string, montant: Montant): Ajustement => ({
      nature: 'promotion',
      libelle: t('lignes.promotion', { libelle }),
      montantHT: negateMontant(montant),
      tva: taux,
    });
    const reductions = seul
      ? promotions.map(({ libelle, montant }) => de(libelle, montant))
      : [de(promotions.map(({ libelle }) => libelle).join(', '), reduit)];
    const ecos: Ajustement[] = [
      { nature: 'eco', libelle: t('lignes.eco'), montantHT: centsOf(eco, devise), tva: taux },
    ];
    return [...reductions, ...ecos].filter(({ montantHT }) => !isZeroMontant(montantHT));
  });
}

function ecoOf({ ecoHT, quantite }: LigneExportee): bigint {
  return ecoHT ? roundUnits(unitsOf(ecoHT) * BigInt(quantite)) : 0n;
}

function unitsOrZero(montant: Montant | null): bigint {
  return montant ? unitsOf(montant) : 0n;
}

/** The cutting of lines, where a line holds nothing but a quantity and its price. */
export function listCoupes({ t, chantiers }: PanierExporte): Ajustement[] {
  return chantiers.flatMap(({ lignes }) =>
    lignes.flatMap(({ coupeHT, montantHT, tva, reference, traitCoupe: liste }): Ajustement[] => {
      if (!coupeHT || !montantHT || tva === null || isZeroMontant(coupeHT)) return [];
      const libelle = t('lignes.coupe', { reference, liste });
      return [{ nature: 'coupe', libelle, montantHT: coupeHT, tva }];
    }),
  );
}
