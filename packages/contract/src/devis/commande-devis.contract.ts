/** What ordering lines of a quote comes to, before they are ordered. */
import * as Type from 'typebox';
import type { Static } from 'typebox';
import { defineCall } from '../http/call.ts';
import { Id, Nullable } from '../http/id.schema.ts';
import { LivraisonChoisie } from '../livraison/choix.schema.ts';
import { Key } from '../paiements/paiements.contract.ts';
import { MAX_LIGNES_PANIER } from '../panier/limites.ts';
import { Goodie } from '../panier/goodies.contract.ts';
import { ExigencesChorus } from '../panier/references.schema.ts';
import { TarifPanier } from '../panier/tarif-panier.schema.ts';
import { ApprobationDite, ModePaiementOffert } from '../piece-ouverte/piece-ouverte.contract.ts';
import { Sauf } from './devis.contract.ts';
import { ChantierCommande } from './references-devis.schema.ts';

export const CommandeDeDevis = Type.Object({
  /** Lines that would be ordered: those asked for, else all that can be. */
  lignes: Type.Array(Id),
  /** How many of these are cut. */
  nombreCoupes: Type.Integer(),
  /** The whole offer at once, with the carriage it was made with. */
  entiere: Type.Boolean(),
  /** With carriage and VAT of these lines. */
  tarif: TarifPanier,
  /** With its carriage and, of now, its days. */
  livraison: LivraisonChoisie,
  /** Without the card: what is paid at once is ordered through the basket. */
  modesPaiement: Type.Array(ModePaiementOffert),
  approbation: Nullable(ApprobationDite),
  goodies: Type.Array(Goodie),
  /** Those of its lines, in the order they are first met. */
  chantiers: Type.Array(ChantierCommande),
  /** What Chorus Pro asks the buyer for; null where they are no public body. */
  chorus: Nullable(ExigencesChorus),
  /** Print of all this: sent with the order, nothing else than what was shown is ordered. */
  accord: Type.String(),
});
export type CommandeDeDevis = Static<typeof CommandeDeDevis>;

export const apercevoirCommande = defineCall({
  method: 'POST',
  path: '/api/devis/{key}/apercu',
  acces: 'acheteur',
  journal: false,
  summary:
    'What an order of a proposed quote, whole or by lines, comes to: goods, carriage, VAT, days, who has to agree. Nothing is ordered.',
  params: Type.Object({ key: Key }),
  body: Type.Object({
    version: Id,
    lignes: Type.Optional(Type.Array(Id, { minItems: 1, maxItems: MAX_LIGNES_PANIER })),
    sauf: Sauf,
  }),
  answer: CommandeDeDevis,
  refusals: ['introuvable', 'devis-perime', 'devis-clos', 'article-retire'],
});
