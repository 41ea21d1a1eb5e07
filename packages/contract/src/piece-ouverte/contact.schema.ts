import * as Type from 'typebox';
import type { Static } from 'typebox';
import { NomPersonne } from '../identite/personne.schema.ts';

export const CRENEAUX = ['journee', 'matin', 'apres-midi'] as const;

/** Who is met where the goods arrive, or fetches them. */
export const ContactLivraison = Type.Object({
  nom: NomPersonne,
  telephone: Type.String({ pattern: '^\\+?[\\d .()-]{6,19}$' }),
  /** '' : nobody is written to. */
  email: Type.String({ maxLength: 254, pattern: '^$|^[^\\s@]+@[^\\s@]+\\.[^\\s@]+$' }),
  /** What a driver has to know of the site. */
  acces: Type.String({ maxLength: 300 }),
  creneau: Type.Enum(CRENEAUX),
});
/** The same where something may be missing. */
export const ContactPropose = Type.Object({
  nom: Type.String(),
  telephone: Type.String(),
  email: Type.String(),
  acces: Type.String(),
  creneau: Type.Enum(CRENEAUX),
});
export type ContactPropose = Static<typeof ContactPropose>;
export type ContactLivraison = Static<typeof ContactLivraison>;
