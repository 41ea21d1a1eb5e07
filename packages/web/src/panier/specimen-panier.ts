/** A basket as the API answers it, for tests. */
import type { Chantier } from '@comptoir/contract/panier/chantiers.contract.ts';
import type { LignePanier } from '@comptoir/contract/panier/ligne.schema.ts';
import type { Panier } from '@comptoir/contract/panier/panier.contract.ts';

const euros = (montant: string) => ({ montant, devise: 'EUR' as const });

/** Sold at 10.00, 9.00 from five on. */
export function specimenLigne(ligneId: number, given: Partial<LignePanier> = {}): LignePanier {
  return {
    id: 100 + ligneId,
    ligneId,
    place: ligneId,
    quantite: 2,
    traitCoupe: '',
    coupe: null,
    remise: null,
    reference: `REF-${ligneId}`,
    libelle: `Article ${ligneId}`,
    slug: 'article',
    produitId: 1,
    image: { genre: 'vis', fichier: null, couleur: null },
    unite: 'piece',
    contenu: '1',
    multiple: 1,
    minimum: 1,
    secable: false,
    retire: false,
    tarif: {
      prixPublicHT: euros('10.0000'),
      prixNetHT: euros('10.0000'),
      remise: '0',
      origine: 'public',
      paliers: [{ quantite: 5, prixNetHT: euros('9.0000') }],
      promotion: null,
      ecoParticipation: null,
      tva: '20',
    },
    prixHT: euros('10.0000'),
    montantHT: euros('20.00'),
    promotions: [],
    ...given,
  };
}

export function specimenChantier(
  id: number,
  libelle: string | null,
  articles: LignePanier[],
): Chantier {
  return {
    id,
    libelle,
    nombreArticles: articles.length,
    codeServiceChorus: null,
    numeroEngagement: null,
    referenceCommande: null,
    articles,
    rapidosProjets: [],
  };
}

export function specimenPanier(chantiers: Chantier[]): Panier {
  const zero = euros('0.00');
  return {
    id: 31,
    version: '31-57',
    type: 'Commande',
    commentaire: '',
    nombreArticles: chantiers.reduce((somme, { articles }) => somme + articles.length, 0),
    coupon: null,
    promotions: [],
    chorus: null,
    franco: { type: 0, seuil: null, reste: null, promotion: null, longsEnSus: false },
    tarif: {
      devise: 'EUR',
      brutHT: zero,
      remises: zero,
      remisesPrix: zero,
      promotions: [],
      port: null,
      ecoParticipation: zero,
      netHT: zero,
      tva: [],
      ttc: zero,
      economies: zero,
    },
    chantiers,
  };
}
