/** Money on the wire: `{montant: "12.3400", devise: "EUR"}`. */
import * as Type from 'typebox';
import { DEVISES } from '../argent.ts';

export const MontantSchema = Type.Object({
  montant: Type.String({ pattern: '^-?\\d{1,15}(\\.\\d{1,4})?$' }),
  devise: Type.Enum(DEVISES),
});
