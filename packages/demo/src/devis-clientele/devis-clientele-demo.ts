/** Quotes that a joiner made for customers: one in each state, and what they begin with. */
import type { EtatDevisClientele } from '@comptoir/contract/devis-clientele/devis-clientele.contract.ts';

export interface DevisDemo {
  titre: string;
  client: string;
  etat: Exclude<EtatDevisClientele, 'expire'>;
  /** Days since it was dated, first sent and answered. */
  date: number;
  envoye?: number;
  decide?: number;
  /** What is said of it: why it was refused, what was asked. */
  mot?: string;
  sections: readonly { titre: string; heures: number; articles: number }[];
  modele?: boolean;
}

export const CLIENTS_DEMO = [
  {
    nom: 'Anne Petit',
    adresse: '12 rue des Lices\n44000 Nantes',
    email: 'anne.petit@clients.test',
    telephone: '06 12 34 56 78',
    contact: '',
    siren: '',
  },
  {
    nom: 'Syndic Loire Habitat',
    adresse: '8 quai de la Fosse\n44000 Nantes',
    email: 'travaux@loire-habitat.test',
    telephone: '02 40 11 22 33',
    contact: 'Karim Benali',
    siren: '732829320',
  },
  {
    nom: 'Boulangerie Roy',
    adresse: '3 place de l’Église\n44120 Vertou',
    email: 'contact@boulangerie-roy.test',
    telephone: '02 40 44 55 66',
    contact: 'Sophie Roy',
    siren: '440048882',
  },
  {
    nom: 'Jean et Lucie Morvan',
    adresse: '27 chemin des Vignes\n44330 Vallet',
    email: 'morvan@clients.test',
    telephone: '06 98 76 54 32',
    contact: '',
    siren: '',
  },
] as const;

export const DEVIS_CLIENTELE_DEMO: readonly DevisDemo[] = [
  {
    titre: 'Portes de placard, chambre',
    client: 'Anne Petit',
    etat: 'accepte',
    date: 190,
    envoye: 188,
    decide: 181,
    sections: [{ titre: 'Placard', heures: 9, articles: 5 }],
  },
  {
    titre: 'Remplacement de serrures, hall B',
    client: 'Syndic Loire Habitat',
    etat: 'accepte',
    date: 122,
    envoye: 121,
    decide: 110,
    sections: [{ titre: 'Serrurerie', heures: 6, articles: 4 }],
  },
  {
    titre: 'Étagères de réserve',
    client: 'Boulangerie Roy',
    etat: 'refuse',
    date: 96,
    envoye: 95,
    decide: 90,
    mot: 'Nous reportons les travaux à l’an prochain.',
    sections: [{ titre: 'Rayonnages', heures: 12, articles: 6 }],
  },
  {
    titre: 'Terrasse bois',
    client: 'Jean et Lucie Morvan',
    etat: 'perdu',
    date: 75,
    envoye: 74,
    sections: [
      { titre: 'Ossature', heures: 14, articles: 5 },
      { titre: 'Lames', heures: 22, articles: 4 },
    ],
  },
  {
    titre: 'Porte de service',
    client: 'Boulangerie Roy',
    etat: 'envoye',
    date: 48,
    envoye: 47,
    sections: [{ titre: 'Porte', heures: 5, articles: 4 }],
  },
  {
    titre: 'Cuisine ouverte',
    client: 'Jean et Lucie Morvan',
    etat: 'accepte',
    date: 30,
    envoye: 28,
    decide: 20,
    sections: [
      { titre: 'Caissons et quincaillerie', heures: 18, articles: 9 },
      { titre: 'Pose', heures: 26, articles: 3 },
    ],
  },
  {
    titre: 'Bibliothèque sous escalier',
    client: 'Anne Petit',
    etat: 'vu',
    date: 9,
    envoye: 8,
    mot: 'Peut-on prévoir un éclairage ?',
    sections: [{ titre: 'Bibliothèque', heures: 16, articles: 7 }],
  },
  {
    titre: 'Boîtes aux lettres et signalétique',
    client: 'Syndic Loire Habitat',
    etat: 'envoye',
    date: 3,
    envoye: 2,
    sections: [{ titre: 'Hall', heures: 4, articles: 4 }],
  },
  {
    titre: 'Agencement du magasin',
    client: 'Boulangerie Roy',
    etat: 'brouillon',
    date: 1,
    sections: [
      { titre: 'Comptoir', heures: 30, articles: 8 },
      { titre: 'Vitrine', heures: 12, articles: 4 },
    ],
  },
  {
    titre: 'Pose de porte intérieure',
    client: '',
    etat: 'brouillon',
    date: 60,
    modele: true,
    sections: [{ titre: 'Porte intérieure', heures: 3, articles: 3 }],
  },
];
