/** What a company keeps for its quotes: how they look, its customers, its kits. */
import * as Type from 'typebox';
import type { Static } from 'typebox';
import { defineCall } from '../http/call.ts';
import { Id, Nullable } from '../http/id.schema.ts';
import {
  ClientDevis,
  Composant,
  Echeance,
  EXONERATIONS,
  Marge,
  Pourcent,
  Prix,
  TAUX_TVA,
  UNITES_DEVIS,
} from './document.schema.ts';
import {
  MAX_COMPOSANTS,
  MAX_ECHEANCES,
  MAX_SIGNES_COORDONNEE,
  MAX_SIGNES_LIGNE,
  MAX_SIGNES_TEXTE,
} from './limites.ts';

export const ReglagesDevis = Type.Object({
  /** Before the year and the number: `D-`. */
  prefixe: Type.String({ pattern: '^[A-Za-z0-9/_-]{0,12}$' }),
  /** Head of the paper, as the company writes itself. */
  nom: Type.String({ maxLength: MAX_SIGNES_COORDONNEE }),
  adresse: Type.String({ maxLength: 400 }),
  email: Type.String({ maxLength: 254 }),
  telephone: Type.String({ maxLength: 40 }),
  couleur: Type.String({ pattern: '^#[0-9a-fA-F]{6}$' }),
  /** Legal mentions, at the foot of each page: insurance, SIRET, VAT number. */
  mentions: Type.String({ maxLength: 600 }),
  conditions: Type.String({ maxLength: MAX_SIGNES_TEXTE }),
  echeancier: Type.Array(Echeance, { maxItems: MAX_ECHEANCES }),
  marge: Marge,
  plancher: Pourcent,
  /** An hour of work: what it costs, what it is sold at. */
  coutHoraireHT: Nullable(Prix),
  tauxHoraireHT: Nullable(Prix),
  tva: Type.Enum(TAUX_TVA),
  exoneration: Type.Enum(EXONERATIONS),
  joursValable: Type.Integer({ minimum: 1, maximum: 365 }),
});
export type ReglagesDevis = Static<typeof ReglagesDevis>;

export const ReglagesLus = Type.Object({
  ...ReglagesDevis.properties,
  /** It is read by a call of its own: nothing that opens a quote waits for a picture. */
  hasLogo: Type.Boolean(),
});
export type ReglagesLus = Static<typeof ReglagesLus>;

export const lireReglagesDevis = defineCall({
  method: 'GET',
  path: '/api/devis-clientele/reglages',
  acces: 'titulaire',
  summary: 'How the quotes of the company look and what they begin with.',
  answer: ReglagesLus,
});

export const enregistrerReglagesDevis = defineCall({
  method: 'PUT',
  path: '/api/devis-clientele/reglages',
  acces: 'titulaire',
  summary: 'Changes them, for the quotes to come; the head and the colour for all papers.',
  body: ReglagesDevis,
  answer: ReglagesLus,
});

export const ClientGarde = Type.Object({ id: Id, ...ClientDevis.properties });
export type ClientGarde = Static<typeof ClientGarde>;

export const listerClientsDevis = defineCall({
  method: 'GET',
  path: '/api/devis-clientele/clients',
  acces: 'titulaire',
  summary: 'Customers of the company, by name.',
  query: Type.Object({ recherche: Type.Optional(Type.String({ maxLength: 100 })) }),
  answer: Type.Array(ClientGarde),
});

export const garderClientDevis = defineCall({
  method: 'POST',
  path: '/api/devis-clientele/clients',
  acces: 'titulaire',
  summary: 'Keeps a customer, or what is new of the one of that name.',
  body: ClientDevis,
  answer: ClientGarde,
  refusals: ['trop-de-devis'],
});

export const supprimerClientDevis = defineCall({
  method: 'DELETE',
  path: '/api/devis-clientele/clients/{id}',
  acces: 'titulaire',
  summary: 'Forgets a customer; their quotes keep their name.',
  params: Type.Object({ id: Id }),
  refusals: ['introuvable'],
});

export const Ouvrage = Type.Object({
  libelle: Type.String({ minLength: 1, maxLength: MAX_SIGNES_LIGNE }),
  unite: Type.Enum(UNITES_DEVIS),
  composants: Type.Array(Composant, { minItems: 1, maxItems: MAX_COMPOSANTS }),
});
export const OuvrageGarde = Type.Object({ id: Id, ...Ouvrage.properties });
export type OuvrageGarde = Static<typeof OuvrageGarde>;

export const listerOuvrages = defineCall({
  method: 'GET',
  path: '/api/devis-clientele/ouvrages',
  acces: 'titulaire',
  summary: 'Kits of the library of the company, their articles at the prices of today.',
  answer: Type.Array(OuvrageGarde),
});

export const garderOuvrage = defineCall({
  method: 'POST',
  path: '/api/devis-clientele/ouvrages',
  acces: 'titulaire',
  summary: 'Keeps a kit in the library, instead of the one of that name.',
  body: Ouvrage,
  answer: OuvrageGarde,
  refusals: ['trop-de-devis'],
});

export const supprimerOuvrage = defineCall({
  method: 'DELETE',
  path: '/api/devis-clientele/ouvrages/{id}',
  acces: 'titulaire',
  summary: 'Takes a kit out of the library; quotes keep what they took from it.',
  params: Type.Object({ id: Id }),
  refusals: ['introuvable'],
});
