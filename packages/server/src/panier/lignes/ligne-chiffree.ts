/** A line of the basket as it is shown, and as it counts. */
import { roundMontant, sumMontants, type Montant } from '@comptoir/contract/argent.ts';
import type { Change } from '@comptoir/contract/articles/tarif.ts';
import type { Locale } from '@comptoir/contract/words/locales.ts';
import type { CoupeLigne } from '@comptoir/contract/panier/coupe-ligne.schema.ts';
import type { LignePanier } from '@comptoir/contract/panier/ligne.schema.ts';
import {
  montantDeLigne,
  remiserPrix,
  type LigneComptee,
} from '@comptoir/contract/panier/totaux.ts';
import { imageOf, type LigneChiffree } from '../../articles/articles.public.ts';
import { readCoupeDeLigne } from '../coupes/coupe-lue.ts';
import type { LignePanierRow } from '../lecture.sql.ts';

export function toLigne(
  { ligne, article, tarif, plancherHT }: LigneChiffree<LignePanierRow>,
  { langue, change }: { langue: Locale; change: Change },
): LignePanier {
  const { ligneId, place, quantite, traitCoupe, remise } = ligne;
  const prixHT = tarif ? remiserPrix(tarif.prixNetHT, remise, plancherHT) : null;
  const coupe = readCoupeDeLigne(ligne, article.decoupe, change);
  return {
    id: article.id,
    ligneId,
    place,
    quantite,
    traitCoupe,
    coupe,
    remise,
    reference: article.reference,
    libelle: article.libelle[langue],
    slug: article.produit.slug[langue],
    produitId: article.produitId,
    image: imageOf(article),
    unite: article.unite,
    contenu: article.contenu,
    multiple: article.multiple,
    minimum: article.minimum,
    secable: article.decoupe !== null,
    retire: article.retire,
    tarif: tarif ? afficher(tarif) : null,
    prixHT,
    montantHT: prixHT === null || article.retire ? null : montantAvecCoupe(prixHT, quantite, coupe),
    promotions: [],
  };
}

/** The cutting is part of what a line amounts to. */
export function montantAvecCoupe(
  prixHT: Montant,
  quantite: number,
  coupe: CoupeLigne | null,
): Montant {
  const montant = montantDeLigne(prixHT, quantite);
  return coupe ? roundMontant(sumMontants([montant, coupe.montantHT], prixHT.devise)) : montant;
}

/** Undefined for what cannot be ordered: no longer sold, or without a price. */
export function compterLigne(ligne: LignePanier): LigneComptee | undefined {
  const { quantite, tarif, prixHT, retire } = ligne;
  if (!tarif || !prixHT || retire) return undefined;
  return {
    quantite,
    prixPublicHT: tarif.prixPublicHT,
    prixHT,
    ecoHT: tarif.ecoParticipation?.montantHT ?? null,
    tva: tarif.tva,
    coupeHT: ligne.coupe?.montantHT,
  };
}

function afficher(tarif: NonNullable<LigneChiffree['tarif']>): LignePanier['tarif'] {
  const { explication: _, ...shown } = tarif;
  return shown;
}
