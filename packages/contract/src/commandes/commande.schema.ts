/** An order, as its buyer sees it. */
import * as Type from 'typebox';
import type { Static } from 'typebox';
import { Id, Nullable, NullableEnum } from '../http/id.schema.ts';
import { AdressePostale } from '../livraison/adresse.schema.ts';
import { Jour } from '../http/jour.schema.ts';
import { LivraisonChoisie, MODES_LIVRAISON } from '../livraison/choix.schema.ts';
import { MontantSchema } from '../http/montant.schema.ts';
import { MODES_PAIEMENT } from '../paiements/mode-paiement.ts';
import { ARTICLE_DE_LIGNE } from '../panier/article-de-ligne.schema.ts';
import { TarifPanier } from '../panier/tarif-panier.schema.ts';
import { ContactLivraison } from '../piece-ouverte/contact.schema.ts';

export const ETATS_COMMANDE = [
  'a-valider',
  'validee',
  'en-preparation',
  'expediee-partiellement',
  'expediee',
  'livree',
  'annulee',
  'refusee',
] as const;
export type EtatCommande = (typeof ETATS_COMMANDE)[number];

/** Where an order comes from: the shop itself, a delegate who placed it, a quote that was accepted. */
export const ORIGINES_COMMANDE = ['web', 'delegue', 'devis'] as const;
export type OrigineCommande = (typeof ORIGINES_COMMANDE)[number];

/** What can happen to an order. */
export const GENRES_EVENEMENT = [
  'passee',
  'approuvee',
  'refusee',
  'modifiee',
  'validee',
  'en-preparation',
  'expedition',
  'livraison',
  'annulee',
  'date-modifiee',
] as const;
export type GenreEvenement = (typeof GENRES_EVENEMENT)[number];

export const LigneCommande = Type.Object({
  id: Id,
  ...ARTICLE_DE_LIGNE,
  quantiteExpediee: Type.Integer(),
  /** Percent. */
  remise: Nullable(Type.String()),
  prixPublicHT: MontantSchema,
  prixHT: MontantSchema,
  /** Cutting included, before promotions of the basket. */
  montantHT: MontantSchema,
  /** What promotions of the basket took off. */
  promotionHT: MontantSchema,
  /** The eco-participation of one unit of sale. */
  ecoHT: Nullable(MontantSchema),
  /** Percent. */
  tva: Type.String(),
  prevueLe: Jour,
});
export type LigneCommande = Static<typeof LigneCommande>;

export const ChantierCommande = Type.Object({
  rang: Type.Integer(),
  libelle: Nullable(Type.String()),
  codeServiceChorus: Nullable(Type.String()),
  numeroEngagement: Nullable(Type.String()),
  referenceCommande: Nullable(Type.String()),
  lignes: Type.Array(LigneCommande),
  /** The count and total of all its lines; present where `lignes` are those of a slice. */
  nombreLignes: Type.Optional(Type.Integer()),
  totalHT: Type.Optional(MontantSchema),
});
export type ChantierCommande = Static<typeof ChantierCommande>;

export const ChangementLigne = Type.Object({
  /** '' for a gift. */
  reference: Type.String(),
  /** As the order has it. */
  libelle: Type.String(),
  avant: Type.Integer(),
  apres: Type.Integer(),
});
export type ChangementLigne = Static<typeof ChangementLigne>;

export const EvenementCommande = Type.Object({
  genre: Type.Enum(GENRES_EVENEMENT),
  etat: Type.Enum(ETATS_COMMANDE),
  /** ISO date. */
  faitLe: Type.String(),
  /** Who did it; null: the shop. */
  auteur: Nullable(Type.String()),
  /** What they said of it: a reason, a note. */
  motif: Nullable(Type.String()),
  /**
   * What a correction changed: each line that is another, and gifts the order no longer earns; 0:
   * left out.
   */
  changements: Type.Array(ChangementLigne),
});

export const BonLivraison = Type.Object({
  key: Type.String(),
  numero: Type.String(),
  /** ISO dates. */
  expedieLe: Type.String(),
  livreLe: Nullable(Type.String()),
  transporteur: Type.String(),
  /** The tracking number of the carrier; '' without. */
  suivi: Type.String(),
  /** Grams. */
  poids: Type.Integer(),
  /** Where it went. */
  destination: AdressePostale,
  /** Rank from 1 of its consignment in `livraison.envois`; null: it holds parts of several. */
  envoi: Nullable(Type.Integer()),
  lignes: Type.Array(Type.Object({ ligneId: Id, quantite: Type.Integer() })),
  /** The count of all its lines; present where `lignes` are those of a slice. */
  nombreLignes: Type.Optional(Type.Integer()),
});
export type BonLivraison = Static<typeof BonLivraison>;

export const Approbation = Type.Object({
  approbateurId: Id,
  nom: Type.String(),
  rang: Type.Integer(),
  decision: NullableEnum(['approuvee', 'refusee']),
  motif: Type.String(),
  decideLe: Nullable(Type.String()),
});

/** A row of the list. */
export const CommandeResumee = Type.Object({
  key: Type.String(),
  numero: Type.String(),
  etat: Type.Enum(ETATS_COMMANDE),
  /** ISO date. */
  passeeLe: Type.String(),
  auteur: Type.Object({ id: Id, nom: Type.String() }),
  /** The delegate who placed it for the author. */
  delegue: Nullable(Type.String()),
  origine: Type.Enum(ORIGINES_COMMANDE),
  /** Those with a name. */
  chantiers: Type.Array(Type.String()),
  /** What the buyer's own papers call it; of its chantiers, joined. */
  referenceCommande: Type.String(),
  nombreLignes: Type.Integer(),
  netHT: MontantSchema,
  ttc: MontantSchema,
  modePaiement: Type.Enum(MODES_PAIEMENT),
  modeLivraison: Type.Enum(MODES_LIVRAISON),
  /** Last day something of it is promised for. */
  prevueLe: Jour,
  /** It waits for who asks. */
  aValiderParMoi: Type.Boolean(),
});
export type CommandeResumee = Static<typeof CommandeResumee>;

export const Commande = Type.Object({
  ...CommandeResumee.properties,
  ...Type.Object({
    commentaire: Type.String(),
    tarif: TarifPanier,
    lignesParChantier: Type.Array(ChantierCommande),
    livraison: LivraisonChoisie,
    contact: ContactLivraison,
    facturation: AdressePostale,
    goodies: Type.Array(
      Type.Object({
        libelle: Type.String(),
        variante: Nullable(Type.String()),
        quantite: Type.Integer(),
      }),
    ),
    coupon: Nullable(Type.String()),
    devisKey: Nullable(Type.String()),
    evenements: Type.Array(EvenementCommande),
    bons: Type.Array(BonLivraison),
    approbations: Type.Array(Approbation),
    /** What who asks may do with it. */
    actions: Type.Object({
      valider: Type.Boolean(),
      modifier: Type.Boolean(),
      annuler: Type.Boolean(),
      recommander: Type.Boolean(),
    }),
  }).properties,
});
export type Commande = Static<typeof Commande>;
