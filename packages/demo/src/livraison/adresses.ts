/** Where the customers of the demo have goods delivered: their workshop and some job sites. */
import type { CompteGenere } from '../comptes/comptes.ts';
import { choisir, melanger, tirage } from '../tirage.ts';

export interface AdresseGeneree {
  compteId: number;
  libelle: string;
  ligne1: string;
  codePostal: string;
  ville: string;
  consignes: string;
  contact: { nom: string; telephone: string };
  parDefaut: boolean;
}

type Chantier = Omit<AdresseGeneree, 'compteId' | 'parDefaut'>;

/** The job sites of the company of the demo sign-ins, written in full. */
const CHANTIERS_MOREL: readonly Chantier[] = [
  {
    libelle: 'Villa Ker Anna',
    ligne1: '14 chemin de la Corniche',
    codePostal: '44500',
    ville: 'La Baule-Escoublac',
    consignes: 'Portail vert, code 4471, déchargement par l’avant',
    contact: { nom: 'Yann Le Bihan', telephone: '01 99 00 41 14' },
  },
  {
    libelle: 'Pharmacie Talensac',
    ligne1: '8 rue de Bel-Air',
    codePostal: '44000',
    ville: 'Nantes',
    consignes: 'Livraison avant 9h00, place de stationnement 30 minutes',
    contact: { nom: 'Claire Besnard', telephone: '01 99 00 41 15' },
  },
  {
    libelle: 'Résidence du Port, bâtiment C',
    ligne1: '3 quai de la Marine',
    codePostal: '20000',
    ville: 'Ajaccio',
    consignes: 'Grue sur place, appeler une heure avant',
    contact: { nom: 'Ange Santoni', telephone: '01 99 00 41 16' },
  },
];

const SITES = ['Résidence', 'Villa', 'École', 'Extension', 'Boutique'] as const;
const NOMS_SITES = ['des Tilleuls', 'du Parc', 'Saint-Jean', 'de la Gare', 'des Vignes'] as const;
const RUES = ['rue de la Paix', 'avenue du Stade', 'rue Haute', 'allée des Sports'] as const;
const CONSIGNES = ['', 'Appeler une heure avant', 'Chariot sur place', 'Camion de 12 t au plus'];

export function listAdresses(comptes: readonly CompteGenere[]): AdresseGeneree[] {
  return comptes.flatMap((compte, place) => {
    const chantiers = place === 0 ? CHANTIERS_MOREL : chantiersOf(compte);
    return [
      atelierOf(compte),
      ...chantiers.map((each) => ({ ...each, compteId: compte.id, parDefaut: false })),
    ];
  });
}

function atelierOf({ id, entreprise, adresse, codePostal, telephone }: CompteGenere) {
  return {
    compteId: id,
    libelle: entreprise.secteurPublic ? 'Services techniques' : 'Atelier',
    ligne1: adresse,
    codePostal,
    ville: entreprise.ville,
    consignes: choisir(CONSIGNES, tirage(`atelier ${entreprise.raisonSociale}`)),
    contact: { nom: '', telephone },
    parDefaut: true,
  };
}

/** None, one or two, in the same town. */
function chantiersOf({ entreprise, codePostal }: CompteGenere): Chantier[] {
  const hash = tirage(`chantiers ${entreprise.raisonSociale}`);
  return Array.from({ length: hash % 3 }, (_, i) => {
    const draw = melanger(hash + i + 1);
    return {
      libelle: `${choisir(SITES, draw)} ${choisir(NOMS_SITES, melanger(draw))}`,
      ligne1: `${1 + (draw % 60)} ${choisir(RUES, melanger(draw + 1))}`,
      codePostal,
      ville: entreprise.ville,
      consignes: choisir(CONSIGNES, melanger(draw + 2)),
      contact: { nom: '', telephone: '' },
    };
  });
}
