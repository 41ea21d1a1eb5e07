/** The quotes of a demo company: one of each state and a few more, pure, drawn from its code. */
import type { EtatDevis, MotifRefus } from '@comptoir/contract/devis/devis.schema.ts';
import { choisir, melanger, tirage } from '../tirage.ts';

export interface DevisDemo {
  /** Names it among those of its company. */
  nom: string;
  etat: EtatDevis;
  /** Days ago it was asked for. */
  ilYA: number;
  /** Last day of the offer, in days from now; null without an offer. */
  valable: number | null;
  chantiers: readonly string[];
  /** How many lines. */
  lignes: number;
  /** Percent the delegate takes off. */
  remise: string;
  commentaire: string;
  note: string;
  refus?: { motif: MotifRefus; precision: string };
  /** The buyer does not take the price of its first line. */
  prixRefuse?: true;
}

const MODELES: readonly Omit<DevisDemo, 'remise'>[] = [
  {
    nom: 'cuisine',
    etat: 'propose',
    ilYA: 4,
    valable: 18,
    chantiers: ['Cuisine Le Goff'],
    lignes: 7,
    commentaire: 'Livraison au rez-de-chaussée, stationnement réservé.',
    note: 'Prix tenus pour la pose de fin de mois. La quincaillerie part en une fois.',
  },
  {
    nom: 'extension',
    etat: 'propose',
    ilYA: 24,
    valable: 2,
    chantiers: ['Extension Bellevue', 'Atelier'],
    lignes: 12,
    commentaire: '',
    note: 'Remise de volume sur la visserie, à confirmer avant la hausse du fabricant.',
  },
  {
    nom: 'ecole',
    etat: 'demande',
    ilYA: 0,
    valable: null,
    chantiers: ['École Jules-Verne'],
    lignes: 5,
    commentaire: 'Chantier de vacances, livraison avant la rentrée.',
    note: '',
  },
  {
    nom: 'terrasse',
    etat: 'en-etude',
    ilYA: 6,
    valable: null,
    chantiers: ['Terrasse Kervel'],
    lignes: 1,
    commentaire: 'Vu moins cher pour cette référence.',
    note: 'Prix de la saison, port compris.',
    prixRefuse: true,
  },
  {
    nom: 'escalier',
    etat: 'refuse',
    ilYA: 40,
    valable: -12,
    chantiers: ['Escalier Morvan'],
    lignes: 3,
    commentaire: '',
    note: 'Délai fabricant de trois semaines.',
    refus: { motif: 'delai', precision: 'Pose avancée de dix jours.' },
  },
  {
    nom: 'bureaux',
    etat: 'expire',
    ilYA: 75,
    valable: -20,
    chantiers: ['Bureaux Atlanpole'],
    lignes: 9,
    commentaire: 'Deux tranches possibles.',
    note: 'Offre groupée pour les deux tranches.',
  },
];

/** Taken whole, at the usual prices; its lines are those of the order. */
export const ACCEPTE: DevisDemo = {
  nom: 'accepte',
  etat: 'accepte',
  ilYA: 0,
  valable: null,
  chantiers: [],
  lignes: 0,
  remise: '0',
  commentaire: '',
  note: 'Prix tenus, délais confirmés par le dépôt.',
};

/** The first company has all of them, the others two offers and a request. */
export function listDevisDemo(code: string, rang: number): DevisDemo[] {
  const hash = tirage(`devis ${code}`);
  const modeles = rang === 0 ? MODELES : MODELES.slice(0, 3);
  return modeles.map((modele, i) => ({
    ...modele,
    remise: choisir(['4', '5', '6.5', '8', '10'], melanger(hash + i)),
  }));
}
