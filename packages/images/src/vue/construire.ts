/** Builds a model in the worker and packs it. */
import type { Group, Mesh } from 'three';
import { POLICE } from '../etiquettes/dessin.ts';
import { FINESSE } from '../geometrie/finesse.ts';
import { priseOf, type Modele } from '../modele.ts';
import { emballer, type Colis } from './colis.ts';
import type { Ordre } from './ordre.ts';
import { readParams, type Sorte } from './params.ts';

/** Twice as coarse as for a picture: a quarter of the time, and the eye follows the turn. */
const PAS = 2;

FINESSE.pas = PAS;
FINESSE.ombre = false;

export async function construire({ modele: nom, params, police }: Ordre): Promise<Colis> {
  const [{ default: modele }] = await Promise.all([
    import(`../modeles/${nom}.ts`) as Promise<{ default: Modele }>,
    chargerPolice(police),
  ]);
  const lus = readParams(modele.params as unknown as Record<string, Sorte>, params);
  const object = modele.construire(lus) as Group | Mesh;
  return emballer(object, priseOf(modele, lus), (source) =>
    createImageBitmap(source as OffscreenCanvas, {
      imageOrientation: 'flipY',
      premultiplyAlpha: 'none',
    }),
  );
}

async function chargerPolice(adresse: string): Promise<void> {
  const police = new FontFace(POLICE, `url(${adresse})`, { weight: '100 900' });
  // Fonts of a worker, which the types of a page do not know.
  const { fonts } = globalThis as unknown as { fonts: { add(police: FontFace): void } };
  fonts.add(await police.load());
}
