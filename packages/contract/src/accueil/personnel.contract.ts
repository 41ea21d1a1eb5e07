/** What a buyer takes up again on the home page; apart, since visitors need none of it. */
import * as Type from 'typebox';
import type { Static } from 'typebox';
import { ArticleVendu, ImageArticle } from '../articles/article.schema.ts';
import { defineCall } from '../http/call.ts';
import { CommandeResumee } from '../commandes/commande.schema.ts';
import { DevisResume } from '../devis/devis.schema.ts';
import { Id } from '../http/id.schema.ts';
import { ListeAchats } from '../listes-achats/liste-achats.schema.ts';
import { MontantSchema } from '../http/montant.schema.ts';
import { SondageResume } from '../sondages/sondages.contract.ts';

/** An order one may place again. */
export const CommandeARefaire = Type.Object({
  key: Type.String(),
  numero: Type.String(),
  /** ISO date. */
  passeeLe: Type.String(),
  chantiers: Type.Array(Type.String()),
  nombreLignes: Type.Integer(),
  netHT: MontantSchema,
  /** Pictures of its first lines. */
  images: Type.Array(ImageArticle),
});
export type CommandeARefaire = Static<typeof CommandeARefaire>;

/** Bought regularly. */
export const HabitudeDue = Type.Object({
  article: ArticleVendu,
  /** Usually bought at once. */
  quantite: Type.Integer(),
  /** Day it was last bought. */
  dernierLe: Type.String(),
});
export type HabitudeDue = Static<typeof HabitudeDue>;

export const lireAccueilPersonnel = defineCall({
  method: 'GET',
  path: '/api/accueil/personnel',
  acces: 'acheteur',
  summary:
    'What a buyer takes up again: orders under way, offers that end, lists, habits due, a survey.',
  answer: Type.Object({
    jour: Type.String(),
    /** The first to arrive first. */
    enCours: Type.Array(CommandeResumee),
    /** How many there are of them in all. */
    nombreEnCours: Type.Integer(),
    /** Orders that wait for who asks. */
    aValider: Type.Integer(),
    aRefaire: Type.Array(CommandeARefaire),
    /** Offers of the shop, the first to end first. */
    devis: Type.Array(DevisResume),
    /** How many end soon in all. */
    nombreDevis: Type.Integer(),
    listes: Type.Array(ListeAchats),
    /** The most overdue first. */
    habitudes: Type.Array(HabitudeDue),
    /** How many are due in all. */
    nombreHabitudes: Type.Integer(),
    /** The first to end of those that can be answered and that the buyer did not answer. */
    sondage: Type.Union([SondageResume, Type.Null()]),
  }),
});

export const listerHabitudes = defineCall({
  method: 'GET',
  path: '/api/accueil/habitudes',
  acces: 'acheteur',
  summary: 'What a company buys most often of one part of the catalogue, due or not.',
  query: Type.Object({ noeudId: Id }),
  answer: Type.Object({ jour: Type.String(), habitudes: Type.Array(HabitudeDue) }),
});
