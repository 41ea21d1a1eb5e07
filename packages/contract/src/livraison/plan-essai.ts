/** A delivery of one line to Nantes, for the tests: each says what is other. */
import type { DemandePlan, LigneALivrer, StockLu } from './demande-plan.ts';

export function ligneEssai(autre: Partial<LigneALivrer> = {}): LigneALivrer {
  return {
    ligneId: 1,
    articleId: 10,
    chantierId: 100,
    quantite: 5,
    poids: 500,
    longueur: 0,
    dangereux: false,
    delaiFournisseur: 5,
    ...autre,
  };
}

export const NANTES = { adresseId: 7, departement: '44', zone: 1 };
export const STRASBOURG = { adresseId: 8, departement: '67', zone: 3 };
export const AJACCIO = { adresseId: 9, departement: '2A', zone: 4 };

export const DEPOT = 1;
export const MAGASIN = 3;

export function demandeEssai(autre: Partial<DemandePlan> = {}): DemandePlan {
  return {
    mode: 'livraison',
    formule: 'au-plus-tot',
    jour: null,
    magasinId: null,
    horaires: null,
    depotIds: [DEPOT],
    destination: NANTES,
    chantiers: [],
    lignes: [ligneEssai()],
    ...autre,
  };
}

export function stockEssai(quantite: number, autre: Partial<StockLu> = {}): StockLu {
  return { articleId: 10, lieuId: DEPOT, quantite, attendu: 0, attenduLe: null, ...autre };
}

const JOURNEE = [
  ['08:00', '12:00'],
  ['14:00', '18:00'],
] as const;

/** Monday to Friday. */
export const HORAIRES = { 1: JOURNEE, 2: JOURNEE, 3: JOURNEE, 4: JOURNEE, 5: JOURNEE };
