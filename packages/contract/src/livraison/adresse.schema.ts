/** Where goods or invoices go. */
import * as Type from 'typebox';
import type { Static } from 'typebox';
import { Id, Nullable } from '../http/id.schema.ts';

export const MAX_SIGNES_LIBELLE_ADRESSE = 60;
export const MAX_SIGNES_LIGNE_ADRESSE = 80;
/** A postcode of any country. */
export const MAX_SIGNES_CODE_POSTAL = 12;
export const MAX_SIGNES_CONSIGNES = 300;
/** The most addresses one company may have. */
export const MAX_ADRESSES = 200;

const Ligne = Type.String({ maxLength: MAX_SIGNES_LIGNE_ADRESSE });
const LigneRemplie = Type.String({ minLength: 1, maxLength: MAX_SIGNES_LIGNE_ADRESSE });

/** As it is written on an envelope. */
export const AdressePostale = Type.Object({
  /** Company or person. */
  nom: LigneRemplie,
  ligne1: LigneRemplie,
  ligne2: Nullable(Ligne),
  /** As the post of its country writes it (`isCodePostalOf`). */
  codePostal: Type.String({ minLength: 1, maxLength: MAX_SIGNES_CODE_POSTAL }),
  ville: LigneRemplie,
  /** One of `pays.ts`; 74 is France. */
  paysId: Type.Integer({ minimum: 1, maximum: 32_767 }),
});
export type AdressePostale = Static<typeof AdressePostale>;

/** Who is met where goods arrive; '' where nothing is given. */
export const ContactSurPlace = Type.Object({
  nom: Type.String({ maxLength: 80 }),
  telephone: Type.String({ maxLength: 20 }),
  email: Type.String({ maxLength: 254 }),
});

/** What a company writes of one of its addresses. */
export const SaisieAdresse = Type.Object({
  /** What it calls it: a job site, its workshop. */
  libelle: Type.String({ minLength: 1, maxLength: MAX_SIGNES_LIBELLE_ADRESSE }),
  ligne1: LigneRemplie,
  ligne2: Nullable(Ligne),
  codePostal: Type.String({ pattern: '^\\d{5}$' }),
  ville: LigneRemplie,
  /** What a driver has to know. */
  consignes: Type.String({ maxLength: MAX_SIGNES_CONSIGNES }),
  contact: ContactSurPlace,
  parDefaut: Type.Boolean(),
});
export type SaisieAdresse = Static<typeof SaisieAdresse>;

export const AdresseLivraison = Type.Object({
  id: Id,
  ...SaisieAdresse.properties,
  paysId: Type.Integer(),
  /** How far it is: carriage depends on it; null where nothing is delivered. */
  zone: Nullable(Type.Integer()),
});
export type AdresseLivraison = Static<typeof AdresseLivraison>;
