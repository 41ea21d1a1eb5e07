/** Drawings with dimensions, made when they are asked for: one article, one language. */
import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { dessinCote, vignetteDessin } from '@comptoir/images/images.public.ts';
import { refus } from '@comptoir/contract/http/erreurs.ts';
import { DEFAULT_LOCALE, isLocale } from '@comptoir/contract/words/locales.ts';
import type { Pool } from '../db/pool.ts';
import { findArticleDessine } from './dessin-cote.sql.ts';
import { readMesures } from './dessin-cote.ts';

interface Asked {
  Params: { fichier: string };
}

/** The catalogue may change: kept for an hour, asked again by its ETag for a day. */
const CACHE = 'public, max-age=3600, stale-while-revalidate=86400';

/** « 1234-fr.svg », or « 1234.svg » for its thumbnail, which has no words. */
const NOM = /^([1-9]\d{0,8})(?:-([a-z]{2}))?\.svg$/;

export function dessinsCotesRoutes(app: FastifyInstance, pool: Pool): void {
  app.get<Asked>('/images/dessins/:fichier', { schema: { hide: true } }, async (request, reply) => {
    const [, id, langue] = NOM.exec(request.params.fichier) ?? [];
    if (id === undefined || (langue !== undefined && !isLocale(langue))) throw refus('introuvable');
    const mots = langue ?? DEFAULT_LOCALE;
    const article = await findArticleDessine(pool, Number(id), mots);
    const dessiner = langue === undefined ? vignetteDessin : dessinCote;
    const svg = article && dessiner(article.genre, readMesures(article.valeurs, mots));
    if (svg === undefined) throw refus('introuvable');
    const etag = `"${createHash('sha256').update(svg).digest('base64url').slice(0, 22)}"`;
    void reply.header('etag', etag).header('cache-control', CACHE);
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    return reply.type('image/svg+xml').send(svg);
  });
}
