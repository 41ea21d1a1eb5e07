/** What people say of themselves and of their company, by the rules of the forms. */
import * as Type from 'typebox';
import {
  MAX_SIGNES_MOT_DE_PASSE,
  MOTIF_EMAIL,
  MOTIF_JETON,
  MOTIF_NOM,
  MOTIF_TELEPHONE,
} from './regles.ts';

export const NomPersonne = Type.String({ pattern: MOTIF_NOM });
export const Email = Type.String({ pattern: MOTIF_EMAIL, maxLength: 254 });
export const Telephone = Type.String({ pattern: MOTIF_TELEPHONE });
export const Jeton = Type.String({ pattern: MOTIF_JETON });
/** Its strength is judged apart (mot-de-passe.ts), so that the refusal can say why. */
export const MotDePasse = Type.String({ minLength: 1, maxLength: MAX_SIGNES_MOT_DE_PASSE });
