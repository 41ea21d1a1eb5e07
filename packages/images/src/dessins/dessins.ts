/** The drawing of an article with its dimensions, by its genre. Pure, no three. */
import { GENRES } from '../genres/genres.ts';
import { writeDessin, writeVignette } from './write.ts';
import { AMENAGEMENT } from './familles/amenagement.ts';
import { ANCRAGES } from './familles/ancrages.ts';
import { BOITIERS } from './familles/boitiers.ts';
import { BOULONNERIE } from './familles/boulonnerie.ts';
import { CHANTIER } from './familles/chantier.ts';
import { CHARPENTE } from './familles/charpente.ts';
import { CHEVILLES } from './familles/chevilles.ts';
import { CLES } from './familles/cles.ts';
import { CLOUS } from './familles/clous.ts';
import { COLLIERS } from './familles/colliers.ts';
import { DISQUES } from './familles/disques.ts';
import { EMBOUTS } from './familles/embouts.ts';
import { FORETS } from './familles/forets.ts';
import { LAMES } from './familles/lames.ts';
import { LONGUEURS } from './familles/longueurs.ts';
import { MEUBLES } from './familles/meubles.ts';
import { MOULURES } from './familles/moulures.ts';
import { PANNEAUX } from './familles/panneaux.ts';
import { PAUMELLES } from './familles/paumelles.ts';
import { POIGNEES } from './familles/poignees.ts';
import { PROFILES } from './familles/profiles.ts';
import { RACCORDS } from './familles/raccords.ts';
import { SANITAIRE } from './familles/sanitaire.ts';
import { SERRAGE } from './familles/serrage.ts';
import { SERRURES } from './familles/serrures.ts';
import { STOCKAGE } from './familles/stockage.ts';
import { TUYAUX } from './familles/tuyaux.ts';
import { VERROUS } from './familles/verrous.ts';
import { VIS } from './familles/vis.ts';
import { USUELS } from './familles/usuels.ts';
import type { Mesures } from './mesures.ts';
import type { Schema, Schemas } from './schema.ts';

export const DESSINS: ReadonlyMap<string, readonly Schema[]> = new Map(
  [
    VIS,
    BOULONNERIE,
    CHEVILLES,
    ANCRAGES,
    CLOUS,
    PAUMELLES,
    SERRURES,
    VERROUS,
    POIGNEES,
    COLLIERS,
    MEUBLES,
    LONGUEURS,
    AMENAGEMENT,
    FORETS,
    EMBOUTS,
    DISQUES,
    CHARPENTE,
    CLES,
    SERRAGE,
    LAMES,
    STOCKAGE,
    CHANTIER,
    PANNEAUX,
    TUYAUX,
    MOULURES,
    PROFILES,
    RACCORDS,
    SANITAIRE,
    BOITIERS,
  ].flatMap((famille: Schemas) =>
    Object.entries(famille).map(([genre, schemas]): [string, readonly Schema[]] => [
      genre,
      'codes' in schemas ? [schemas] : schemas,
    ]),
  ),
);

/** Lengths in a genre of the demo nobody drew are those of its parts: of a belt, of a cable. */
function schemasOf(genre: string): readonly Schema[] {
  return DESSINS.get(genre) ?? (GENRES.has(genre) ? [] : USUELS);
}

/** The first whose dimensions are all known. */
function schemaOf(genre: string, connu: (code: string) => boolean): Schema | undefined {
  return schemasOf(genre).find(({ codes }) => codes.every(connu));
}

/** Whether an article has a drawing, by the attributes it tells. */
export function aUnDessin(genre: string, connu: (code: string) => boolean): boolean {
  return schemaOf(genre, connu) !== undefined;
}

/** Undefined for what has too few dimensions, or none that show. */
export function dessinCote(genre: string, mesures: Mesures): string | undefined {
  const found = schemaOf(genre, (code) => mesures.has(code));
  return found && writeDessin(found.dessiner(mesures), mesures);
}

/** The same at a glance, without a word: for the row of thumbnails. */
export function vignetteDessin(genre: string, mesures: Mesures): string | undefined {
  const found = schemaOf(genre, (code) => mesures.has(code));
  return found && writeVignette(found.dessiner(mesures), mesures);
}
