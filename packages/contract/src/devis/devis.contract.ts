/** Quotes of a company. */
import * as Type from 'typebox';
import { defineCall } from '../http/call.ts';
import { Fichier } from '../http/fichier.schema.ts';
import { Id, Nullable } from '../http/id.schema.ts';
import { Jour } from '../http/jour.schema.ts';
import { COLONNES, MAX_CHOISIES } from '../identite/colonnes.ts';
import { Key } from '../paiements/paiements.contract.ts';
import {
  MAX_LIGNES_PANIER,
  MAX_SIGNES_CHANTIER,
  MAX_SIGNES_COMMENTAIRE,
  QUANTITE_MAX,
} from '../panier/limites.ts';
import { TrancheDemandee } from '../panier/tranche.schema.ts';
import { ReferencesDonnees } from './references-devis.schema.ts';
import { Devis, DevisResume, ETATS_DEVIS, MOTIFS_REFUS, VersionDevis } from './devis.schema.ts';

export const DEVIS_PAR_PAGE = 25;
export const TRIS_DEVIS = [
  'date',
  '-date',
  'montant',
  '-montant',
  'validite',
  '-validite',
] as const;

const key = Type.Object({ key: Key });
/** Lines left out; what is no longer sold is left out with them. */
export const Sauf = Type.Optional(Type.Array(Id, { maxItems: MAX_LIGNES_PANIER }));
const Prix = Type.String({ pattern: '^\\d{1,9}(\\.\\d{1,4})?$' });

const Filtres = Type.Object({
  recherche: Type.Optional(Type.String({ maxLength: 100 })),
  etat: Type.Optional(Type.Array(Type.Enum(ETATS_DEVIS), { maxItems: 6 })),
  du: Type.Optional(Jour),
  au: Type.Optional(Jour),
  auteurId: Type.Optional(Id),
});

export const listerDevis = defineCall({
  method: 'GET',
  path: '/api/devis',
  acces: 'acheteur',
  summary: 'Quotes of the company, the latest first unless told.',
  query: Type.Object({
    ...Filtres.properties,
    page: Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000 })),
    tri: Type.Optional(Type.Enum(TRIS_DEVIS)),
  }),
  answer: Type.Object({
    devis: Type.Array(DevisResume),
    total: Type.Integer(),
    page: Type.Integer(),
  }),
});

export const exporterListeDevis = defineCall({
  method: 'GET',
  path: '/api/devis/export',
  acces: 'acheteur',
  summary:
    'The quotes that the filters leave, or those named of them, as a file: in the order of the list, with all that is known of them or the columns asked for.',
  query: Type.Object({
    ...Filtres.properties,
    format: Type.Enum(['csv', 'xlsx']),
    tri: Type.Optional(Type.Enum(TRIS_DEVIS)),
    /** Those of the table, in their order; the number always comes first. */
    colonnes: Type.Optional(Type.Array(Type.Enum(COLONNES.devis), { maxItems: 6 })),
    cles: Type.Optional(Type.Array(Key, { maxItems: MAX_CHOISIES })),
  }),
  answer: Fichier,
});

export const lireDevis = defineCall({
  method: 'GET',
  path: '/api/devis/{key}',
  acces: 'acheteur',
  summary:
    'A quote with its last version and its history. With `nombre`, a slice of its lines as of the basket; `resume` is of all of them.',
  params: key,
  query: TrancheDemandee,
  answer: Devis,
  refusals: ['introuvable'],
});

export const lireVersionDevis = defineCall({
  method: 'GET',
  path: '/api/devis/{key}/versions/{version}',
  acces: 'acheteur',
  summary: 'One version of a quote, to be compared with another.',
  params: Type.Object({ key: Key, version: Id }),
  answer: VersionDevis,
  refusals: ['introuvable'],
});

export const modifierDevis = defineCall({
  method: 'PATCH',
  path: '/api/devis/{key}',
  acces: 'acheteur',
  journal: 'devis',
  summary:
    'Writes a new version of a quote from the one that was read: its lines with their quantities and chantiers (those not named go), articles to add, a comment.',
  params: key,
  body: Type.Object({
    /** Refused when another wrote since. */
    version: Id,
    commentaire: Type.Optional(Type.String({ maxLength: MAX_SIGNES_COMMENTAIRE })),
    lignes: Type.Array(
      Type.Object({
        /** The line in the version read; absent for an article that is added. */
        id: Type.Optional(Id),
        articleId: Id,
        quantite: Type.Integer({ minimum: 1, maximum: QUANTITE_MAX }),
        chantier: Type.String({ maxLength: MAX_SIGNES_CHANTIER }),
      }),
      { minItems: 1, maxItems: MAX_LIGNES_PANIER },
    ),
  }),
  answer: Devis,
  refusals: ['introuvable', 'devis-perime', 'devis-clos', 'article-retire'],
});

export const etudierDevis = defineCall({
  method: 'POST',
  path: '/api/devis/{key}/etudier',
  acces: 'delegue',
  journal: 'devis',
  summary:
    'A delegate who acts for the company says that they are on it; reading a request says nothing.',
  params: key,
  answer: Devis,
  refusals: ['introuvable', 'devis-clos'],
});

export const proposerDevis = defineCall({
  method: 'POST',
  path: '/api/devis/{key}/proposer',
  acces: 'delegue',
  journal: 'devis-propose',
  summary:
    'The offer of a delegate who acts for the company: prices or discounts within their ceiling, dates, a note, and how long it holds. The buyer is written to.',
  params: key,
  body: Type.Object({
    version: Id,
    note: Type.String({ maxLength: MAX_SIGNES_COMMENTAIRE }),
    valableJusqu: Jour,
    lignes: Type.Array(
      Type.Object({
        id: Id,
        /** Percent off; null: none. */
        remise: Nullable(Type.String({ pattern: '^\\d{1,3}(\\.\\d{1,2})?$' })),
        promiseLe: Nullable(Jour),
      }),
      { maxItems: MAX_LIGNES_PANIER },
    ),
  }),
  answer: Devis,
  refusals: ['introuvable', 'devis-perime', 'devis-clos', 'remise-plafond'],
});

export const accepterDevis = defineCall({
  method: 'POST',
  path: '/api/devis/{key}/accepter',
  acces: 'acheteur',
  commande: true,
  journal: 'commande-passee',
  summary:
    'Orders a quote that was proposed, whole or by lines, at its prices, with the delivery it was asked with (Idempotency-Key required); refused where it is no longer what `accord` was read with, and to a public body without what its Chorus Pro asks for of each chantier.',
  params: key,
  body: Type.Object({
    version: Id,
    lignes: Type.Optional(Type.Array(Id, { minItems: 1, maxItems: MAX_LIGNES_PANIER })),
    sauf: Sauf,
    /** On account by default. */
    modePaiement: Type.Optional(Type.Enum(['en-compte', 'virement', 'au-retrait'])),
    /** The print of the order as it was shown; without it, what it comes to now is ordered. */
    accord: Type.Optional(Type.String({ maxLength: 80 })),
    /** What is cut is cut to these sizes, and not taken back; needed where a line is cut. */
    traitCoupeValide: Type.Optional(Type.Boolean()),
    references: ReferencesDonnees,
  }),
  answer: Type.Object({ key: Type.String(), numero: Type.String() }),
  refusals: [
    'introuvable',
    'devis-perime',
    'devis-clos',
    'article-retire',
    'livraison-modifiee',
    'piece-incomplete',
    'prix-modifies',
    'paiement-impossible',
  ],
  requestHeaders: { 'Idempotency-Key': 'required' },
});

export const refuserDevis = defineCall({
  method: 'POST',
  path: '/api/devis/{key}/refuser',
  acces: 'acheteur',
  journal: 'devis',
  summary: 'Refuses a quote; the delegate is told why.',
  params: key,
  body: Type.Object({
    motif: Type.Enum(MOTIFS_REFUS),
    precision: Type.String({ maxLength: 500 }),
  }),
  answer: Devis,
  refusals: ['introuvable', 'devis-clos'],
});

export const refuserPrix = defineCall({
  method: 'POST',
  path: '/api/devis/{key}/lignes/{ligneId}/refuser-prix',
  acces: 'acheteur',
  journal: 'devis',
  summary:
    'Refuses one price of an offer: its line waits for the delegate, the others can still be ordered.',
  params: Type.Object({ key: Key, ligneId: Id }),
  body: Type.Object({
    version: Id,
    /** The price of one unit, without tax. */
    prixSouhaite: Nullable(Prix),
    precision: Type.String({ maxLength: 500 }),
  }),
  answer: Devis,
  refusals: ['introuvable', 'devis-perime', 'devis-clos'],
});

export const exporterDevis = defineCall({
  method: 'GET',
  path: '/api/devis/{key}/export',
  acces: 'acheteur',
  summary: 'A quote, as PDF.',
  params: key,
  answer: Fichier,
  refusals: ['introuvable'],
});
