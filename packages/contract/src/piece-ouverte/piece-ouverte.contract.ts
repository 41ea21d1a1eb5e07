/** What a buyer is about to order or to ask a quote for: their basket, frozen with its prices. */
import * as Type from 'typebox';
import type { Static } from 'typebox';
import { defineCall } from '../http/call.ts';
import { CoupeLigne } from '../panier/coupe-ligne.schema.ts';
import { Goodie } from '../panier/goodies.contract.ts';
import { MessageControle } from '../panier/controles.contract.ts';
import { ReferencesChantier } from '../panier/references.schema.ts';
import { MAX_SIGNES_COMMENTAIRE } from '../panier/limites.ts';
import { Panier, TYPES_PANIER } from '../panier/panier.contract.ts';
import { NombreDemande, PremieresDemandees, TrancheDemandee } from '../panier/tranche.schema.ts';
import { Id, Nullable, NullableEnum } from '../http/id.schema.ts';
import { AdressePostale } from '../livraison/adresse.schema.ts';
import { LivraisonChoisie } from '../livraison/choix.schema.ts';
import { MODES_PAIEMENT } from '../paiements/mode-paiement.ts';
import { TYPES_DOCUMENT } from '../type-document.ts';
import { ContactLivraison, ContactPropose } from './contact.schema.ts';

/** How long frozen prices hold; the piece is then priced again. */
export const VALIDITE_PIECE_MINUTES = 30;

/** What a store was told to have ready at 11h00 and has at 11h10 is as agreed; later is told. */
export const RETARD_TOLERE_MINUTES = 15;

export const ETAPES_TUNNEL = ['livraison', 'contact', 'confirmation'] as const;

export const ModePaiementOffert = Type.Object({
  mode: Type.Enum(MODES_PAIEMENT),
  disponible: Type.Boolean(),
  /** Why it is not, in a sentence; null where it is. */
  raison: Nullable(Type.String()),
});

/** Why someone else has to agree, in sentences, and who. */
export const ApprobationDite = Type.Object({
  motifs: Type.Array(Type.String()),
  approbateurs: Type.Array(Type.String()),
});

export const PieceOuverte = Type.Object({
  ...Type.Omit(Panier, ['id', 'version']).properties,
  /** ISO date until which its prices hold. */
  valableJusqua: Type.String(),
  /** What is to be known of it: prices that changed when it was priced again, stock that is short. */
  messages: Type.Array(MessageControle),
  /** The count of all messages; present where a slice has the first alone. */
  nombreMessages: Type.Optional(Type.Integer()),
  /** First step that still lacks something. */
  etape: Type.Enum(ETAPES_TUNNEL),
  /** Null before it is chosen; `tarif` counts its carriage. */
  livraison: Nullable(LivraisonChoisie),
  contact: Nullable(ContactLivraison),
  /** What the form of the contact begins with: the buyer's last order, the address, the buyer. */
  contactPropose: ContactPropose,
  facturation: AdressePostale,
  modePaiement: NullableEnum(MODES_PAIEMENT),
  modesPaiement: Type.Array(ModePaiementOffert),
  /** Lines that are cut, of all. */
  nombreCoupes: Type.Integer(),
  /** The buyer agreed that what is cut is not taken back; true where nothing is cut. */
  traitCoupeValide: Type.Boolean(),
  /** The same of what is made to measure. */
  surMesureValide: Type.Boolean(),
  /** Those of its articles that are made to measure. */
  articlesSurMesure: Type.Array(Id),
  /** Why someone else has to agree to it, in sentences, and who. */
  approbation: Nullable(ApprobationDite),
  /** Print of what the buyer agrees to: sent with the order, only what they saw is ordered. */
  accord: Type.String(),
});
export type PieceOuverte = Static<typeof PieceOuverte>;

export const lirePieceOuverte = defineCall({
  method: 'GET',
  path: '/api/piece-ouverte',
  acces: 'acheteur',
  summary:
    'The open piece of who asks; there is none once their basket has changed. With `nombre`, a slice of its lines as of the basket, their days included; totals and `accord` are of all of them.',
  query: TrancheDemandee,
  answer: PieceOuverte,
  refusals: ['introuvable', 'panier-a-corriger'],
});

export const listerTraitsCoupe = defineCall({
  method: 'GET',
  path: '/api/piece-ouverte/articles/traits-coupe',
  acces: 'acheteur',
  summary:
    'Lines of the open piece that are cut, with their lists; with `nombre`, the first of them.',
  query: PremieresDemandees,
  answer: Type.Array(
    Type.Object({
      chantierId: Id,
      articleId: Id,
      ligneId: Id,
      reference: Type.String(),
      libelle: Type.String(),
      quantite: Type.Integer(),
      traitCoupe: Type.String(),
      coupe: CoupeLigne,
    }),
  ),
  refusals: ['introuvable', 'panier-a-corriger'],
});

export const listerGoodiesPiece = defineCall({
  method: 'GET',
  path: '/api/piece-ouverte/goodies',
  acces: 'acheteur',
  summary: 'Gifts the open piece earns.',
  answer: Type.Array(Goodie),
  refusals: ['introuvable', 'panier-a-corriger'],
});

export const modifierPieceOuverte = defineCall({
  method: 'PATCH',
  path: '/api/piece-ouverte',
  acces: 'acheteur',
  journal: 'piece-choix',
  summary: 'Sets what is given of the open piece.',
  query: Type.Object({
    commentaire: Type.Optional(Type.String({ maxLength: MAX_SIGNES_COMMENTAIRE })),
    modePaiement: Type.Optional(Type.Enum(MODES_PAIEMENT)),
    traitCoupeValide: Type.Optional(Type.Boolean()),
    surMesureValide: Type.Optional(Type.Boolean()),
    nombre: NombreDemande,
  }),
  answer: PieceOuverte,
  refusals: ['introuvable', 'panier-a-corriger', 'paiement-impossible'],
});

export const modifierContactLivraison = defineCall({
  method: 'PATCH',
  path: '/api/piece-ouverte/contact-livraison',
  acces: 'acheteur',
  journal: 'piece-choix',
  summary: 'Who is met where the open piece arrives; what is given replaces what was there.',
  query: PremieresDemandees,
  body: Type.Partial(ContactLivraison),
  answer: PieceOuverte,
  refusals: ['introuvable', 'panier-a-corriger'],
});

export const modifierFacturation = defineCall({
  method: 'PATCH',
  path: '/api/piece-ouverte/facturation',
  acces: 'acheteur',
  journal: 'piece-choix',
  summary: 'Where the invoice of the open piece goes; null: to the address of the company.',
  query: PremieresDemandees,
  body: Type.Object({ adresse: Nullable(AdressePostale) }),
  answer: PieceOuverte,
  refusals: ['introuvable', 'panier-a-corriger'],
});

export const modifierReferences = defineCall({
  method: 'PATCH',
  path: '/api/piece-ouverte/references',
  acces: 'acheteur',
  journal: 'piece-choix',
  summary:
    'What the buyer’s own papers call a chantier of the open piece, and its Chorus Pro fields; what is given replaces what was there, an empty text clears it.',
  query: PremieresDemandees,
  body: Type.Object({ chantierId: Id, ...Type.Partial(ReferencesChantier).properties }),
  answer: PieceOuverte,
  refusals: ['introuvable', 'panier-a-corriger'],
});

export const controlerPieceOuverte = defineCall({
  method: 'POST',
  path: '/api/piece-ouverte/controler',
  acces: 'acheteur',
  journal: false,
  summary:
    'What keeps the open piece from being ordered, or should be known before. The header X-Nombre-Messages counts them.',
  answer: Type.Object({ messages: Type.Array(MessageControle) }),
  refusals: ['introuvable', 'panier-a-corriger'],
  answerHeaders: ['X-Nombre-Messages'],
});

export const transformerPieceOuverte = defineCall({
  method: 'POST',
  path: '/api/piece-ouverte/transformer',
  acces: 'acheteur',
  journal: 'commande-passee',
  summary:
    'Makes the order or the quote of the open piece, once for its Idempotency-Key (required), and empties the basket; refused where it is no longer what `accord` was read with. A card payment is begun instead: the order is made when the bank has said yes.',
  query: Type.Object({
    /** The print of the piece as it was shown; without it, what the piece is now is ordered. */
    accord: Type.Optional(Type.String({ maxLength: 80 })),
  }),
  answer: Type.Object({
    /** The key of the order, the quote or the payment. */
    key: Type.String(),
    /** Readable number of the order or quote; null for a payment. */
    numero: Nullable(Type.String()),
    type: Type.Enum(TYPES_PANIER),
    /** The same as a number: quote 0, order 1. */
    typeDocument: Type.Enum([TYPES_DOCUMENT.devis, TYPES_DOCUMENT.commande]),
    suite: Type.Enum(['commande-succes', 'devis-succes', 'paiement']),
  }),
  refusals: [
    'introuvable',
    'panier-a-corriger',
    'piece-incomplete',
    'livraison-modifiee',
    'prix-modifies',
    'paiement-impossible',
    'coupon-epuise',
  ],
  requestHeaders: { 'Idempotency-Key': 'required' },
});
