/** The rules of the forms about people, as codes of the messages `erreur.*`. */
import { MOTIF_EMAIL, MOTIF_NOM, MOTIF_TELEPHONE } from '@comptoir/contract/identite/regles.ts';

const NOM = new RegExp(MOTIF_NOM, 'u');
const EMAIL = new RegExp(MOTIF_EMAIL);
const TELEPHONE = new RegExp(MOTIF_TELEPHONE);

export const isNom = (texte: string): boolean => NOM.test(texte.trim());
export const isEmail = (texte: string): boolean => EMAIL.test(texte.trim()) && texte.length <= 254;
/** One may have none. */
export const isTelephone = (texte: string): boolean =>
  texte.trim() === '' || TELEPHONE.test(texte.trim());
