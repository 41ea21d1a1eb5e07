import * as Type from 'typebox';
import type { Static } from 'typebox';
import { Nullable } from '../http/id.schema.ts';

/** Open or not at the moment of the answer, and until when. Paris time. */
export const EtatOuverture = Type.Object({
  ouvert: Type.Boolean(),
  /**
   * Open: when it closes, null where it never does. Closed: when it opens next, null where no day
   * is known.
   */
  heure: Nullable(Type.String()),
  /** The day of that hour, unless it is today. */
  jour: Nullable(Type.String()),
  /** Open, and it closes for a break only: when it opens again, the same day. */
  reprise: Nullable(Type.String()),
});
export type EtatOuverture = Static<typeof EtatOuverture>;
