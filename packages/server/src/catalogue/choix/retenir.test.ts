import fc from 'fast-check';
import { expect, test } from 'vitest';
import { retenir, SANS, type ArticleClasse } from './retenir.ts';

const classe = (id: number, ...etapes: string[]): ArticleClasse => ({
  id,
  etapes,
  ligne: 0,
  colonne: 0,
});

const VIS = [
  classe(1, 'fraisee', 'torx', 'zingue'),
  classe(2, 'fraisee', 'pozidriv', 'zingue'),
  classe(3, 'ronde', 'torx', 'inox'),
];

test('the values of a step are those that the choices before it leave', () => {
  const { etapes, articles } = retenir(VIS, ['fraisee', undefined, undefined]);
  expect(articles.map(({ id }) => id)).toEqual([1, 2]);
  expect(
    etapes.map(({ valeurs }) => valeurs.map(({ valeur, nombre }) => `${valeur} ${nombre}`)),
  ).toEqual([['fraisee 2', 'ronde 1'], ['torx 1', 'pozidriv 1'], ['zingue 2']]);
  // The only value of a step is chosen by itself.
  expect(etapes.map(({ choisie }) => choisie)).toEqual(['fraisee', null, 'zingue']);
});

test('a choice that leads nowhere with those before it is forgotten', () => {
  const { etapes, articles } = retenir(VIS, ['ronde', 'pozidriv', undefined]);
  expect(articles.map(({ id }) => id)).toEqual([3]);
  expect(etapes[1]?.choisie).toBe('torx');
});

test('an earlier choice may always be changed: those after it are forgotten where they do not fit', () => {
  const { etapes } = retenir(VIS, ['ronde', 'torx', 'zingue']);
  expect(etapes.map(({ choisie }) => choisie)).toEqual(['ronde', 'torx', 'inox']);
  expect(etapes[0]?.valeurs).toHaveLength(2);
});

test('whatever is proposed leads to as many articles as it says', () => {
  const valeur = fc.constantFrom<string[]>('a', 'b', 'c', SANS);
  const article = fc.tuple(valeur, valeur, valeur);
  const demande = fc.array(fc.option(valeur, { nil: undefined }), { minLength: 3, maxLength: 3 });
  fc.assert(
    fc.property(fc.array(article, { minLength: 1, maxLength: 12 }), demande, (rows, demandees) => {
      const tous = rows.map((etapes, id) => classe(id, ...etapes));
      for (const [rang, { valeurs }] of retenir(tous, demandees).etapes.entries()) {
        expect(valeurs).not.toHaveLength(0);
        for (const { valeur: proposee, nombre } of valeurs) {
          const avant = demandees.map((demandee, n) => (n < rang ? demandee : undefined));
          expect(retenir(tous, avant.with(rang, proposee)).articles).toHaveLength(nombre);
          expect(retenir(tous, demandees.with(rang, proposee)).articles.length).toBeGreaterThan(0);
        }
      }
    }),
  );
});
