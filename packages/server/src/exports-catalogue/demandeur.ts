import type { FastifyRequest } from 'fastify';
import { refus } from '@comptoir/contract/http/erreurs.ts';
import { MAX_ID } from '@comptoir/contract/http/id.ts';
import type { Pool } from '../db/pool.ts';
import { acheteurOf, type Acteur } from '../http/acteur.ts';
import { verifierAcces } from '../http/permission.ts';
import type { SessionCookie, Sessions } from '../session/session.public.ts';
import { findExport, type ExportRow } from './exports.sql.ts';

export interface AskedExport {
  Params: { id: string };
}

interface Deps {
  pool: Pool;
  sessions: Sessions;
  cookie: SessionCookie;
}

/** The export an address names, for who is known by their cookie as on a page; others have none. */
export async function demandeurDeFichier(
  { pool, sessions, cookie }: Deps,
  request: FastifyRequest<AskedExport>,
): Promise<{ row: ExportRow; acteur: Acteur }> {
  const token = cookie.read(request);
  const session = token ? await sessions.findByCookie(token) : undefined;
  if (!session) throw refus('non-authentifie');
  verifierAcces(session.acteur, { acces: 'acheteur' });
  const { utilisateurId } = acheteurOf(session.acteur);
  const { id } = request.params;
  const isId = /^[1-9]\d{0,9}$/.test(id) && Number(id) <= MAX_ID;
  const row = isId ? await findExport(pool, { id: Number(id), utilisateurId }) : undefined;
  if (!row) throw refus('introuvable');
  return { row, acteur: session.acteur };
}
