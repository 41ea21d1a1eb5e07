/** What can be chosen of an export of the catalogue, and how many one may ask for. */
import type { Devise } from '../argent.ts';

export const FORMATS_EXPORT = [
  'xlsx',
  'csv',
  'jsonl',
  'fabdis',
  'bmecat',
  'ebp',
  'batigest',
] as const;
export type FormatExport = (typeof FORMATS_EXPORT)[number];

export const FREQUENCES_EXPORT = ['aucune', 'hebdomadaire', 'mensuelle'] as const;
export type FrequenceExport = (typeof FREQUENCES_EXPORT)[number];

export const ETATS_EXPORT = [
  'en-attente',
  'en-cours',
  'pret',
  'echec',
  'annule',
  'expire',
] as const;
export type EtatExport = (typeof ETATS_EXPORT)[number];

/** Why an export failed: no room for its file, too many tries, or whoever asked may not any more. */
export const MOTIFS_EXPORT = ['disque-plein', 'interne', 'acces'] as const;
export type MotifExport = (typeof MOTIFS_EXPORT)[number];

/** Waiting or being written. */
export const MAX_EN_COURS_PERSONNE = 2;
export const MAX_EN_COURS_COMPTE = 5;
/** Repeated ones of a person. */
export const MAX_REPETES = 10;
/** Days the file is kept. */
export const JOURS_EXPORT = 30;
export const EXPORTS_PAR_PAGE = 20;

export const isEnCours = (etat: EtatExport): boolean =>
  etat === 'en-attente' || etat === 'en-cours';

/** Programs and standards of French builders: their prices have no currency, and are read as euros. */
const EN_EUROS: readonly FormatExport[] = ['fabdis', 'ebp', 'batigest'];

/** Whether prices in this currency can be written in this format. */
export function isPrixEcrits(format: FormatExport, devise: Devise): boolean {
  return devise === 'EUR' || !EN_EUROS.includes(format);
}
