/** Made-to-measure projects that wait in the basket, each a block of its chantier. */
import * as Type from 'typebox';
import type { Static } from 'typebox';
import { defineCall } from '../http/call.ts';
import { Id, Nullable } from '../http/id.schema.ts';
import { MontantSchema } from '../http/montant.schema.ts';
import { EcriturePanier } from './ecriture.schema.ts';

export const RapidoProjet = Type.Object({
  id: Id,
  libelle: Type.String(),
  /** Configured items. */
  nombre: Type.Integer(),
  /** Null until it is priced. */
  montantHT: Nullable(MontantSchema),
});
export type RapidoProjet = Static<typeof RapidoProjet>;

const params = Type.Object({ id: Id });

export const chercherRapidoProjet = defineCall({
  method: 'HEAD',
  path: '/api/panier/rapido-projets/{id}',
  acces: 'client',
  summary: 'Whether a made-to-measure project is in the basket.',
  params,
  refusals: ['introuvable'],
});

export const retirerRapidoProjet = defineCall({
  method: 'DELETE',
  path: '/api/panier/rapido-projets/{id}',
  acces: 'client',
  journal: 'panier-retrait',
  summary: 'Takes a made-to-measure project out of the basket; it stays among the projects.',
  params,
  answer: EcriturePanier,
  refusals: ['introuvable', 'panier-perime'],
  requestHeaders: { 'If-Match': 'optional' },
  answerHeaders: ['ETag'],
});
