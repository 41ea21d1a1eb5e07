/**
 * All that is written on an invoice or a credit note, as it is kept: paper and files are made of it
 * alone. Amounts are decimals in the currency of the document; those of a credit note are positive
 * and taken back.
 */
import * as Type from 'typebox';
import type { Static } from 'typebox';
import { DEVISES } from '../argent.ts';
import { UNITES } from '../articles/article.schema.ts';
import { Nullable } from '../http/id.schema.ts';
import { Jour } from '../http/jour.schema.ts';
import { AdressePostale } from '../livraison/adresse.schema.ts';
import { MODES_PAIEMENT } from '../paiements/mode-paiement.ts';
import { LOCALES } from '../words/locales.ts';

export const GENRES_FACTURE = ['facture', 'avoir'] as const;
export type GenreFacture = (typeof GENRES_FACTURE)[number];

/** What the French reform calls the kind of operation: goods, to be paid or paid already. */
export const CADRES = ['B1', 'B2'] as const;

const Decimal = Type.String({ pattern: '^-?\\d{1,15}(\\.\\d{1,4})?$' });
const Cle = Type.Object({ key: Type.String(), numero: Type.String() });

export const LigneFacture = Type.Object({
  rang: Type.Integer(),
  /** `libre`: what an ERP invoiced without an order of the shop. */
  genre: Type.Enum(['article', 'cadeau', 'libre']),
  commande: Nullable(Cle),
  bon: Nullable(Type.Object({ ...Cle.properties, livreLe: Jour })),
  chantier: Nullable(Type.String()),
  /** What the buyer's own papers call the order. */
  referenceCommande: Nullable(Type.String()),
  reference: Type.String(),
  libelle: Type.String(),
  /** '' where nothing is cut. */
  traitCoupe: Type.String(),
  /** Whole where the shop made the invoice; an ERP counts hours and kilos. */
  quantite: Type.Number(),
  unite: Type.Enum(UNITES),
  prixPublicHT: Decimal,
  prixHT: Decimal,
  coupeHT: Decimal,
  ecoHT: Decimal,
  promotionHT: Decimal,
  /** What parts of a line that came on several notes differ by from their price, in cents. */
  arrondiHT: Decimal,
  /** Price by quantity, with cutting, eco-participation and rounding, less the promotion. */
  montantHT: Decimal,
  /** Percent. */
  tva: Decimal,
});
export type LigneFacture = Static<typeof LigneFacture>;

export const FraisFacture = Type.Object({
  genre: Type.Enum(['port', 'remise']),
  libelle: Type.String(),
  montantHT: Decimal,
  tva: Decimal,
});
export type FraisFacture = Static<typeof FraisFacture>;

export const DocumentFacture = Type.Object({
  numero: Type.String(),
  genre: Type.Enum(GENRES_FACTURE),
  cadre: Type.Enum(CADRES),
  langue: Type.Enum(LOCALES),
  devise: Type.Enum(DEVISES),
  emiseLe: Jour,
  echeanceLe: Jour,
  /** First and last day of delivery. */
  periode: Type.Object({ du: Jour, au: Jour }),
  modePaiement: Type.Enum(MODES_PAIEMENT),
  vendeur: Type.Object({
    nom: Type.String(),
    siren: Type.String(),
    siret: Type.String(),
    tva: Type.String(),
    adresse: AdressePostale,
    email: Type.String(),
    telephone: Type.String(),
    adresseElectronique: Type.String(),
    iban: Type.String(),
    bic: Type.String(),
  }),
  acheteur: Type.Object({
    nom: Type.String(),
    code: Type.String(),
    siren: Type.String(),
    siret: Type.String(),
    tva: Nullable(Type.String()),
    adresse: AdressePostale,
    adresseElectronique: Type.String(),
    secteurPublic: Type.Boolean(),
  }),
  /** Where all of it went; null where it went to several places. */
  livraison: Nullable(AdressePostale),
  references: Type.Object({
    codeService: Nullable(Type.String()),
    engagement: Nullable(Type.String()),
    /** What the buyer calls the order, where all lines are of one. */
    commandeClient: Nullable(Type.String()),
    chantier: Nullable(Type.String()),
    commande: Nullable(Type.String()),
    bon: Nullable(Type.String()),
    /** What a credit note corrects. */
    facture: Nullable(Type.Object({ numero: Type.String(), emiseLe: Jour })),
    /** Why. */
    motif: Type.String(),
  }),
  lignes: Type.Array(LigneFacture),
  frais: Type.Array(FraisFacture),
  /** By rising rate. */
  tva: Type.Array(Type.Object({ taux: Decimal, base: Decimal, montant: Decimal })),
  totaux: Type.Object({
    lignesHT: Decimal,
    /** Carriage and the like. */
    fraisHT: Decimal,
    remisesHT: Decimal,
    ecoHT: Decimal,
    ht: Decimal,
    tva: Decimal,
    ttc: Decimal,
    /** Paid before it was issued. */
    regle: Decimal,
    aPayer: Decimal,
    /** The tax in euros, and the rate it was worked out at, where the invoice is in another currency. */
    tvaEuros: Nullable(Decimal),
    taux: Nullable(Type.String()),
  }),
});
export type DocumentFacture = Static<typeof DocumentFacture>;
