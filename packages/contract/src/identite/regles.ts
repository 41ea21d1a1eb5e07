/** The rules of the forms about people and companies, for both sides. */

export const MAX_SIGNES_MOT_DE_PASSE = 200;

/** At least two signs, none of the digits, none of / # : + *. */
export const MOTIF_NOM = '^[^0-9/#:+*]{2,80}$';
/** One address; whether it exists, only a mail can tell. */
export const MOTIF_EMAIL =
  '^[^\\s<>,;:"()\\[\\]\\\\@]+@[^\\s<>,;:"()\\[\\]\\\\@]+\\.[^\\s<>,;:"()\\[\\]\\\\@]{2,}$';
/** As people write it: digits, spaces, dots, hyphens, brackets, an international prefix. */
export const MOTIF_TELEPHONE = '^\\+?[0-9][0-9 .()\\-]{5,24}$';
export const MOTIF_SIRET = '^[0-9]{14}$';
/** The token of a link or of a QR code, as `jeton.ts` of the server makes them. */
export const MOTIF_JETON = '^[A-Za-z0-9_-]{43}$';

/** `consultation`: may look and ask for quotes, not order. */
export const ROLES_COMPTE = ['administrateur', 'acheteur', 'consultation'] as const;
export type RoleCompte = (typeof ROLES_COMPTE)[number];
