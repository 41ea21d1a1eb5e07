import * as Type from 'typebox';
import { defineCall } from '../http/call.ts';
import { Id } from '../http/id.schema.ts';

export const Session = Type.Object({
  isAuthenticated: Type.Boolean(),
  token: Type.Object({
    access_token: Type.String(),
    /** ISO date; the browser asks again a little before. */
    expires_at: Type.String(),
  }),
  sessionCourante: Type.Object({
    /** The acting compte may look and ask for quotes, not order. */
    consultation: Type.Boolean(),
    /** The company they buy for or act for; absent for a visitor. */
    compte: Type.Optional(Type.Object({ id: Id, code: Type.String(), libelle: Type.String() })),
    utilisateurId: Type.Optional(Id),
  }),
});

export const lireSession = defineCall({
  method: 'GET',
  path: '/api/session',
  acces: 'tous',
  summary:
    'Turns the session cookie into a short-lived bearer; starts an anonymous session where there is none.',
  credential: 'cookie',
  answer: Session,
});

export const fermerSession = defineCall({
  method: 'DELETE',
  path: '/api/session',
  acces: 'tous',
  journal: 'session-quittee',
  summary: 'Ends the session: its cookie and its bearers stop working at once.',
});
