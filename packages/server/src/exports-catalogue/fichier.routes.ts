/**
 * The file of an export, for its person: read by the cookie as pages are, so that a browser writes it
 * to the disk as it comes and a link of a mail leads to it.
 */
import { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { refus } from '@comptoir/contract/http/erreurs.ts';
import type { Pool } from '../db/pool.ts';
import { noterVu } from '../messages/messages.public.ts';
import type { SessionCookie, Sessions } from '../session/session.public.ts';
import { demandeurDeFichier, type AskedExport } from './demandeur.ts';
import type { Essai, FichierExport } from './ecriture/ecriture.sql.ts';
import type { ExportRow } from './exports.sql.ts';
import { FICHIERS, type Fichier } from './fichiers.ts';
import { MOTS } from './mots.ts';
import { findPartie } from './parties.sql.ts';

interface Deps {
  pool: Pool;
  sessions: Sessions;
  cookie: SessionCookie;
}

const CHANGEMENTS: Fichier = { extension: 'csv', type: 'text/csv; charset=utf-8', isGzip: true };

export function fichierRoutes(app: FastifyInstance, deps: Deps): void {
  const { pool } = deps;
  for (const fichier of ['catalogue', 'changements'] as const) {
    app.get<AskedExport>(
      `/mon-compte/exports-catalogue/:id/${fichier}`,
      { schema: { hide: true } },
      async (request, reply) => {
        const { row, acteur } = await demandeurDeFichier(deps, request);
        verifierLa(row);
        // They have it: the message that it is ready has been of use. A delegate reads for another.
        if (acteur.delegueId === undefined) {
          await noterVu(pool, row.utilisateurId, { genre: 'export', id: row.id });
        }
        if (fichier === 'changements' && row.ajoutes === null) throw refus('introuvable');
        const { type, isGzip } = fichier === 'catalogue' ? FICHIERS[row.format] : CHANGEMENTS;
        const isEnvoyeComprime =
          isGzip && /\bgzip\b/.test(request.headers['accept-encoding'] ?? '');
        const octets = Readable.from(readParties(pool, row, fichier), { objectMode: false });
        void reply
          .type(type)
          .header('cache-control', 'private, no-store')
          .header('vary', 'accept-encoding, cookie')
          .header('content-disposition', `attachment; filename="${nomOf(row, fichier)}"`);
        if (isEnvoyeComprime) void reply.header('content-encoding', 'gzip');
        return reply.send(isGzip && !isEnvoyeComprime ? octets.pipe(createGunzip()) : octets);
      },
    );
  }
}

/** Ready, and still kept. */
function verifierLa({ etat, expireLe }: ExportRow): void {
  const isLa = etat === 'pret' && expireLe !== null && expireLe.getTime() > Date.now();
  if (!isLa) throw refus('introuvable');
}

function nomOf({ nom, langue }: ExportRow, fichier: FichierExport): string {
  if (fichier === 'catalogue' || nom === null) return nom ?? '';
  const t = MOTS[langue];
  return `${nom.replace(/\.\w+$/, '')}-${t('fichierChangements')}.csv`;
}

/** Slice by slice, as they are taken. */
async function* readParties(
  pool: Pool,
  essai: Essai,
  fichier: FichierExport,
): AsyncGenerator<Buffer> {
  for (let rang = 0; ; rang++) {
    const octets = await findPartie(pool, essai, { fichier, rang });
    if (!octets) return;
    yield octets;
  }
}
