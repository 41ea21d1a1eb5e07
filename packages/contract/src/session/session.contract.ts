import * as Type from 'typebox';
import { defineCall } from '../call.ts';

const Session = Type.Object({
  isAuthenticated: Type.Boolean(),
  token: Type.Object({
    access_token: Type.String(),
    /** ISO date; the browser asks again a little before. */
    expires_at: Type.String(),
  }),
  sessionCourante: Type.Object({
    /** The acting compte may look and ask for quotes, not order. */
    consultation: Type.Boolean(),
  }),
});

export const lireSession = defineCall({
  method: 'GET',
  path: '/api/session',
  summary:
    'Turns the session cookie into a short-lived bearer; starts an anonymous session where there is none.',
  credential: 'cookie',
  answer: Session,
});

export const fermerSession = defineCall({
  method: 'DELETE',
  path: '/api/session',
  summary: 'Ends the session: its cookie and its bearers stop working at once.',
});
