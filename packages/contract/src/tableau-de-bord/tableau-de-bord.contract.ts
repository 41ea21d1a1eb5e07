/** What waits for who opens their account, and how their company is doing. */
import * as Type from 'typebox';
import type { Static } from 'typebox';
import { CommandeResumee, type EtatCommande } from '../commandes/commande.schema.ts';
import { DevisResume } from '../devis/devis.schema.ts';
import { defineCall } from '../http/call.ts';
import { Fichier } from '../http/fichier.schema.ts';
import { Id, Nullable } from '../http/id.schema.ts';
import { Jour } from '../http/jour.schema.ts';
import { MontantSchema } from '../http/montant.schema.ts';
import { Franco } from '../panier/panier.contract.ts';
import { AXES_DEPENSES, Depenses } from './depenses.schema.ts';

/** Placed and not arrived yet, in the order of their lives. */
export const ETATS_EN_COURS = [
  'a-valider',
  'validee',
  'en-preparation',
  'expediee-partiellement',
  'expediee',
] as const satisfies readonly EtatCommande[];

/** Whose orders and quotes are counted. */
export const PORTEES = ['societe', 'moi'] as const;
export type Portee = (typeof PORTEES)[number];

/** Each is the count of a list: the same filters, the same rows. */
export const Compteurs = Type.Object({
  /** Orders in one of `ETATS_EN_COURS`. */
  enCours: Type.Integer(),
  /** Orders that wait for who asks. */
  aValider: Type.Integer(),
  /** Offers of the shop that still hold. */
  devis: Type.Integer(),
});
export type Compteurs = Static<typeof Compteurs>;

/** An order under way: what arrives of it next, and where. */
export const CommandeEnCours = Type.Object({
  ...CommandeResumee.properties,
  prochaine: Type.Object({
    jour: Jour,
    /** HH:mm it arrives before, or is ready from; null: in the course of the day. */
    heure: Nullable(Type.String()),
    /** Town, store or pick-up point. */
    destination: Type.String(),
  }),
});
export type CommandeEnCours = Static<typeof CommandeEnCours>;

/** Each with what settles it; a capability that has something to do adds its kind. */
export const AFaire = Type.Union([
  Type.Object({ genre: Type.Literal('approbation'), commande: CommandeResumee }),
  Type.Object({
    genre: Type.Literal('devis'),
    devis: DevisResume,
    /** It ends within a few days. */
    presse: Type.Boolean(),
  }),
  Type.Object({
    genre: Type.Literal('panier-prepare'),
    delegue: Type.String(),
    /** What the delegate wrote with it; '' without. */
    mot: Type.String(),
    /** ISO date. */
    creeLe: Type.String(),
    nombreLignes: Type.Integer(),
    totalHT: MontantSchema,
  }),
  /** Invoices past their date, of the whole company. */
  Type.Object({
    genre: Type.Literal('factures'),
    nombre: Type.Integer(),
    /** With tax, what is left of all of them. */
    reste: MontantSchema,
    /** When the oldest was due. */
    depuis: Jour,
  }),
  /** A shelf of which something was missing when it was counted. */
  Type.Object({
    genre: Type.Literal('liste'),
    id: Id,
    libelle: Type.String(),
    manquants: Type.Integer(),
    /** ISO date. */
    compteeLe: Type.String(),
  }),
  /** What the company usually buys and should have bought again by now. */
  Type.Object({
    genre: Type.Literal('habitudes'),
    nombre: Type.Integer(),
    /** Labels of the most overdue. */
    premieres: Type.Array(Type.String()),
  }),
]);
export type AFaire = Static<typeof AFaire>;
export type GenreAFaire = AFaire['genre'];
export type AFaireOf<G extends GenreAFaire> = Extract<AFaire, { genre: G }>;

export const TableauDeBord = Type.Object({
  jour: Jour,
  pour: Type.Enum(PORTEES),
  /** The person whose orders `moi` counts. */
  utilisateurId: Id,
  /** Others buy for the same company. */
  equipe: Type.Boolean(),
  /** Nothing was ever ordered or asked for. */
  nouveau: Type.Boolean(),
  compteurs: Compteurs,
  /** The next day something arrives, and how many orders; null where nothing is on its way. */
  prochaine: Nullable(Type.Object({ jour: Jour, nombre: Type.Integer() })),
  /** What the orders that wait for who asks come to; null where none does. */
  attente: Nullable(
    Type.Object({
      netHT: MontantSchema,
      /** ISO date the oldest was placed. */
      depuis: Type.String(),
    }),
  ),
  /** The first offer to end; null where there is none. */
  echeance: Nullable(
    Type.Object({ key: Type.String(), numero: Type.String(), valableJusqu: Jour }),
  ),
  /** Owed and ordered on account, tax included; `plafond` null: no limit is known. */
  credit: Type.Object({ utilise: MontantSchema, plafond: Nullable(MontantSchema) }),
  /** What the person may order in a month, goods without tax; null: no limit. */
  budget: Nullable(Type.Object({ depense: MontantSchema, plafond: MontantSchema })),
  /** The most pressing first, of each kind a few. */
  aFaire: Type.Array(AFaire),
  /** The first to arrive first. */
  enCours: Type.Array(CommandeEnCours),
  panier: Type.Object({ nombreArticles: Type.Integer(), netHT: MontantSchema, franco: Franco }),
  /** Who looks after the company; null: nobody in particular. */
  delegue: Nullable(
    Type.Object({
      nom: Type.String(),
      email: Type.String(),
      telephone: Nullable(Type.String()),
    }),
  ),
  depenses: Depenses,
});
export type TableauDeBord = Static<typeof TableauDeBord>;

/** `pour`: by default the company for who runs its account or acts for it, themselves for a buyer. */
const Demandes = Type.Object({
  pour: Type.Optional(Type.Enum(PORTEES)),
  par: Type.Optional(Type.Enum(AXES_DEPENSES)),
});

export const lireTableauDeBord = defineCall({
  method: 'GET',
  path: '/api/tableau-de-bord',
  acces: 'acheteur',
  summary:
    'What waits for who asks, orders under way, what was spent in twelve months, of the company or of the person.',
  query: Demandes,
  answer: TableauDeBord,
});

export const lireCompteurs = defineCall({
  method: 'GET',
  path: '/api/tableau-de-bord/compteurs',
  acces: 'acheteur',
  summary: 'Orders under way, orders to approve, offers to answer: the counts of the account menu.',
  answer: Compteurs,
});

export const exporterDepenses = defineCall({
  method: 'GET',
  path: '/api/tableau-de-bord/depenses/export',
  acces: 'acheteur',
  summary: 'What was spent in twelve months and in those before, month by month, as CSV.',
  query: Demandes,
  answer: Fichier,
});
