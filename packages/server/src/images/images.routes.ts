/** Pictures of articles: those that were taken, and the stand-in of a genre for the others. */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import { cheminFichier, TAILLES, type Taille } from '@comptoir/images/images.public.ts';
import { refus } from '@comptoir/contract/erreurs.ts';
import { dessinDuGenre } from './genre-dessin.ts';
import { ecrireSvg } from './svg.ts';

interface Asked {
  Params: { fichier: string };
}

interface Taken {
  Params: { fichier: string; preset: string };
}

/** Its name carries the digest of the picture: another picture is another address. */
const POUR_TOUJOURS = 'public, max-age=31536000, immutable';

/** A drawing may be bettered: kept for a day, asked again by its ETag for a month. */
const CACHE = 'public, max-age=86400, stale-while-revalidate=2592000';

/** « vis.fraisee-torx-1a2b3c4d »: a kind, then a slug with its digest. */
const NOM_FICHIER = /^[a-z0-9]+(?:-[a-z0-9]+)*\.[a-z0-9]+(?:-[a-z0-9]+)*$/;

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
  app.get<Taken>(
    '/images/articles/:fichier/:preset',
    { schema: { hide: true } },
    async (request, reply) => {
      const { fichier, preset } = request.params;
      const taille = TAILLES.find((cote) => preset === `${cote}-${cote}.webp`);
      if (taille === undefined || !NOM_FICHIER.test(fichier)) throw refus('introuvable');
      const octets = await readLargest(fichier, taille);
      if (!octets) throw refus('introuvable');
      return reply.header('cache-control', POUR_TOUJOURS).type('image/webp').send(octets);
    },
  );
}

/** Some pictures were not kept in the largest size: the next one does. */
async function readLargest(fichier: string, atMost: Taille): Promise<Buffer | undefined> {
  for (const taille of TAILLES.filter((cote) => cote <= atMost).reverse()) {
    try {
      return await readFile(cheminFichier(fichier, taille));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    }
  }
  return undefined;
}
