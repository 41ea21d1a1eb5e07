/** Articles as the API answers them, in the states that change how they are shown. */
import type { ArticleVendu } from '@comptoir/contract/articles/article.schema.ts';
import type { TarifAffiche } from '@comptoir/contract/articles/tarif.schema.ts';

export const JOUR = '2026-11-12';

function euros(montant: string) {
  return { montant, devise: 'EUR' as const };
}

export const TARIF: TarifAffiche = {
  prixPublicHT: euros('23.9000'),
  prixNetHT: euros('23.9000'),
  remise: '0',
  origine: 'public',
  paliers: [
    { quantite: 5, prixNetHT: euros('22.4700') },
    { quantite: 20, prixNetHT: euros('21.1200') },
  ],
  promotion: null,
  ecoParticipation: null,
  tva: '20',
};

export const TARIF_PROMOTION: TarifAffiche = {
  ...TARIF,
  prixPublicHT: euros('26.1000'),
  prixNetHT: euros('20.8800'),
  remise: '20',
  origine: 'promotion',
  paliers: [],
  promotion: { id: 1, titre: 'Automne', slug: 'automne', fin: '2026-11-28' },
};

export const DISPONIBILITES: readonly ArticleVendu['disponibilite'][] = [
  stock(124, []),
  stock(4, [{ quantite: 60, date: '2026-11-17' }]),
  stock(0, [{ quantite: 40, date: '2026-11-24' }]),
  stock(0, []),
];

function stock(
  quantite: number,
  arrivages: ArticleVendu['disponibilite']['arrivages'],
): ArticleVendu['disponibilite'] {
  const depot = { quantite, date: '2026-11-13' };
  return { magasin: null, depot, arrivages, fournisseur: '2026-12-01' };
}

export const ARTICLE: ArticleVendu = {
  id: 1,
  produitId: 1,
  reference: 'VBF-04040-ZJ',
  libelle: 'Vis à bois tête fraisée Torx 4 × 40, zinguée jaune',
  slug: 'vis-a-bois',
  marque: { id: 1, nom: 'Tirval', slug: 'tirval' },
  image: { genre: 'vis-tete-fraisee', fichier: null, couleur: null },
  unite: 'boite',
  contenu: '500',
  multiple: 1,
  minimum: 1,
  attributs: {},
  note: { moyenne: '4.3', nombre: 38 },
  secable: false,
  retire: false,
  tarif: TARIF,
  disponibilite: stock(124, []),
};

export const GENRES = ['vis-tete-fraisee', 'perceuse-visseuse', 'chaussure-haute', 'charniere'];
