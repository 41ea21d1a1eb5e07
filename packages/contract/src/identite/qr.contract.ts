/** A second device signs in by a picture on the first. */
import * as Type from 'typebox';
import { defineCall } from '../http/call.ts';
import { Session } from '../session/session.contract.ts';
import { Jeton } from './personne.schema.ts';

const params = Type.Object({ code: Jeton });

export const creerQr = defineCall({
  method: 'POST',
  path: '/api/session/qr',
  acces: 'titulaire',
  summary:
    'A code of two minutes that signs one other device in as the same person; the one before ends.',
  answer: Type.Object({
    code: Jeton,
    /** What the picture says: the whole address to open. */
    url: Type.String(),
    /** ISO date. */
    expireLe: Type.String(),
  }),
});

export const lireQr = defineCall({
  method: 'GET',
  path: '/api/session/qr/{code}',
  acces: 'titulaire',
  summary: 'Whether one’s code was used, for the page that shows it.',
  params,
  answer: Type.Object({ etat: Type.Enum(['attente', 'utilise', 'perime']) }),
});

export const consommerQr = defineCall({
  method: 'POST',
  path: '/api/session/qr/{code}/consommer',
  acces: 'tous',
  journal: false,
  summary: 'Signs this device in as who showed the code, once.',
  params,
  answer: Type.Object({
    ...Session.properties,
    /** The two baskets were too large together: what the device had is a list of the person. */
    panierMisDeCote: Type.Boolean(),
  }),
  refusals: ['lien-perime'],
});
