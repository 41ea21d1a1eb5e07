/** Customers of the demo company. Those of the demo sign-ins come first and are written in full. */
export interface PersonneDemo {
  prenom: string;
  nom: string;
  email: string;
  role: 'administrateur' | 'acheteur';
  /** Euros without tax. */
  limite?: string;
  /** Has accepted the terms; yes by default. */
  rgpdValide?: false;
  langue?: 'fr' | 'en' | 'es';
}

export interface EntrepriseDemo {
  raisonSociale: string;
  metier: string;
  /** A town with a store: the company's own. */
  ville: string;
  devise?: 'EUR' | 'GBP';
  bloque?: true;
  secteurPublic?: true;
  personnes?: readonly PersonneDemo[];
}

const PAUL = {
  prenom: 'Paul',
  nom: 'Rousseau',
  email: 'paul@deux-comptes.test',
  role: 'administrateur',
} as const;

const CONNUES: readonly EntrepriseDemo[] = [
  {
    raisonSociale: 'Menuiserie Morel',
    metier: 'menuisier',
    ville: 'Nantes',
    personnes: [
      {
        prenom: 'Hélène',
        nom: 'Morel',
        email: 'admin@menuiserie-morel.test',
        role: 'administrateur',
      },
      {
        prenom: 'Julien',
        nom: 'Garnier',
        email: 'acheteur@menuiserie-morel.test',
        role: 'acheteur',
        limite: '500.00',
      },
      {
        prenom: 'Inès',
        nom: 'Lambert',
        email: 'nouveau@menuiserie-morel.test',
        role: 'acheteur',
        rgpdValide: false,
      },
    ],
  },
  {
    raisonSociale: 'Couverture Lemaire',
    metier: 'couvreur',
    ville: 'Angers',
    bloque: true,
    personnes: [
      {
        prenom: 'Bruno',
        nom: 'Lemaire',
        email: 'contact@couverture-lemaire.test',
        role: 'administrateur',
      },
    ],
  },
  {
    raisonSociale: 'Rousseau Agencement',
    metier: 'agenceur',
    ville: 'Rennes',
    personnes: [PAUL],
  },
  {
    raisonSociale: 'Rousseau Maintenance',
    metier: 'maintenance',
    ville: 'Rennes',
    personnes: [PAUL],
  },
  {
    raisonSociale: 'Ville de Clisson',
    metier: 'collectivite',
    ville: 'Clisson',
    secteurPublic: true,
    personnes: [
      {
        prenom: 'Nadia',
        nom: 'Ferreira',
        email: 'mairie@ville-de-clisson.test',
        role: 'administrateur',
      },
    ],
  },
  {
    raisonSociale: 'Dordogne Joinery Ltd',
    metier: 'menuisier',
    ville: 'Brive-la-Gaillarde',
    devise: 'GBP',
    personnes: [
      {
        prenom: 'Oliver',
        nom: 'Hughes',
        email: 'oliver@dordogne-joinery.test',
        role: 'administrateur',
        langue: 'en',
      },
    ],
  },
  {
    raisonSociale: 'Reformas Iparralde',
    metier: 'plaquiste',
    ville: 'Bayonne',
    personnes: [
      {
        prenom: 'Maite',
        nom: 'Etcheverry',
        email: 'maite@reformas-iparralde.test',
        role: 'administrateur',
        langue: 'es',
      },
    ],
  },
];

/** [name, trade, town]; people are drawn from the lists below. */
const AUTRES: readonly (readonly [string, string, string])[] = [
  ['Charpentes du Bocage', 'charpentier', 'La Roche-sur-Yon'],
  ['Atelier Kerbrat', 'menuisier', 'Brest'],
  ['Serrurerie Belloc', 'serrurier', 'Bordeaux'],
  ['Plomberie Castaing', 'plombier', 'Toulouse'],
  ['Élec Durance', 'electricien', 'Avignon'],
  ['Maçonnerie Pages et Fils', 'macon', 'Montpellier'],
  ['Métallerie Schaeffer', 'metallier', 'Strasbourg'],
  ['Peinture Villard', 'peintre', 'Grenoble'],
  ['Jardins de Loire', 'paysagiste', 'Tours'],
  ['Agencement Delcroix', 'agenceur', 'Lille'],
  ['Cuisines Bonnefoy', 'agenceur', 'Lyon'],
  ['Menuiserie Vasseur', 'menuisier', 'Amiens'],
  ['Toitures Hamelin', 'couvreur', 'Caen'],
  ['Plâtrerie Marchetti', 'plaquiste', 'Nice'],
  ['Chauffage Lacombe', 'plombier', 'Clermont-Ferrand'],
  ['Ferronnerie Aubry', 'metallier', 'Nancy'],
  ['Escaliers Tessier', 'menuisier', 'Le Mans'],
  ['Maintenance Services Rhône', 'maintenance', 'Lyon'],
  ['Électricité Quéré', 'electricien', 'Quimper'],
  ['Bâti Corse', 'macon', 'Ajaccio'],
  ['Clôtures du Berry', 'paysagiste', 'Bourges'],
  ['Menuiserie Fontaine', 'menuisier', 'Dijon'],
  ['Habitat Bois Jura', 'charpentier', 'Besançon'],
  ['Verrier Fermetures', 'serrurier', 'Reims'],
  ['Rénov’Océan', 'plaquiste', 'La Rochelle'],
  ['Stands et Décors Paris', 'agenceur', 'Paris'],
  ['Ébénisterie Castel', 'menuisier', 'Limoges'],
  ['Couverture Zinc Normandie', 'couvreur', 'Rouen'],
  ['Sanitaires Peyron', 'plombier', 'Saint-Étienne'],
  ['Lycée des métiers Eugène-Laloy', 'collectivite', 'Orléans'],
  ['Peintures Olivier', 'peintre', 'Marseille'],
  ['Charpente Garonne', 'charpentier', 'Pau'],
  ['Atelier du Roussillon', 'menuisier', 'Perpignan'],
];

export const ENTREPRISES: readonly EntrepriseDemo[] = [
  ...CONNUES,
  ...AUTRES.map(([raisonSociale, metier, ville]) => ({
    raisonSociale,
    metier,
    ville,
    ...(metier === 'collectivite' ? { secteurPublic: true as const } : {}),
  })),
];

export const PRENOMS = [
  'Claire',
  'Thomas',
  'Sophie',
  'Karim',
  'Émilie',
  'Nicolas',
  'Aurélie',
  'Mathieu',
  'Fatima',
  'David',
  'Camille',
  'Yann',
] as const;

export const NOMS = [
  'Bernard',
  'Petit',
  'Robin',
  'Moreau',
  'Benali',
  'Le Goff',
  'Girard',
  'Da Silva',
  'Fournier',
  'Meyer',
  'Chevalier',
  'Perrin',
] as const;
