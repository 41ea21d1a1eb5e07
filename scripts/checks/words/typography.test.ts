import type { Locale } from '@comptoir/contract/words/locales.ts';
import { expect, it } from 'vitest';
import { findTypographyProblems } from './typography.ts';

function problems(locale: Locale, text: string) {
  return findTypographyProblems([
    { locale, namespace: 'ui', path: 'ui.json', content: { a: text } },
  ]);
}

it.each<[Locale, string]>([
  ['fr', "l'article"],
  ['fr', 'Vider le panier ?'],
  ['fr', 'Attention:'],
  ['fr', 'le panier «vide»'],
  ['fr', 'Chargement...'],
  ['fr', 'Ajouter · {{montant}} HT'],
  ['es', 'Vaciar la cesta?'],
  ['es', 'Listo!'],
  ['en', "it's"],
])('reports, in %s, “%s”', (locale, text) => {
  expect(problems(locale, text)).not.toEqual([]);
});

it.each<[Locale, string]>([
  ['fr', 'l’article\u202f: 16h30, 12:30, vider\u00a0?'],
  ['fr', 'le panier «\u00a0{{nom}}\u00a0»'],
  ['fr', 'Prix HT\u00a0: {{montant}}\u00a0HT'],
  ['es', '¿Vaciar la cesta?'],
  ['en', 'Empty the basket? It’s final.'],
])('accepts, in %s, “%s”', (locale, text) => {
  expect(problems(locale, text)).toEqual([]);
});
