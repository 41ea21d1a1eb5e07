/** A file inside an answer: what an authorised call gives, a plain link could not ask for. */
import * as Type from 'typebox';
import type { Static } from 'typebox';

export const Fichier = Type.Object({
  /** Base64. */
  data: Type.String(),
  name: Type.String(),
  /** MIME. */
  type: Type.String(),
});
export type Fichier = Static<typeof Fichier>;
