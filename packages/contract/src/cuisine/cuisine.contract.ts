/** The kitchen planner: a plan is drawn in the browser, and priced, printed and ordered here. */
import * as Type from 'typebox';
import type { Static } from 'typebox';
import { ImageArticle, UNITES } from '../articles/article.schema.ts';
import { DevisClientele } from '../devis-clientele/devis-clientele.contract.ts';
import { defineCall } from '../http/call.ts';
import { Fichier } from '../http/fichier.schema.ts';
import { Id, Nullable } from '../http/id.schema.ts';
import { MontantSchema } from '../http/montant.schema.ts';
import { EcriturePanier } from '../panier/ecriture.schema.ts';
import { MAX_SIGNES_CHANTIER } from '../panier/limites.ts';
import { TarifPanier } from '../panier/tarif-panier.schema.ts';
import { NATURES, UNITES_BESOIN } from './besoin.ts';
import { FACADES, PLANS_DE_TRAVAIL, POIGNEES } from './finitions.ts';
import { APPAREILS } from './modules.ts';
import { Plan } from './plan.schema.ts';

/** The article that answers a need, as much of it as is bought. */
export const ArticleNomenclature = Type.Object({
  id: Id,
  produitId: Id,
  reference: Type.String(),
  libelle: Type.String(),
  slug: Type.String(),
  image: ImageArticle,
  unite: Type.Enum(UNITES),
  /** In units of sale. */
  quantite: Type.Integer(),
  prixHT: MontantSchema,
  /** The cutting is in it. */
  montantHT: MontantSchema,
  /** Second best: the shop keeps nothing nearer. */
  approchant: Type.Boolean(),
  /** Where it is cut to size. */
  coupe: Nullable(
    Type.Object({ traitCoupe: Type.String(), pieces: Type.Integer(), montantHT: MontantSchema }),
  ),
});
export type ArticleNomenclature = Static<typeof ArticleNomenclature>;

export const LigneNomenclature = Type.Object({
  nature: Type.Enum(NATURES),
  /** What the plan needs, of its own units: pieces, pairs, metres. */
  besoin: Type.Integer(),
  unite: Type.Enum(UNITES_BESOIN),
  /** Null: the shop sells none online, one asks. */
  article: Nullable(ArticleNomenclature),
});
export type LigneNomenclature = Static<typeof LigneNomenclature>;

export const NomenclatureChiffree = Type.Object({
  lignes: Type.Array(LigneNomenclature),
  aFournir: Type.Array(
    Type.Object({
      appareil: Type.Enum(APPAREILS),
      largeur: Type.Integer(),
      elementId: Type.String(),
    }),
  ),
  tarif: TarifPanier,
});
export type NomenclatureChiffree = Static<typeof NomenclatureChiffree>;

export const chiffrerCuisine = defineCall({
  method: 'POST',
  path: '/api/cuisine/nomenclature',
  acces: 'tous',
  credential: 'optional',
  journal: false,
  summary:
    'The bill of materials of a kitchen: articles of the catalogue with the prices of who asks.',
  body: Plan,
  answer: NomenclatureChiffree,
});

export const listerFinitions = defineCall({
  method: 'GET',
  path: '/api/cuisine/finitions',
  acces: 'tous',
  credential: 'public',
  summary: 'Fronts, worktops and handles that the shop sells at present.',
  answer: Type.Object({
    facades: Type.Array(Type.Enum(FACADES)),
    plansDeTravail: Type.Array(Type.Enum(PLANS_DE_TRAVAIL)),
    poignees: Type.Array(Type.Enum(POIGNEES)),
  }),
});

export const imprimerCuisine = defineCall({
  method: 'POST',
  path: '/api/cuisine/pdf',
  acces: 'tous',
  credential: 'optional',
  journal: false,
  summary: 'The plan on paper: dimensioned drawing, elevations, priced bill of materials.',
  body: Plan,
  answer: Fichier,
});

export const commanderCuisine = defineCall({
  method: 'POST',
  path: '/api/cuisine/panier',
  acces: 'acheteur',
  journal: 'panier-ajout',
  summary: 'Puts the bill of materials into the basket, as a chantier: all of it or nothing.',
  body: Type.Object({
    plan: Plan,
    chantier: Type.String({ minLength: 1, maxLength: MAX_SIGNES_CHANTIER }),
  }),
  answer: EcriturePanier,
  refusals: [
    'cuisine-vide',
    'introuvable',
    'article-retire',
    'panier-plein',
    'trait-coupe-invalide',
  ],
  requestHeaders: { 'Idempotency-Key': 'optional' },
  answerHeaders: ['ETag'],
});

export const deviserCuisine = defineCall({
  method: 'POST',
  path: '/api/cuisine/devis-clientele',
  acces: 'titulaire',
  summary:
    'Begins a quote for a customer with the bill of materials: a section for each part of the kitchen, at the prices of who asks.',
  body: Plan,
  answer: DevisClientele,
  refusals: ['cuisine-vide', 'trop-de-devis', 'devis-client-trop-long'],
});
