/** By which way a company gets its invoices: what each needs, a test invoice, the consent. */
import * as Type from 'typebox';
import type { Static } from 'typebox';
import { defineCall } from '../http/call.ts';
import { Fichier } from '../http/fichier.schema.ts';
import { Nullable, NullableEnum } from '../http/id.schema.ts';
import { Jour } from '../http/jour.schema.ts';
import { EXIGENCES } from '../panier/references.schema.ts';
import { CANAUX_FACTURE, ETATS_ENVOI } from './etats-facture.ts';
import { Controle } from './factures.contract.ts';

export const MAX_SIGNES_ADRESSE_CANAL = 125;

const Choix = Type.Object({
  canal: Type.Enum(CANAUX_FACTURE),
  /** A mail address, or one of the directory of platforms; '' where the channel needs none. */
  adresse: Type.String({ maxLength: MAX_SIGNES_ADRESSE_CANAL }),
});

export const Dematerialisation = Type.Object({
  ...Choix.properties,
  /** The first day of issue that goes this way; null where nobody chose yet. */
  depuis: Nullable(Jour),
  /** Who asks may choose. */
  modifiable: Type.Boolean(),
  siren: Type.String(),
  siret: Type.String(),
  /** What the directory of platforms calls the company, unless it chose another. */
  annuaire: Type.String(),
  /** What the structure of a public body asks for: Chorus Pro alone reaches it; else null. */
  exigence: NullableEnum(EXIGENCES),
  /** The latest first. */
  consentements: Type.Array(
    Type.Object({
      ...Choix.properties,
      depuis: Jour,
      qui: Type.String(),
      /** ISO date. */
      consentiLe: Type.String(),
    }),
  ),
  /** How many invoices were sent, by what became of them. */
  envois: Type.Array(Type.Object({ etat: Type.Enum(ETATS_ENVOI), nombre: Type.Integer() })),
});
export type Dematerialisation = Static<typeof Dematerialisation>;

export const lireDematerialisation = defineCall({
  method: 'GET',
  path: '/api/factures/dematerialisation',
  acces: 'acheteur',
  summary: 'By which way the company gets its invoices, who agreed to it, what became of them.',
  answer: Dematerialisation,
});

export const controlerDematerialisation = defineCall({
  method: 'GET',
  path: '/api/factures/dematerialisation/controles',
  acces: 'acheteur',
  summary: 'What a channel needs, and whether it is there, line by line.',
  query: Choix,
  answer: Type.Object({ controles: Type.Array(Controle) }),
});

export const choisirDematerialisation = defineCall({
  method: 'PUT',
  path: '/api/factures/dematerialisation',
  acces: 'administrateur',
  summary:
    'Chooses the channel of the invoices issued from a day on, today at the earliest; the consent is kept with who gave it and when.',
  body: Type.Object({
    ...Choix.properties,
    depuis: Jour,
    consentement: Type.Literal(true),
  }),
  answer: Dematerialisation,
  refusals: ['canal-refuse'],
});

export const essayerDematerialisation = defineCall({
  method: 'POST',
  path: '/api/factures/dematerialisation/essai',
  acces: 'administrateur',
  summary:
    'A test invoice as the channel would bring it, held against the rules; mailed where the channel is mail, laid down nowhere else.',
  body: Choix,
  answer: Type.Object({
    controles: Type.Array(Controle),
    fichier: Fichier,
    /** Where it was mailed to; null where it was not. */
    envoyeA: Nullable(Type.String()),
  }),
  refusals: ['canal-refuse'],
});
