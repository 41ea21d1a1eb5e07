import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  suivreExportCatalogue,
  type ExportCatalogue,
} from '@comptoir/contract/exports-catalogue/exports-catalogue.contract.ts';
import type { Locale } from '@comptoir/contract/words/locales.ts';
import type { Calls } from '../../http/calls.ts';
import { leaveDoor } from '../../http/limites/door.ts';
import { langueOf } from '../../http/session-hook.ts';
import type { Shop } from '../../shop.ts';
import { direExport } from '../dire-exports.ts';
import { demandeurDeFichier, type AskedExport } from '../demandeur.ts';
import { readExport } from '../write-export.ts';
import { createSuivi } from './suivi.ts';

export function suiviRoutes(calls: Calls, shop: Shop, app: FastifyInstance): void {
  const { pool, log } = shop;
  const suivi = createSuivi({ pool, log });
  // Before the server waits for what it has begun to answer.
  app.addHook('preClose', async () => suivi.close());

  function open(request: FastifyRequest, reply: FastifyReply, id: number, langue: Locale) {
    // It lasts as long as the export: whoever else is at that address is not to wait for it.
    leaveDoor(request);
    const evenements = new Readable({ read() {} });
    const quitter = suivi.suivre({
      id,
      langue,
      write: (texte) => void evenements.push(texte),
      end: () => void evenements.push(null),
    });
    reply.raw.once('close', quitter);
    void reply
      .type('text/event-stream; charset=utf-8')
      .header('cache-control', 'private, no-store')
      // Some proxies keep an answer back until it is whole.
      .header('x-accel-buffering', 'no');
    return evenements;
  }

  calls.handle(suivreExportCatalogue, async (demande, { params }, http) => {
    const row = await readExport(pool, demande, params.id);
    if (!http) return direExport(pool, row, demande.langue);
    const evenements = open(http.request, http.reply, row.id, demande.langue);
    // A stream goes out as it is.
    return evenements as unknown as ExportCatalogue;
  });

  // The same for a page: the browser's own reader of events sends no header, and comes back by itself.
  app.get<AskedExport>(
    '/mon-compte/exports-catalogue/:id/suivi',
    { schema: { hide: true } },
    async (request, reply) => {
      const { row } = await demandeurDeFichier(shop, request);
      return reply.send(open(request, reply, row.id, langueOf(request)));
    },
  );
}
