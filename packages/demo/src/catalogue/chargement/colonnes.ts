/** A text in three languages, as three columns and three values. */
import { slugify } from '@comptoir/contract/noms.ts';
import type { Texte } from '../modele.ts';

type Trois<Nom extends string> = readonly [`${Nom}_fr`, `${Nom}_en`, `${Nom}_es`];

export function troisColonnes<Nom extends string>(nom: Nom): Trois<Nom> {
  return [`${nom}_fr`, `${nom}_en`, `${nom}_es`];
}

export function troisTextes(texte: Texte): readonly [string, string, string];
export function troisTextes(
  texte: Texte | undefined,
): readonly [string, string, string] | readonly [null, null, null];
export function troisTextes(texte: Texte | undefined): readonly (string | null)[] {
  return texte ? [texte.fr, texte.en, texte.es] : [null, null, null];
}

/** `suite` follows the name, in every language. */
export function troisSlugs(texte: Texte, suite = ''): readonly [string, string, string] {
  const slug = (libelle: string) => slugify(`${libelle} ${suite}`);
  return [slug(texte.fr), slug(texte.en), slug(texte.es)];
}
