/** The drawing of an article with its dimensions, by its genre. Pure, no three. */
import { ecrireDessin, ecrireVignette } from './ecrire.ts';
import { CHEVILLES } from './familles/chevilles.ts';
import { COUPE } from './familles/outils-coupants.ts';
import { PROFILES } from './familles/profiles.ts';
import { VISSERIE } from './familles/vis.ts';
import type { Mesures } from './mesures.ts';
import type { Schema, Schemas } from './schema.ts';

export const DESSINS: ReadonlyMap<string, readonly Schema[]> = new Map(
  [VISSERIE, CHEVILLES, PROFILES, COUPE].flatMap((famille: Schemas) =>
    Object.entries(famille).map(([genre, schemas]): [string, readonly Schema[]] => [
      genre,
      'codes' in schemas ? [schemas] : schemas,
    ]),
  ),
);

/** The first whose dimensions are all known. */
function schemaDe(genre: string, connu: (code: string) => boolean): Schema | undefined {
  return DESSINS.get(genre)?.find(({ codes }) => codes.every(connu));
}

/** Whether an article has a drawing, by the attributes it tells. */
export function aUnDessin(genre: string, connu: (code: string) => boolean): boolean {
  return schemaDe(genre, connu) !== undefined;
}

/** Undefined for what has too few dimensions, or none that show. */
export function dessinCote(genre: string, mesures: Mesures): string | undefined {
  const found = schemaDe(genre, (code) => mesures.has(code));
  return found && ecrireDessin(found.dessiner(mesures), mesures);
}

/** The same at a glance, without a word: for the row of thumbnails. */
export function vignetteDessin(genre: string, mesures: Mesures): string | undefined {
  const found = schemaDe(genre, (code) => mesures.has(code));
  return found && ecrireVignette(found.dessiner(mesures), mesures);
}
