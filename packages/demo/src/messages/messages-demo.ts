/** What the demo company announces. */
import type { Message } from '@comptoir/contract/messages/messages.contract.ts';
import { texte, type Texte } from '../catalogue/modele.ts';

export interface MessageDemo {
  cible: 'tous' | 'connectes';
  niveau: Message['niveau'];
  page?: string;
  titre: Texte;
  texte: Texte;
  /** Where it is shown; everywhere without. */
  departements?: readonly string[];
  /** Days it is shown for. */
  jours: number;
}

export const MESSAGES: readonly MessageDemo[] = [
  {
    cible: 'tous',
    niveau: 'avertissement',
    page: '/panier',
    departements: ['05', '38', '73', '74'],
    titre: texte('Neige en montagne.', 'Snow in the mountains.', 'Nieve en la montaña.'),
    texte: texte(
      'Dans les départements 05, 38, 73 et 74, les colis peuvent arriver un jour plus tard. Le retrait en magasin reste assuré.',
      'In departments 05, 38, 73 and 74 parcels may arrive one day later. Collection in store goes on.',
      'En los departamentos 05, 38, 73 y 74 los paquetes pueden llegar un día más tarde. La recogida en tienda se mantiene.',
    ),
    jours: 30,
  },
  {
    cible: 'connectes',
    niveau: 'info',
    page: '/mon-compte/devis',
    titre: texte('Devis par lignes.', 'Quotes, line by line.', 'Presupuestos, línea a línea.'),
    texte: texte(
      'Un devis se commande désormais en une ou plusieurs fois, ligne par ligne, à son prix.',
      'You can now order a quote all at once or in parts, line by line, at the quoted prices.',
      'Ya puede pedir un presupuesto de una vez o por partes, línea a línea, a los precios ofertados.',
    ),
    jours: 60,
  },
];
