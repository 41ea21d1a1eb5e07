/** Pictures: those that were taken of articles and arrangements, stand-ins of genres, logos. */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { FastifyInstance, FastifyReply } from 'fastify';
import {
  cheminFichier,
  ILLUSTRATIONS,
  TAILLES,
  TAILLES_GARDEES,
} from '@comptoir/images/images.public.ts';
import { refus } from '@comptoir/contract/http/erreurs.ts';
import { FORMATS_ILLUSTRATION } from '@comptoir/contract/illustrations/illustrations.ts';
import { dessinDuGenre } from './genre-dessin.ts';
import { LOGOS } from './logos.ts';
import { writeSvg } from './svg.ts';

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

interface Dessins {
  path: string;
  /** The drawing a name asks for, one of a known few; undefined where there is none. */
  find: (nom: string) => string | undefined;
  draw: (dessin: string) => string;
}

export function imagesRoutes(app: FastifyInstance): void {
  dessinsRoute(app, { path: '/images/genres/:fichier', find: dessinDuGenre, draw: writeSvg });
  dessinsRoute(app, { path: '/images/marques/:fichier', ...LOGOS });
  app.get<Taken>(
    '/images/articles/:fichier/:preset',
    { schema: { hide: true } },
    (request, reply) => {
      const { fichier, preset } = request.params;
      const taille = TAILLES.find((cote) => preset === `${cote}-${cote}.webp`);
      return sendFichier(reply, { fichier, taille, tailles: TAILLES_GARDEES });
    },
  );
  app.get<Taken>(
    '/images/illustrations/:fichier/:preset',
    { schema: { hide: true } },
    (request, reply) => {
      const { fichier, preset } = request.params;
      const largeur = LARGEURS.find((each) => preset === `${each}.webp`);
      return sendFichier(reply, {
        fichier,
        taille: largeur,
        tailles: LARGEURS,
        folder: ILLUSTRATIONS,
      });
    },
  );
}

const LARGEURS = Object.values(FORMATS_ILLUSTRATION)
  .flatMap(({ largeurs }): number[] => [...largeurs])
  .sort((a, b) => a - b);

function dessinsRoute(app: FastifyInstance, { path, find, draw }: Dessins): void {
  const drawn = new Map<string, { svg: string; etag: string }>();

  function keep(dessin: string) {
    let image = drawn.get(dessin);
    if (!image) {
      const svg = draw(dessin);
      const hash = createHash('sha256').update(svg).digest('base64url').slice(0, 22);
      drawn.set(dessin, (image = { svg, etag: `"${hash}"` }));
    }
    return image;
  }

  app.get<Asked>(path, { schema: { hide: true } }, (request, reply) => {
    const nom = /^([a-z0-9]+(?:-[a-z0-9]+)*)\.svg$/.exec(request.params.fichier)?.[1];
    const dessin = nom === undefined ? undefined : find(nom);
    if (dessin === undefined) throw refus('introuvable');
    const { svg, etag } = keep(dessin);
    void reply.header('etag', etag).header('cache-control', CACHE);
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    return reply.type('image/svg+xml').send(svg);
  });
}

interface Fichier {
  fichier: string;
  /** The size asked; undefined for one there is not. */
  taille: number | undefined;
  /** Those there may be. */
  tailles: readonly number[];
  folder?: string;
}

async function sendFichier(reply: FastifyReply, { fichier, taille, ...where }: Fichier) {
  if (taille === undefined || !NOM_FICHIER.test(fichier)) throw refus('introuvable');
  const octets = await readNearest({ fichier, taille, ...where });
  if (!octets) throw refus('introuvable');
  return reply.header('cache-control', POUR_TOUJOURS).type('image/webp').send(octets);
}

/** Not every picture is kept in every size: the next smaller one does, else the next larger. */
async function readNearest({ fichier, taille = 0, tailles, folder }: Fichier) {
  const smaller = tailles.filter((cote) => cote <= taille).reverse();
  for (const each of [...smaller, ...tailles.filter((cote) => cote > taille)]) {
    try {
      return await readFile(cheminFichier(fichier, each, folder));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    }
  }
  return undefined;
}
