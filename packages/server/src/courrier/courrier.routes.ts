/** Mails kept instead of sent, for whoever tries the shop. Registered in demo mode only. */
import { DEFAULT_LOCALE, isLocale, LOCALE_COOKIE } from '@comptoir/contract/words/locales.ts';
import type { Locale } from '@comptoir/contract/words/locales.ts';
import { refus } from '@comptoir/contract/http/erreurs.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Pool } from '../db/pool.ts';
import { CSP_HTML, CSP_PAGE, renderCourrier, renderHtml, renderList } from './courrier-page.ts';
import { findCourrier, listCourriers } from './courrier.sql.ts';
import type { CourrierGarde } from './courrier.sql.ts';

interface ById {
  Params: { id: string };
}

interface PieceById {
  Params: { id: string; rang: string };
}

export function courrierRoutes(app: FastifyInstance, { pool }: { pool: Pool }): void {
  const options = { schema: { hide: true } };

  app.get('/_courrier', options, async (request, reply) => {
    const html = renderList(localeOf(request), await listCourriers(pool));
    return sendHtml(reply, CSP_PAGE, html);
  });

  app.get<ById>('/_courrier/:id', options, async (request, reply) => {
    const courrier = await readCourrier(pool, request.params.id);
    return sendHtml(reply, CSP_PAGE, renderCourrier(localeOf(request), courrier));
  });

  app.get<ById>('/_courrier/:id/html', options, async (request, reply) => {
    const { html } = await readCourrier(pool, request.params.id);
    if (html === null) throw refus('introuvable');
    // Framed by the page above, and by nothing else.
    void reply.header('x-frame-options', 'SAMEORIGIN');
    return sendHtml(reply, CSP_HTML, renderHtml(html));
  });

  app.get<PieceById>('/_courrier/:id/pieces/:rang', options, async (request, reply) => {
    const { id, rang } = request.params;
    const { pieces } = await readCourrier(pool, id);
    const piece = /^\d{1,2}$/.test(rang) ? pieces[Number(rang)] : undefined;
    if (!piece) throw refus('introuvable');
    // A file that somebody sent runs nothing here.
    return reply
      .header('content-security-policy', 'sandbox')
      .header(
        'content-disposition',
        `attachment; filename*=UTF-8''${encodeURIComponent(piece.nom)}`,
      )
      .header('cache-control', 'no-store')
      .type(piece.type)
      .send(Buffer.from(piece.data, 'base64'));
  });
}

async function readCourrier(pool: Pool, id: string): Promise<CourrierGarde> {
  const courrier = /^[1-9]\d{0,14}$/.test(id) ? await findCourrier(pool, Number(id)) : undefined;
  if (!courrier) throw refus('introuvable');
  return courrier;
}

/** These pages stand outside the route table, so the language is not in their path. */
function localeOf(request: FastifyRequest): Locale {
  const { langue } = request.query as { langue?: unknown };
  if (isLocale(langue)) return langue;
  const cookie = 'cookies' in request ? request.cookies[LOCALE_COOKIE] : undefined;
  return isLocale(cookie) ? cookie : DEFAULT_LOCALE;
}

function sendHtml(reply: FastifyReply, csp: string, html: string): FastifyReply {
  return reply
    .header('content-security-policy', csp)
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(html);
}
