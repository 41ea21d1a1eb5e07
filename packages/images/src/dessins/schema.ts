/** How a genre is drawn: what must be known of an article, and the views made from it. */
import type { Mesures } from './mesures.ts';
import type { Dessin, Vue } from './vue.ts';

export interface Schema {
  /** Codes of attributes it is not drawn without. */
  codes: readonly string[];
  dessiner(mesures: Mesures): Dessin;
}

/** Those of one genre, the one that tells most first: articles do not all tell as much. */
export type Schemas = Readonly<Record<string, Schema | readonly Schema[]>>;

export function schema(codes: readonly string[], vue: (mesures: Mesures) => Vue): Schema {
  return { codes, dessiner: (mesures) => ({ vues: [vue(mesures)] }) };
}

/** Several views beside each other, or below each other. */
export function schemaVues(
  codes: readonly string[],
  vues: (mesures: Mesures) => readonly Vue[],
  sens: Dessin['sens'] = 'rangee',
): Schema {
  return { codes, dessiner: (mesures) => ({ vues: vues(mesures), sens }) };
}
