/** Orders of a company. */
import * as Type from 'typebox';
import { defineCall } from '../http/call.ts';
import { Fichier } from '../http/fichier.schema.ts';
import { Id } from '../http/id.schema.ts';
import { Jour } from '../http/jour.schema.ts';
import { COLONNES, MAX_CHOISIES } from '../identite/colonnes.ts';
import { Key } from '../paiements/paiements.contract.ts';
import { EcriturePanier } from '../panier/ecriture.schema.ts';
import { MAX_LIGNES_PANIER, QUANTITE_MAX } from '../panier/limites.ts';
import { PremieresDemandees, TrancheDemandee } from '../panier/tranche.schema.ts';
import { BonLivraison, Commande, CommandeResumee, ETATS_COMMANDE } from './commande.schema.ts';

export const COMMANDES_PAR_PAGE = 25;
export const TRIS_COMMANDES = [
  'date',
  '-date',
  'montant',
  '-montant',
  'numero',
  '-numero',
  'prevue',
  '-prevue',
] as const;

const Filtres = Type.Object({
  /** Number, reference of an article, of the buyer, name of a chantier. */
  recherche: Type.Optional(Type.String({ maxLength: 100 })),
  etat: Type.Optional(Type.Array(Type.Enum(ETATS_COMMANDE), { maxItems: 8 })),
  du: Type.Optional(Jour),
  au: Type.Optional(Jour),
  chantier: Type.Optional(Type.String({ maxLength: 80 })),
  auteurId: Type.Optional(Id),
  /** Net without tax, in the currency of the company. */
  montantMin: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000_000 })),
  montantMax: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000_000 })),
  /** Only those that wait for who asks. */
  aValider: Type.Optional(Type.Boolean()),
});

export const listerCommandes = defineCall({
  method: 'GET',
  path: '/api/commandes',
  acces: 'acheteur',
  summary: 'Orders of the company, the latest first unless told.',
  query: Type.Object({
    ...Filtres.properties,
    page: Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000 })),
    tri: Type.Optional(Type.Enum(TRIS_COMMANDES)),
  }),
  answer: Type.Object({
    commandes: Type.Array(CommandeResumee),
    total: Type.Integer(),
    page: Type.Integer(),
    /** No order has the words as they were typed: these were looked for instead. */
    corrige: Type.Optional(Type.String()),
    /** How many wait for who asks, whatever the filters. */
    aValider: Type.Integer(),
    /** To filter by. */
    auteurs: Type.Array(Type.Object({ id: Id, nom: Type.String() })),
    chantiers: Type.Array(Type.String()),
  }),
});

export const exporterCommandes = defineCall({
  method: 'GET',
  path: '/api/commandes/export',
  acces: 'acheteur',
  summary:
    'The orders that the filters leave, or those named of them, as a file: in the order of the list, with all that is known of them or the columns asked for.',
  query: Type.Object({
    ...Filtres.properties,
    format: Type.Enum(['csv', 'xlsx']),
    tri: Type.Optional(Type.Enum(TRIS_COMMANDES)),
    /** Those of the table, in their order; the number always comes first. */
    colonnes: Type.Optional(Type.Array(Type.Enum(COLONNES.commandes), { maxItems: 7 })),
    cles: Type.Optional(Type.Array(Key, { maxItems: MAX_CHOISIES })),
  }),
  answer: Fichier,
});

export const lireCommande = defineCall({
  method: 'GET',
  path: '/api/commandes/{key}',
  acces: 'acheteur',
  summary:
    'An order with its lines, its history and its delivery notes. With `nombre`, a slice of its lines as of the basket; totals are of all of them.',
  params: Type.Object({ key: Key }),
  query: TrancheDemandee,
  answer: Commande,
  refusals: ['introuvable'],
});

export const recommander = defineCall({
  method: 'POST',
  path: '/api/commandes/{key}/recommander',
  acces: 'acheteur',
  journal: 'panier-ajout',
  summary:
    'Puts lines of an order into the basket, all unless told, in their chantiers; tells what changed since.',
  params: Type.Object({ key: Key }),
  body: Type.Object({
    lignes: Type.Optional(Type.Array(Id, { minItems: 1, maxItems: MAX_LIGNES_PANIER })),
  }),
  answer: Type.Object({
    ...EcriturePanier.properties,
    ajoutees: Type.Integer(),
    /** What is not as it was: no longer sold, replaced, another packing, another price. */
    ecarts: Type.Array(
      Type.Object({
        genre: Type.Enum(['retire', 'remplace', 'quantite', 'prix', 'coupe']),
        reference: Type.String(),
        libelle: Type.String(),
        /** In a sentence. */
        message: Type.String(),
      }),
    ),
  }),
  refusals: ['introuvable', 'panier-plein'],
});

export const validerCommande = defineCall({
  method: 'POST',
  path: '/api/commandes/{key}/valider',
  acces: 'titulaire',
  commande: true,
  summary:
    'Agrees to an order that waits for who asks, with other quantities where told (0 leaves a line out).',
  params: Type.Object({ key: Key }),
  query: PremieresDemandees,
  body: Type.Object({
    lignes: Type.Optional(
      Type.Array(
        Type.Object({
          ligneId: Id,
          quantite: Type.Integer({ minimum: 0, maximum: QUANTITE_MAX }),
        }),
        { maxItems: MAX_LIGNES_PANIER },
      ),
    ),
  }),
  answer: Commande,
  refusals: ['introuvable', 'commande-deja-decidee', 'pas-votre-tour', 'paiement-impossible'],
});

export const refuserCommande = defineCall({
  method: 'POST',
  path: '/api/commandes/{key}/refuser',
  acces: 'titulaire',
  summary: 'Refuses an order that waits for who asks; its buyer is told why.',
  params: Type.Object({ key: Key }),
  query: PremieresDemandees,
  body: Type.Object({ motif: Type.String({ minLength: 1, maxLength: 500 }) }),
  answer: Commande,
  refusals: ['introuvable', 'commande-deja-decidee', 'pas-votre-tour'],
});

export const annulerCommande = defineCall({
  method: 'POST',
  path: '/api/commandes/{key}/annuler',
  acces: 'acheteur',
  journal: 'commande-annulee',
  summary: 'Cancels an order that nobody has begun to prepare.',
  params: Type.Object({ key: Key }),
  query: PremieresDemandees,
  answer: Commande,
  refusals: ['introuvable', 'commande-deja-decidee'],
});

export const exporterAccuse = defineCall({
  method: 'GET',
  path: '/api/commandes/{key}/accuse-reception',
  acces: 'acheteur',
  summary: 'The acknowledgement of an order, as PDF.',
  params: Type.Object({ key: Key }),
  answer: Fichier,
  refusals: ['introuvable'],
});

export const lireBonLivraison = defineCall({
  method: 'GET',
  path: '/api/bons-livraison/{key}',
  acces: 'acheteur',
  summary: 'A delivery note, and the order it is of.',
  params: Type.Object({ key: Key }),
  answer: Type.Object({
    ...BonLivraison.properties,
    commande: Type.Object({ key: Type.String(), numero: Type.String() }),
  }),
  refusals: ['introuvable'],
});

export const exporterBonLivraison = defineCall({
  method: 'GET',
  path: '/api/bons-livraison/{key}/export',
  acces: 'acheteur',
  summary: 'A delivery note, as PDF or as a table.',
  params: Type.Object({ key: Key }),
  query: Type.Object({ format: Type.Optional(Type.Enum(['pdf', 'csv', 'xlsx'])) }),
  answer: Fichier,
  refusals: ['introuvable'],
});
