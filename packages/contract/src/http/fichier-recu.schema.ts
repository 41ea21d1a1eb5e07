/** A file someone sends inside a call: what it is is found in its bytes, never by its name. */
import * as Type from 'typebox';

export const MAX_OCTETS_FICHIER = 10 * 1024 * 1024;

/** Its size is checked once it is decoded, so that one byte too many is reported as such. */
export const FichierRecu = Type.Object({
  /** Base64. */
  data: Type.String({ minLength: 1 }),
  name: Type.Optional(Type.String({ maxLength: 255 })),
});
