import * as Type from 'typebox';
import type { Static } from 'typebox';
import { defineCall } from '../http/call.ts';
import { Id, Nullable } from '../http/id.schema.ts';
import { MontantSchema } from '../http/montant.schema.ts';
import { EcriturePanier } from './ecriture.schema.ts';
import { LignePanier } from './ligne.schema.ts';
import { MAX_SIGNES_CHANTIER } from './limites.ts';
import { ReferencesChantier } from './references.schema.ts';
import { RapidoProjet } from './rapido-projets.contract.ts';

export const Chantier = Type.Object({
  id: Id,
  /** Null: the first one, which the buyer gave no name. */
  libelle: Nullable(Type.String()),
  nombreArticles: Type.Integer(),
  codeServiceChorus: Nullable(Type.String()),
  numeroEngagement: Nullable(Type.String()),
  referenceCommande: Nullable(Type.String()),
  /** In the order they were added; those of a slice where only a slice was asked for. */
  articles: Type.Array(LignePanier),
  /** The total of all its lines and projects; present where `articles` are not all of them. */
  totalHT: Type.Optional(MontantSchema),
  rapidosProjets: Type.Array(RapidoProjet),
});
export type Chantier = Static<typeof Chantier>;

export const listerChantiers = defineCall({
  method: 'GET',
  path: '/api/panier/chantiers',
  acces: 'client',
  summary: 'Chantiers of the basket with their lines, in their order; empty ones are left out.',
  answer: Type.Array(Chantier),
  answerHeaders: ['ETag'],
});

export const modifierChantier = defineCall({
  method: 'PATCH',
  path: '/api/panier/chantiers/{chantierId}',
  acces: 'client',
  journal: 'panier-chantier',
  summary:
    'Changes what is given of a chantier; an empty text clears it. If-Match: refused when another changed the chantier since.',
  params: Type.Object({ chantierId: Id }),
  query: Type.Object({
    libelle: Type.Optional(Type.String({ maxLength: MAX_SIGNES_CHANTIER })),
    ...Type.Partial(ReferencesChantier).properties,
  }),
  answer: EcriturePanier,
  refusals: ['introuvable', 'panier-perime'],
  requestHeaders: { 'If-Match': 'optional' },
  answerHeaders: ['ETag'],
});

export const supprimerChantier = defineCall({
  method: 'DELETE',
  path: '/api/panier/chantiers/{chantierId}',
  acces: 'client',
  journal: 'panier-retrait',
  summary: 'Removes a chantier with its lines; the first one is emptied and loses its name.',
  params: Type.Object({ chantierId: Id }),
  answer: EcriturePanier,
  refusals: ['introuvable', 'panier-perime'],
  requestHeaders: { 'If-Match': 'optional' },
  answerHeaders: ['ETag'],
});
