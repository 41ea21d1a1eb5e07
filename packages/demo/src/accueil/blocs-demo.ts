/** The home page of the demo company. */
import type { GenreBloc, IconeService } from '@comptoir/contract/accueil/accueil.contract.ts';
import { texte, type Texte } from '../catalogue/modele.ts';

interface CarteDemo {
  icone: IconeService;
  titre: Texte;
  texte: Texte;
  lien: Texte;
  /** As texts of the demo link: `page:4`, `service:coupe-panneaux`. */
  vers: string;
}

export interface BlocDemo {
  genre: GenreBloc;
  titre: Texte;
  texte?: Texte;
  nombre?: number;
  cartes?: readonly CarteDemo[];
}

const SERVICES: readonly CarteDemo[] = [
  {
    icone: 'coupe',
    titre: texte('Coupe à longueur', 'Cut to length', 'Corte a medida'),
    texte: texte(
      'Profilés, tablettes et panneaux coupés au millimètre. Plan de coupe avant de commander.',
      'Profiles, shelves and boards cut to the millimetre. See the cutting plan before you order.',
      'Perfiles, baldas y tableros cortados al milímetro. Plan de corte antes de pedir.',
    ),
    lien: texte('Faire couper', 'Have it cut', 'Encargar un corte'),
    vers: 'service:coupe-panneaux',
  },
  {
    icone: 'devis',
    titre: texte('Devis en ligne', 'Quotes online', 'Presupuestos en línea'),
    texte: texte(
      'Demandez un prix depuis le panier ; votre délégué répond, vous commandez ligne par ligne.',
      'Ask for a price from the basket; your representative answers, you order line by line.',
      'Pida un precio desde la cesta; su delegado responde y usted pide línea a línea.',
    ),
    lien: texte('Comment ça marche', 'How it works', 'Cómo funciona'),
    vers: 'page:9',
  },
  {
    icone: 'retrait',
    titre: texte('Retrait en 2 heures', 'Collect in 2 hours', 'Recogida en 2 horas'),
    texte: texte(
      'Commandez du chantier, la marchandise vous attend au comptoir de votre magasin.',
      'Order from the site: the goods wait for you at the counter of your store.',
      'Pida desde la obra: la mercancía le espera en el mostrador de su tienda.',
    ),
    lien: texte('Le retrait en magasin', 'Collecting in store', 'La recogida en tienda'),
    vers: 'page:14',
  },
  {
    icone: 'parc',
    titre: texte('Réparation', 'Repairs', 'Reparación'),
    texte: texte(
      'Diagnostic en trois jours ouvrés, devis avant tout travail, machine de prêt en attendant.',
      'Diagnosis in three working days, a quote before any work, a machine on loan meanwhile.',
      'Diagnóstico en tres días laborables, presupuesto previo y máquina de préstamo.',
    ),
    lien: texte('Faire réparer', 'Have it repaired', 'Encargar una reparación'),
    vers: 'page:17',
  },
];

export const BLOCS: readonly BlocDemo[] = [
  { genre: 'categories', titre: texte('Catalogue', 'Catalogue', 'Catálogo') },
  {
    genre: 'offres',
    titre: texte('Offres du moment', 'Current offers', 'Ofertas del momento'),
    nombre: 5,
  },
  {
    genre: 'services',
    titre: texte(
      'Au comptoir comme en ligne',
      'At the counter and online',
      'En el mostrador y en línea',
    ),
    cartes: SERVICES,
  },
  {
    genre: 'ventes',
    titre: texte('Les plus commandés', 'Ordered most', 'Los más pedidos'),
    nombre: 5,
  },
  { genre: 'metiers', titre: texte('Par métier', 'By trade', 'Por oficio') },
  {
    genre: 'preuves',
    titre: texte(
      'Ce qu’en disent les professionnels',
      'What professionals say',
      'Lo que dicen los profesionales',
    ),
    texte: texte(
      'Seuls ceux qui ont acheté l’article peuvent en parler.',
      'Only those who bought the item can talk about it.',
      'Solo opinan quienes han comprado el artículo.',
    ),
    nombre: 3,
  },
  {
    genre: 'actualites',
    titre: texte('Actualités et conseils', 'News and advice', 'Actualidad y consejos'),
    nombre: 3,
  },
];
