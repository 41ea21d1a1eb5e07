/** Pictures of articles. Those without a photograph are drawn by their genre. */
import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { refus } from '@comptoir/contract/erreurs.ts';
import { dessinDuGenre } from './genre-dessin.ts';
import { ecrireSvg } from './svg.ts';

interface Asked {
  Params: { fichier: string };
}

/** A drawing may be bettered: kept for a day, asked again by its ETag for a month. */
const CACHE = 'public, max-age=86400, stale-while-revalidate=2592000';

export function imagesRoutes(app: FastifyInstance): void {
  const drawn = new Map<string, { svg: string; etag: string }>();

  function draw(nom: string) {
    let image = drawn.get(nom);
    if (!image) {
      const svg = ecrireSvg(nom);
      const hash = createHash('sha256').update(svg).digest('base64url').slice(0, 22);
      drawn.set(nom, (image = { svg, etag: `"${hash}"` }));
    }
    return image;
  }

  app.get<Asked>('/images/genres/:fichier', { schema: { hide: true } }, (request, reply) => {
    const genre = /^([a-z0-9]+(?:-[a-z0-9]+)*)\.svg$/.exec(request.params.fichier)?.[1];
    if (genre === undefined) throw refus('introuvable');
    const { svg, etag } = draw(dessinDuGenre(genre));
    void reply.header('etag', etag).header('cache-control', CACHE);
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    return reply.type('image/svg+xml').send(svg);
  });
}
