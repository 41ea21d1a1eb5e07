/** What can be said of a machine beyond what tells it apart, and how each language says it. */
import { formatNombre } from '@comptoir/contract/words/formats.ts';
import { LOCALES, type Locale } from '@comptoir/contract/words/locales.ts';
import { texte, type Texte } from '../../catalogue/modele.ts';

const TOURS = texte('tr/min', 'rpm', 'rpm');
const COUPS = texte('cps/min', 'bpm', 'golpes/min');
const COURSES = texte('courses/min', 'spm', 'carreras/min');
const MM = texte('mm', 'mm', 'mm');
const KG = texte('kg', 'kg', 'kg');
const DECIBELS = texte('dB(A)', 'dB(A)', 'dB(A)');

interface Fait {
  libelle: Texte;
  /** Said in large at the head of the sheet. */
  repond?: true;
  unite?: Texte;
}

/** In the order of the sheet. */
export const FAITS = {
  regime: { libelle: texte('Vitesse à vide', 'No-load speed', 'Velocidad en vacío'), unite: TOURS },
  frappes: {
    libelle: texte('Cadence de frappe', 'Impact rate', 'Frecuencia de impactos'),
    unite: COUPS,
  },
  courses: { libelle: texte('Cadence de coupe', 'Stroke rate', 'Cadencia'), unite: COURSES },
  course: { libelle: texte('Longueur de course', 'Stroke length', 'Carrera'), unite: MM },
  orbite: { libelle: texte('Orbite', 'Orbit', 'Órbita'), unite: MM },
  debrayage: {
    libelle: texte('Positions de débrayage', 'Clutch settings', 'Posiciones de embrague'),
  },
  'percage-bois': {
    libelle: texte('Perçage dans le bois', 'Drilling in timber', 'Taladrado en madera'),
    unite: MM,
  },
  'percage-acier': {
    libelle: texte('Perçage dans l’acier', 'Drilling in steel', 'Taladrado en acero'),
    unite: MM,
  },
  'percage-beton': {
    libelle: texte('Perçage dans le béton', 'Drilling in concrete', 'Taladrado en hormigón'),
    unite: MM,
  },
  'percage-brique': {
    libelle: texte('Perçage dans la brique', 'Drilling in brick', 'Taladrado en ladrillo'),
    unite: MM,
  },
  vissage: { libelle: texte('Vissage', 'Screwdriving', 'Atornillado') },
  'coupe-90': {
    libelle: texte('Coupe à 90°', 'Cut at 90°', 'Corte a 90°'),
    unite: MM,
  },
  'coupe-45': { libelle: texte('Coupe à 45°', 'Cut at 45°', 'Corte a 45°'), unite: MM },
  'coupe-bois': {
    libelle: texte('Coupe dans le bois', 'Cut in timber', 'Corte en madera'),
    unite: MM,
  },
  'coupe-acier': {
    libelle: texte('Coupe dans l’acier', 'Cut in steel', 'Corte en acero'),
    unite: MM,
  },
  debit: { libelle: texte('Débit d’air', 'Air flow', 'Caudal de aire') },
  depression: { libelle: texte('Dépression', 'Suction', 'Depresión') },
  pression: { libelle: texte('Pression de service', 'Working pressure', 'Presión de trabajo') },
  autonomie: { libelle: texte('Autonomie', 'Runtime', 'Autonomía') },
  precision: { libelle: texte('Précision', 'Accuracy', 'Precisión') },
  nivellement: {
    libelle: texte('Mise à niveau', 'Self-levelling', 'Autonivelación'),
  },
  protection: {
    libelle: texte('Indice de protection', 'Protection rating', 'Grado de protección'),
    repond: true,
  },
  reservoir: { libelle: texte('Réservoir', 'Fuel tank', 'Depósito') },
  vibrations: {
    libelle: texte('Vibrations main-bras', 'Hand-arm vibration', 'Vibraciones mano-brazo'),
    unite: texte('m/s²', 'm/s²', 'm/s²'),
  },
  pressionAcoustique: {
    libelle: texte('Pression acoustique', 'Sound pressure', 'Presión acústica'),
    unite: DECIBELS,
  },
  puissanceAcoustique: {
    libelle: texte('Puissance acoustique', 'Sound power', 'Potencia acústica'),
    unite: DECIBELS,
  },
  encombrement: { libelle: texte('Encombrement', 'Overall size', 'Dimensiones'), unite: MM },
  'poids-nu': {
    libelle: texte('Poids de la machine', 'Weight of the tool', 'Peso de la máquina'),
    unite: KG,
  },
  cable: { libelle: texte('Câble', 'Mains lead', 'Cable'), unite: texte('m', 'm', 'm') },
  contenu: { libelle: texte('Dans la boîte', 'In the box', 'Contenido') },
  chargeur: { libelle: texte('Chargeur', 'Charger', 'Cargador') },
  charge: {
    libelle: texte('Charge complète', 'Full charge', 'Carga completa'),
    unite: texte('min', 'min', 'min'),
  },
} as const satisfies Record<string, Fait>;

export type CodeFait = keyof typeof FAITS;

/** One number; sizes as `{ x: [185, 200, 70] }`; from nothing to each of several speeds; or words. */
export type ValeurFait =
  | number
  | { x: readonly number[] }
  | { jusqua: readonly number[] }
  | { de: number; a: number }
  | Texte;
export type Faits = Readonly<Partial<Record<CodeFait, ValeurFait>>>;

const NBSP = '\u00a0';

export function direFait(code: CodeFait, valeur: ValeurFait): Texte {
  if (typeof valeur === 'object' && 'fr' in valeur) return valeur;
  const { unite }: Fait = FAITS[code];
  const [fr = '', en = '', es = ''] = LOCALES.map((locale) => {
    const nombre = direNombres(locale, valeur);
    return unite ? nombre + NBSP + unite[locale] : nombre;
  });
  return { fr, en, es };
}

function direNombres(locale: Locale, valeur: Exclude<ValeurFait, Texte>): string {
  const dire = (nombre: number) => formatNombre(locale, nombre);
  if (typeof valeur === 'number') return dire(valeur);
  if ('x' in valeur) return valeur.x.map(String).join(`${NBSP}×${NBSP}`);
  if ('de' in valeur) return `${dire(valeur.de)}–${dire(valeur.a)}`;
  return valeur.jusqua.map((vitesse) => `0–${dire(vitesse)}`).join(' / ');
}
