/** What is wrong between categories: what each one alone cannot see. */
import type { CategorieDemo } from '../modele.ts';
import { listNoeuds, validerCategorie } from './valider.ts';

export function validerCatalogue(categories: readonly CategorieDemo[]): string[] {
  const modeles = categories.flatMap((categorie) => categorie.modeles);
  const codes = new Set(modeles.map(({ code }) => code));
  return [
    ...categories.flatMap(validerCategorie),
    ...repeated(categories.flatMap(({ arbre }) => listNoeuds(arbre).map(({ code }) => code))).map(
      (code) => `node ${code} in two categories`,
    ),
    ...repeated(modeles.map(({ code }) => code)).map((code) => `model ${code} in two categories`),
    ...modeles.flatMap(({ code, complements = [] }) =>
      complements
        .filter((complement) => !codes.has(complement) || complement === code)
        .map((complement) => `${code}: no other model ${complement}`),
    ),
  ];
}

function repeated(values: readonly string[]): string[] {
  const seen = new Set<string>();
  return values.filter((value) => seen.has(value) || !seen.add(value));
}
