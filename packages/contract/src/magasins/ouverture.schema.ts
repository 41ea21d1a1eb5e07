import * as Type from 'typebox';
import type { Static } from 'typebox';
import { Nullable } from '../id.schema.ts';

/** Open or not at the moment of the answer, and until when. Paris time. */
export const EtatOuverture = Type.Object({
  ouvert: Type.Boolean(),
  /** Open: when it closes. Closed: when it opens next, with the day unless it is today. */
  heure: Nullable(Type.String()),
  jour: Nullable(Type.String()),
});
export type EtatOuverture = Static<typeof EtatOuverture>;
