/** What holds for all lines of a version of a quote, whether a page has them all or not. */
import { sumMontants, type Devise } from '../argent.ts';
import { parChantier } from '../panier/ordre-chantiers.ts';
import type { LigneDevis, ResumeVersion } from './devis.schema.ts';
import { gainTotal } from './gain.ts';

type Offerte = Pick<LigneDevis, 'commande' | 'prixRefuse' | 'retire'>;

/** Not ordered yet, still sold, and at a price that was not refused. */
export function isLibre({ commande, prixRefuse, retire }: Offerte): boolean {
  return commande === null && !prixRefuse && !retire;
}

export function resumerVersion(lignes: readonly LigneDevis[], devise: Devise): ResumeVersion {
  const libres = lignes.filter(isLibre);
  const offertes = lignes.filter((ligne) => isLibre({ ...ligne, retire: false }));
  return {
    chantiers: parChantier(lignes).map(({ libelle, lignes: siennes }) => ({
      libelle,
      nombreLignes: siennes.length,
      totalHT: sumMontants(
        siennes.map(({ montantHT }) => montantHT),
        devise,
      ),
    })),
    libres: libres.length,
    retirees: offertes.length - libres.length,
    prixRefuses: lignes.filter(({ prixRefuse }) => prixRefuse).length,
    gainHT: gainTotal(lignes, devise),
    gainLibresHT: gainTotal(libres, devise),
  };
}
