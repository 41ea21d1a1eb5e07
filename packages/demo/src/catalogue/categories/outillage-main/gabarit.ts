import { texte, type Texte } from '../../modele.ts';

/** A template made of values only reads the same in every language. */
export function gabarit(template: string): Texte {
  return texte(template, template, template);
}
