/** Who has to agree to whose orders. */
import * as Type from 'typebox';
import type { Static } from 'typebox';
import { defineCall } from '../http/call.ts';
import { Id, Nullable } from '../http/id.schema.ts';

/** Under a hundred million: more digits are not kept. */
const Plafond = Type.String({ pattern: '^\\d{1,8}(\\.\\d{1,2})?$' });

export const RegleApprobation = Type.Object({
  utilisateurId: Id,
  nom: Type.String(),
  email: Type.String(),
  /** Goods without tax, in the currency of the company; null: no limit. */
  limiteCommande: Nullable(Type.String()),
  limiteMois: Nullable(Type.String()),
  /** What was spent in the month that runs. */
  depenseDuMois: Type.String(),
  /** `un`: any of them; `tous`: each, in their order. */
  approbation: Type.Enum(['un', 'tous']),
  /** In their order. */
  approbateurs: Type.Array(Type.Object({ id: Id, nom: Type.String() })),
  /** To be sent as If-Match with what changes it. */
  version: Type.String(),
});
export type RegleApprobation = Static<typeof RegleApprobation>;

export const lireWorkflow = defineCall({
  method: 'GET',
  path: '/api/compte/workflow-validation',
  acces: 'administrateur',
  summary: 'Limits and approvers of each person of the company, and who can approve.',
  answer: Type.Object({
    devise: Type.String(),
    regles: Type.Array(RegleApprobation),
    candidats: Type.Array(Type.Object({ id: Id, nom: Type.String() })),
  }),
});

export const modifierRegle = defineCall({
  method: 'PUT',
  path: '/api/compte/workflow-validation/{utilisateurId}',
  acces: 'administrateur',
  summary: 'Sets the limits and approvers of a person; orders already placed keep theirs.',
  params: Type.Object({ utilisateurId: Id }),
  requestHeaders: { 'If-Match': 'optional' },
  body: Type.Object({
    limiteCommande: Nullable(Plafond),
    limiteMois: Nullable(Plafond),
    approbation: Type.Enum(['un', 'tous']),
    approbateurs: Type.Array(Id, { maxItems: 10 }),
  }),
  answer: RegleApprobation,
  refusals: ['introuvable', 'approbateur-impossible', 'equipier-perime'],
});
