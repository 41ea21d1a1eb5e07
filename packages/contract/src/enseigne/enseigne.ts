/**
 * The brand, in one place. To run the shop under another name, change this file (and the logo and
 * the colour tokens of the theme, which follow `couleurs`): nothing else names the company.
 */
import type { Locale } from '../words/locales.ts';

export interface Telephone {
  /** As people read it. */
  libelle: string;
  /** As a telephone dials it: E.164. */
  international: string;
}

export interface AdressePostale {
  ligne1: string;
  ligne2?: string;
  boitePostale?: string;
  codePostal: string;
  ville: string;
  paysId: number;
}

/** Tokens of the theme that belong to the brand; colours of state do not follow it. */
export interface CouleursEnseigne {
  ink: string;
  link: string;
  sel: string;
  act: string;
  actText: string;
}

export interface Enseigne {
  nom: string;
  /** Stands for {brand} in paths: lower-case letters, digits and hyphens. */
  slug: string;
  baseline: Record<Locale, string>;
  couleurs: { clair: CouleursEnseigne; sombre: CouleursEnseigne };
  contact: {
    telephone: Telephone;
    /** When it is answered, Monday to Friday (HH:mm, Paris). */
    horaires: { ouvre: string; ferme: string };
    adresse: AdressePostale;
  };
  supportDigital: { telephone: Telephone; email: string; site: string };
  /** Any may be left out: the link is then not shown. */
  reseauxSociaux: Partial<Record<'facebook' | 'instagram' | 'linkedin' | 'youtube', string>>;
  recrutement?: string;
  promesses: {
    /** Orders placed before this hour leave the same day (HH:mm, Paris). */
    heureLimite: string;
    /** Hours until an article in stock is ready at the store. */
    retraitHeures: number;
    /** Goods amount without tax from which carriage is free, as a decimal string in EUR. */
    francoEuros: string;
    /** Express parcels arrive before this hour (HH:mm, Paris). */
    livraisonAvant: string;
    nombreMagasins: number;
  };
  /** Goods without tax under which nothing is ordered, in EUR; null: any amount. A compte may have its own. */
  commandeMinimumEuros: string | null;
  /** Codes of the trades the shop speaks to, in the order they are shown. */
  metiers: readonly string[];
}

/** Country id of France on the wire. */
export const PAYS_FRANCE = 74;

export const enseigne: Enseigne = {
  nom: 'Comptoir',
  slug: 'comptoir',
  baseline: {
    fr: 'L’outillage et la quincaillerie des professionnels',
    en: 'Tools and hardware for the trade',
    es: 'Herramientas y ferretería para profesionales',
  },
  couleurs: {
    clair: {
      ink: '#10233F',
      link: '#174A8C',
      sel: '#E9F0FA',
      act: '#FF7A1A',
      actText: '#0B1420',
    },
    sombre: {
      ink: '#0A1422',
      link: '#9CC4FF',
      sel: '#1B3050',
      act: '#FF8A33',
      actText: '#0B1420',
    },
  },
  // Numbers of the range that the French regulator keeps for fiction: they ring nowhere.
  contact: {
    telephone: { libelle: '01 99 00 16 30', international: '+33199001630' },
    horaires: { ouvre: '07:30', ferme: '18:30' },
    adresse: {
      ligne1: '12 rue des Établis',
      ligne2: 'Parc d’activités de la Varlope',
      boitePostale: 'BP 40160',
      codePostal: '44190',
      ville: 'Clisson',
      paysId: PAYS_FRANCE,
    },
  },
  supportDigital: {
    telephone: { libelle: '01 99 00 16 31', international: '+33199001631' },
    email: 'support@comptoir.test',
    site: 'https://support.comptoir.test',
  },
  reseauxSociaux: {
    linkedin: 'https://linkedin.comptoir.test',
    youtube: 'https://youtube.comptoir.test',
  },
  recrutement: 'https://recrutement.comptoir.test',
  promesses: {
    heureLimite: '16:30',
    retraitHeures: 2,
    francoEuros: '150.00',
    livraisonAvant: '12:00',
    nombreMagasins: 60,
  },
  commandeMinimumEuros: null,
  metiers: [
    'menuisier',
    'agenceur',
    'charpentier',
    'couvreur',
    'macon',
    'plaquiste',
    'peintre',
    'electricien',
    'plombier',
    'serrurier',
    'metallier',
    'paysagiste',
    'maintenance',
    'collectivite',
  ],
};
