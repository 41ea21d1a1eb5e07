/**
 * What a picture depends on. The source of a model is taken with all it imports, as bundled: what
 * it does not use of a shared file does not count, nor do comments, so that a touched model takes
 * its own pictures again and no others.
 */
import { createHash } from 'node:crypto';
import { REVISION } from 'three';
import { rolldown } from 'rolldown';
import { cleOf } from '../cles.ts';
import type { Image } from '../genres/image.ts';
import { priseOf, type Modele } from '../modele.ts';
import { VERSION_STUDIO, type NomQualite } from '../studio/qualite.ts';
import { fichierComposition, fichierModele } from './paquet.ts';

/** Digest of a model's own source. */
export function empreinteModele(nom: string): Promise<string> {
  return empreinteSource(fichierModele(nom));
}

async function empreinteSource(input: string): Promise<string> {
  const build = await rolldown({
    input,
    external: /^(three|typebox)(\/|$)/,
    platform: 'neutral',
    logLevel: 'silent',
  });
  const { output } = await build.generate({ format: 'esm', minify: true });
  await build.close();
  const hash = createHash('sha256');
  for (const part of output) if (part.type === 'chunk') hash.update(part.code);
  return hash.digest('hex');
}

/** Digest of an arrangement, with all the models it shows. */
export async function empreinteComposition(nom: string, qualite: NomQualite): Promise<string> {
  const source = await empreinteSource(fichierComposition(nom));
  return createHash('sha256')
    .update(JSON.stringify([nom, source, qualite, VERSION_STUDIO, REVISION]))
    .digest('hex')
    .slice(0, 16);
}

export function empreinteImage(
  image: Image,
  modele: Modele,
  source: string,
  qualite: NomQualite,
): string {
  const prise = priseOf(modele, image.params);
  return createHash('sha256')
    .update(JSON.stringify([cleOf(image), prise, source, qualite, VERSION_STUDIO, REVISION]))
    .digest('hex')
    .slice(0, 16);
}
