/** A quote, as both sides see it. */
import * as Type from 'typebox';
import type { Static } from 'typebox';
import { Id, Nullable, NullableEnum } from '../http/id.schema.ts';
import { AdressePostale } from '../livraison/adresse.schema.ts';
import { Jour } from '../http/jour.schema.ts';
import { LivraisonChoisie } from '../livraison/choix.schema.ts';
import { MontantSchema } from '../http/montant.schema.ts';
import { ARTICLE_DE_LIGNE } from '../panier/article-de-ligne.schema.ts';
import { TarifPanier } from '../panier/tarif-panier.schema.ts';
import { ContactLivraison } from '../piece-ouverte/contact.schema.ts';

export const ETATS_DEVIS = [
  'demande',
  'en-etude',
  'propose',
  'accepte',
  'refuse',
  'expire',
] as const;
export type EtatDevis = (typeof ETATS_DEVIS)[number];

export const MOTIFS_REFUS = [
  'prix',
  'delai',
  'autre-fournisseur',
  'projet-abandonne',
  'autre',
] as const;
export type MotifRefus = (typeof MOTIFS_REFUS)[number];

export const GENRES_EVENEMENT_DEVIS = [
  'demande',
  'modifie',
  'en-etude',
  'propose',
  'prix-refuse',
  'accepte',
  'refuse',
  'expire',
] as const;

export const LigneDevis = Type.Object({
  id: Id,
  rang: Type.Integer(),
  /** '' without a name. */
  chantier: Type.String(),
  ...ARTICLE_DE_LIGNE,
  prixPublicHT: MontantSchema,
  /** What the buyer would pay without an offer. */
  prixHT: MontantSchema,
  /** The delegate's offer; null: none. */
  prixProposeHT: Nullable(MontantSchema),
  /** Percent off `prixHT`. */
  remise: Nullable(Type.String()),
  /** Cutting included, before promotions of the basket. */
  montantHT: MontantSchema,
  /** What promotions of the basket take off; a line keeps them while its quantity stays. */
  promotionHT: MontantSchema,
  /** The eco-participation of one unit of sale. */
  ecoHT: Nullable(MontantSchema),
  tva: Type.String(),
  /** When the delegate says it is there. */
  promiseLe: Nullable(Jour),
  /** The buyer does not take this price: the line is not ordered before it is answered. */
  prixRefuse: Type.Boolean(),
  prixSouhaiteHT: Nullable(MontantSchema),
  /** The order that took it; a line is taken once. */
  commande: Nullable(Type.Object({ key: Type.String(), numero: Type.String() })),
});
export type LigneDevis = Static<typeof LigneDevis>;

export const ResumeVersion = Type.Object({
  /** In the order of the page. */
  chantiers: Type.Array(
    Type.Object({
      libelle: Nullable(Type.String()),
      nombreLignes: Type.Integer(),
      totalHT: MontantSchema,
    }),
  ),
  /** Lines that can be ordered. */
  libres: Type.Integer(),
  /** Offered, and no longer sold. */
  retirees: Type.Integer(),
  prixRefuses: Type.Integer(),
  /** What the offer saves, of all lines and of those that can be ordered. */
  gainHT: MontantSchema,
  gainLibresHT: MontantSchema,
});
export type ResumeVersion = Static<typeof ResumeVersion>;

export const VersionDevis = Type.Object({
  version: Type.Integer(),
  /** Whose it is. */
  auteur: Type.Enum(['client', 'delegue']),
  nom: Type.String(),
  /** ISO date. */
  creeLe: Type.String(),
  commentaire: Type.String(),
  tarif: TarifPanier,
  lignes: Type.Array(LigneDevis),
  /** The sum over all its lines, where `lignes` are those of a slice. */
  resume: Type.Optional(ResumeVersion),
});
export type VersionDevis = Static<typeof VersionDevis>;

export const LivraisonDevis = Type.Omit(LivraisonChoisie, ['envois']);

export const DevisResume = Type.Object({
  key: Type.String(),
  numero: Type.String(),
  etat: Type.Enum(ETATS_DEVIS),
  /** ISO dates. */
  demandeLe: Type.String(),
  modifieLe: Type.String(),
  valableJusqu: Nullable(Jour),
  version: Type.Integer(),
  auteur: Type.Object({ id: Id, nom: Type.String() }),
  delegue: Nullable(Type.String()),
  chantiers: Type.Array(Type.String()),
  nombreLignes: Type.Integer(),
  netHT: MontantSchema,
  ttc: MontantSchema,
});
export type DevisResume = Static<typeof DevisResume>;

export const Devis = Type.Object({
  ...DevisResume.properties,
  ...Type.Object({
    motif: NullableEnum(MOTIFS_REFUS),
    precision: Type.String(),
    /** As it was asked; days come with the offer and the order. */
    livraison: LivraisonDevis,
    contact: ContactLivraison,
    facturation: AdressePostale,
    /** The last one. */
    courante: VersionDevis,
    /** All versions, the latest first. */
    versions: Type.Array(
      Type.Object({
        version: Type.Integer(),
        auteur: Type.Enum(['client', 'delegue']),
        nom: Type.String(),
        creeLe: Type.String(),
        netHT: MontantSchema,
      }),
    ),
    evenements: Type.Array(
      Type.Object({
        genre: Type.Enum(GENRES_EVENEMENT_DEVIS),
        faitLe: Type.String(),
        auteur: Nullable(Type.String()),
        motif: Nullable(Type.String()),
      }),
    ),
    commandes: Type.Array(Type.Object({ key: Type.String(), numero: Type.String() })),
    /** What who asks may do with it; `plafondRemise` in percent where they may make an offer. */
    actions: Type.Object({
      modifier: Type.Boolean(),
      accepter: Type.Boolean(),
      refuser: Type.Boolean(),
      refuserPrix: Type.Boolean(),
      proposer: Type.Boolean(),
      /** Say that one is on a request nobody has taken up yet. */
      etudier: Type.Boolean(),
    }),
    plafondRemise: Nullable(Type.String()),
  }).properties,
});
export type Devis = Static<typeof Devis>;
