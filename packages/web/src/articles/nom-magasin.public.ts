/** How a store is named in a sentence: « Nantes », « à Nantes », « au Mans ». */
import { enseigne } from '@comptoir/contract/enseigne/enseigne.ts';
import type { Locale } from '@comptoir/contract/words/locales.ts';

/** The name of the company goes without saying inside its own shop. */
export function nomMagasin(libelle: string): string {
  const prefix = `${enseigne.nom} `;
  return libelle.startsWith(prefix) ? libelle.slice(prefix.length) : libelle;
}

/** With its preposition. French contracts it with the article of the town. */
export function aMagasin(locale: Locale, libelle: string): string {
  const nom = nomMagasin(libelle);
  if (locale === 'en') return `at ${nom}`;
  if (locale === 'es') return `en ${nom}`;
  if (nom.startsWith('Point ')) return `au point ${nom.slice('Point '.length)}`;
  const article = /^(Les?) (.+)$/.exec(nom);
  if (!article) return `à ${nom}`;
  return `${article[1] === 'Le' ? 'au' : 'aux'} ${article[2]}`;
}
