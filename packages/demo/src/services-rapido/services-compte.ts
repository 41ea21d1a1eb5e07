import type { CodeService } from '@comptoir/contract/services-rapido/services-compte.contract.ts';
import type { Locale } from '@comptoir/contract/words/locales.ts';

interface ServiceDemo {
  code: CodeService;
  titre: Record<Locale, string>;
  texte: Record<Locale, string>;
  /** Euros without tax, and what for; without one it is quoted. */
  prix?: readonly [montant: string, unite: 'mois' | 'piece' | 'jour'];
  /** Parts of the catalogue it spares one to buy. */
  noeuds?: readonly string[];
}

export const SERVICES_COMPTE: readonly ServiceDemo[] = [
  {
    code: 'franco',
    titre: {
      fr: 'Abonnement franco',
      en: 'Free carriage subscription',
      es: 'Suscripción de portes',
    },
    texte: {
      fr: 'Le port offert sur toutes vos commandes, sans minimum, express et longueurs compris.',
      en: 'Free carriage on every order, no minimum, express and long goods included.',
      es: 'Portes gratis en todos sus pedidos, sin mínimo, urgente y piezas largas incluidos.',
    },
    prix: ['9.90', 'mois'],
  },
  {
    code: 'cles',
    titre: { fr: 'Reproduction de clés', en: 'Key cutting', es: 'Copia de llaves' },
    texte: {
      fr: 'Clés plates et à points au comptoir, clés de sûreté et d’organigramme sur présentation de la carte.',
      en: 'Flat and dimple keys at the counter, security and master keys on presentation of the card.',
      es: 'Llaves planas y de puntos en mostrador, llaves de seguridad y amaestradas presentando la tarjeta.',
    },
    prix: ['4.50', 'piece'],
  },
  {
    code: 'reparation',
    titre: { fr: 'Réparation de machines', en: 'Machine repair', es: 'Reparación de máquinas' },
    texte: {
      fr: 'Diagnostic sous deux jours ouvrés, devis avant toute réparation, enlèvement sur votre chantier.',
      en: 'Diagnosis within two working days, a quote before any repair, collection from your site.',
      es: 'Diagnóstico en dos días laborables, presupuesto antes de reparar, recogida en su obra.',
    },
  },
  {
    code: 'location',
    titre: { fr: 'Location de matériel', en: 'Equipment hire', es: 'Alquiler de equipos' },
    texte: {
      fr: 'Échafaudages, carotteuses, ponceuses à parquet : à la journée ou à la semaine, retrait en magasin.',
      en: 'Scaffolding, core drills, floor sanders: by the day or the week, collected in store.',
      es: 'Andamios, perforadoras, lijadoras de parqué: por día o por semana, recogida en tienda.',
    },
    prix: ['29.00', 'jour'],
  },
  {
    code: 'affutage',
    titre: { fr: 'Affûtage', en: 'Sharpening', es: 'Afilado' },
    texte: {
      fr: 'Lames circulaires, forets, scies-cloches et fers : déposés au comptoir, rendus sous cinq jours ouvrés.',
      en: 'Circular blades, drill bits, hole saws and irons: dropped at the counter, back within five working days.',
      es: 'Hojas circulares, brocas, coronas y hierros: dejados en mostrador, devueltos en cinco días laborables.',
    },
    prix: ['6.80', 'piece'],
    noeuds: ['lames-circulaires', 'forets', 'trepans-scies-cloches'],
  },
];
