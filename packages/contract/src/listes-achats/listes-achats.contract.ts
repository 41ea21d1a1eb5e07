/** Shopping lists of a person: what they buy again, and baskets they put aside. */
import * as Type from 'typebox';
import type { Static } from 'typebox';
import { LIGNE_DE_LOT } from '../articles/lot.ts';
import { defineCall } from '../http/call.ts';
import { Id } from '../http/id.schema.ts';
import { COUPE_DEMANDEE } from '../panier/ecriture.schema.ts';
import { BilanImport, EnvoiLignes, REFUS_FICHIER } from '../panier/import.contract.ts';
import { MAX_SIGNES_CHANTIER } from '../panier/limites.ts';
import { TrancheDemandee } from '../panier/tranche.schema.ts';
import {
  ListeAchats,
  ListeDetaillee,
  MAX_LIGNES_LISTE,
  MAX_SIGNES_LISTE,
  MAX_VALEURS,
  PARTAGES,
  ValeurListe,
} from './liste-achats.schema.ts';

/** The last changed first. */
export const TRI_LISTES = '-modification';
export const TRIS_LISTES = [
  'nom',
  '-nom',
  'articles',
  '-articles',
  'modification',
  TRI_LISTES,
] as const;
export type TriListes = (typeof TRIS_LISTES)[number];

/** A line of a basket keeps how it is cut and the chantier it is for. */
export const LigneGardee = Type.Object({
  ...LIGNE_DE_LOT,
  ...COUPE_DEMANDEE,
  /** Name of the chantier it goes back to. */
  chantier: Type.Optional(Type.String({ maxLength: MAX_SIGNES_CHANTIER })),
});
export type LigneGardee = Static<typeof LigneGardee>;

/** More than a list holds, since the same thing adds up: who sends too many is told how many it holds. */
const Lignes = Type.Array(LigneGardee, { maxItems: 2 * MAX_LIGNES_LISTE });

export const listerListes = defineCall({
  method: 'GET',
  path: '/api/listes-achats',
  acces: 'acheteur',
  summary:
    'Shopping lists of who asks and those shared with their company, the last changed first unless told.',
  query: Type.Object({
    /** Words of the name, or of the references and names of what is in it. */
    recherche: Type.Optional(Type.String({ maxLength: 100 })),
    tri: Type.Optional(Type.Enum(TRIS_LISTES)),
    /** Those put away instead of the others. */
    archivees: Type.Optional(Type.Boolean()),
  }),
  answer: Type.Array(ListeAchats),
});

export const creerListe = defineCall({
  method: 'POST',
  path: '/api/listes-achats',
  acces: 'acheteur',
  journal: 'liste-achats',
  summary: 'Makes a shopping list, with articles or without.',
  body: Type.Object({
    libelle: Type.String({ minLength: 1, maxLength: MAX_SIGNES_LISTE }),
    partage: Type.Optional(Type.Enum(PARTAGES)),
    articles: Type.Optional(Lignes),
  }),
  answer: ListeAchats,
  refusals: ['introuvable', 'trop-de-listes', 'liste-pleine'],
});

export const lireValeurs = defineCall({
  method: 'GET',
  path: '/api/listes-achats/valeurs',
  acces: 'acheteur',
  summary: 'What lists come to today, for who asks; lists of others are left out.',
  query: Type.Object({ ids: Type.Array(Id, { minItems: 1, maxItems: MAX_VALEURS }) }),
  answer: Type.Array(ValeurListe),
});

export const lireListe = defineCall({
  method: 'GET',
  path: '/api/listes-achats/{id}',
  acces: 'acheteur',
  summary:
    'A list with its lines, at the prices and stock of who asks. With `nombre`, a slice of its lines as of the basket; the value is of all of them.',
  params: Type.Object({ id: Id }),
  query: TrancheDemandee,
  answer: ListeDetaillee,
  answerHeaders: ['ETag'],
  refusals: ['introuvable'],
});

export const modifierListe = defineCall({
  method: 'PATCH',
  path: '/api/listes-achats/{id}',
  acces: 'acheteur',
  journal: 'liste-achats',
  summary:
    'Changes what is given of a list: its name, by who may write it; with whom it is shared and whether it is put away, by its person. If-Match: refused when another changed one of these since.',
  params: Type.Object({ id: Id }),
  body: Type.Object({
    libelle: Type.Optional(Type.String({ minLength: 1, maxLength: MAX_SIGNES_LISTE })),
    partage: Type.Optional(Type.Enum(PARTAGES)),
    archivee: Type.Optional(Type.Boolean()),
  }),
  answer: ListeAchats,
  refusals: ['introuvable', 'liste-perimee', 'liste-d-un-collegue'],
  requestHeaders: { 'If-Match': 'optional' },
  answerHeaders: ['ETag'],
});

export const supprimerListe = defineCall({
  method: 'DELETE',
  path: '/api/listes-achats/{id}',
  acces: 'acheteur',
  journal: 'liste-achats',
  summary:
    'Deletes a list; it can be had back until the night after. If-Match: refused when anything of it changed since.',
  params: Type.Object({ id: Id }),
  answer: ListeAchats,
  refusals: ['introuvable', 'liste-perimee', 'liste-d-un-collegue'],
  requestHeaders: { 'If-Match': 'optional' },
});

export const restaurerListe = defineCall({
  method: 'POST',
  path: '/api/listes-achats/{id}/restaurer',
  acces: 'acheteur',
  journal: 'liste-achats',
  summary: 'Puts back a list that was just deleted, as it was.',
  params: Type.Object({ id: Id }),
  answer: ListeAchats,
  refusals: ['introuvable', 'trop-de-listes'],
  answerHeaders: ['ETag'],
});

export const dupliquerListe = defineCall({
  method: 'POST',
  path: '/api/listes-achats/{id}/dupliquer',
  acces: 'acheteur',
  journal: 'liste-achats',
  summary: 'Makes another list with the same lines, chantiers and notes, without discounts.',
  params: Type.Object({ id: Id }),
  body: Type.Object({ libelle: Type.String({ minLength: 1, maxLength: MAX_SIGNES_LISTE }) }),
  answer: ListeAchats,
  refusals: ['introuvable', 'trop-de-listes'],
});

export const ajouterALaListe = defineCall({
  method: 'POST',
  path: '/api/listes-achats/{id}/articles',
  acces: 'acheteur',
  journal: 'liste-achats',
  summary: 'Adds articles to a list; one it already holds takes the quantity.',
  params: Type.Object({ id: Id }),
  body: Lignes,
  answer: ListeAchats,
  refusals: ['lot-sans-donnees', 'introuvable', 'liste-pleine', 'liste-d-un-collegue'],
});

export const importerDansListe = defineCall({
  method: 'POST',
  path: '/api/listes-achats/{id}/importer',
  acces: 'acheteur',
  journal: 'liste-achats',
  televersement: true,
  summary:
    'Adds the lines of a text (one reference or many) or of a file to a list, read as those of the basket: what is changed, asked or left aside is told. A file can also be the body itself.',
  params: Type.Object({ id: Id }),
  body: EnvoiLignes,
  answer: Type.Object({ ...ListeAchats.properties, ...BilanImport.properties }),
  refusals: [...REFUS_FICHIER, 'introuvable', 'liste-pleine', 'liste-d-un-collegue'],
  answerHeaders: ['ETag'],
});
