/** Shopping lists of a person: what they buy again, and baskets they put aside. */
import * as Type from 'typebox';
import type { Static } from 'typebox';
import { LIGNE_DE_LOT, MAX_LOT } from '../articles/lot.ts';
import { defineCall } from '../http/call.ts';
import { Id } from '../http/id.schema.ts';
import { COUPE_DEMANDEE } from '../panier/ecriture.schema.ts';
import { MAX_SIGNES_CHANTIER } from '../panier/limites.ts';

export const MAX_SIGNES_LISTE = 80;

export const ListeAchats = Type.Object({
  id: Id,
  libelle: Type.String(),
  nombreArticles: Type.Integer(),
  /** ISO date. */
  modifieLe: Type.String(),
});
export type ListeAchats = Static<typeof ListeAchats>;

/** A line of a basket keeps how it is cut and the chantier it is for. */
export const LigneGardee = Type.Object({
  ...LIGNE_DE_LOT,
  ...COUPE_DEMANDEE,
  /** Name of the chantier it goes back to. */
  chantier: Type.Optional(Type.String({ maxLength: MAX_SIGNES_CHANTIER })),
});
export type LigneGardee = Static<typeof LigneGardee>;

const Lignes = Type.Array(LigneGardee, { maxItems: MAX_LOT });

export const listerListes = defineCall({
  method: 'GET',
  path: '/api/listes-achats',
  acces: 'acheteur',
  summary: 'Shopping lists of who asks, the last changed first.',
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
    articles: Type.Optional(Lignes),
  }),
  answer: ListeAchats,
  refusals: ['introuvable'],
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
  refusals: ['lot-sans-donnees', 'introuvable'],
});
