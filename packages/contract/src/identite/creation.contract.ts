/** A company opens its account; a person activates theirs. */
import * as Type from 'typebox';
import type { Static } from 'typebox';
import { defineCall } from '../http/call.ts';
import { Id } from '../http/id.schema.ts';
import { Email, Jeton, MotDePasse, NomPersonne, Telephone } from './personne.schema.ts';
import { MOTIF_SIRET } from './regles.ts';

const ligne = (maxLength: number) => Type.String({ minLength: 1, maxLength, pattern: '\\S' });

export const Societe = Type.Object({
  /** Exactly 14 digits; a key that does not fit is reported while typing, never refused. */
  siret: Type.String({ pattern: MOTIF_SIRET }),
  raisonSociale: ligne(120),
  /** Code of a trade the shop speaks to. */
  metier: Type.String({ minLength: 1, maxLength: 40 }),
  adresseLigne1: ligne(120),
  adresseLigne2: Type.Optional(Type.String({ maxLength: 120 })),
  codePostal: Type.String({ pattern: '^[0-9]{5}$' }),
  ville: ligne(80),
});
export type Societe = Static<typeof Societe>;

export const creerCompte = defineCall({
  method: 'POST',
  path: '/api/comptes',
  acces: 'tous',
  journal: false,
  summary:
    'Asks for an account: a mail holds the link that makes it. The same answer whether the address or the company are known or not.',
  body: Type.Object({
    societe: Societe,
    personne: Type.Object({
      prenom: NomPersonne,
      nom: NomPersonne,
      email: Email,
      telephone: Type.Optional(Telephone),
    }),
    magasinId: Type.Optional(Id),
    /** Terms and personal data, read and accepted. */
    conditions: Type.Literal(true),
  }),
});

export const activerCompte = defineCall({
  method: 'POST',
  path: '/api/comptes/activation',
  acces: 'tous',
  journal: false,
  summary:
    'Uses the link of a creation (24 h) or of an invitation (7 days): who has no password yet chooses it now. A company already known decides first whether they join it.',
  body: Type.Object({
    jeton: Jeton,
    /** Where they have none yet: asked for by `mot-de-passe-attendu`. */
    motDePasse: Type.Optional(MotDePasse),
  }),
  answer: Type.Object({
    email: Type.String(),
    compte: Type.String(),
    /**
     * `attente`: the administrators of the company were asked; `invite`: they had invited this person,
     * and the link of that invitation, sent again, lets them in.
     */
    etat: Type.Enum(['actif', 'attente', 'invite']),
  }),
  refusals: ['lien-perime', 'mot-de-passe-attendu', 'mot-de-passe-faible'],
});

export const renvoyerActivation = defineCall({
  method: 'POST',
  path: '/api/comptes/activation/renvoyer',
  acces: 'tous',
  journal: false,
  summary: 'Sends the activation link again where one is awaited; the answer never tells.',
  body: Type.Object({ email: Email }),
});

/** A trade of the creation form. */
export const listerMetiers = defineCall({
  method: 'GET',
  path: '/api/comptes/metiers',
  acces: 'tous',
  credential: 'public',
  summary: 'Trades a company may be of, in the language of who asks.',
  answer: Type.Array(Type.Object({ code: Type.String(), libelle: Type.String() })),
});
