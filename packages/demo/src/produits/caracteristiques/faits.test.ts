import { LOCALES } from '@comptoir/contract/words/locales.ts';
import { beforeAll, expect, test } from 'vitest';
import { loadCategories } from '../../catalogue/catalogue.ts';
import { listDeclinaisons } from '../../catalogue/declinaisons.ts';
import type { ModeleArticle, Texte } from '../../catalogue/modele.ts';
import { direFait, FAITS, type CodeFait } from './faits.ts';
import { MACHINES } from '../seed-caracteristiques.ts';

let modeles: ModeleArticle[];
beforeAll(async () => {
  modeles = (await loadCategories()).flatMap((categorie) => categorie.modeles);
});

interface Dit {
  modele: string;
  code: CodeFait;
  texte: Texte;
}

/** Everything said of every article. */
const listDits = (): Dit[] =>
  modeles.flatMap((modele) =>
    listDeclinaisons(modele).flatMap((valeurs) =>
      Object.entries(MACHINES[modele.code]?.(valeurs) ?? {}).map(([code, valeur]) => ({
        modele: modele.code,
        code: code as CodeFait,
        texte: direFait(code as CodeFait, valeur),
      })),
    ),
  );

test('every machine says its size and at least two other things', () => {
  const machines = modeles.filter(({ machine }) => machine);
  expect(machines.length).toBeGreaterThan(40);
  const poor = machines.filter((modele) =>
    listDeclinaisons(modele).some((valeurs) => {
      const codes = Object.keys(MACHINES[modele.code]?.(valeurs) ?? {});
      return !codes.includes('encombrement') || codes.length < 3;
    }),
  );
  expect(poor.map(({ code }) => code)).toEqual([]);
});

test('what is said is written in three languages, units with their space, nothing unfilled', () => {
  const dits = listDits();
  expect(dits.length).toBeGreaterThan(1000);
  const wrong = dits.filter(({ texte }) =>
    LOCALES.some(
      (locale) =>
        texte[locale].trim() === '' ||
        /undefined|NaN|\[object/.test(texte[locale]) ||
        /\d (?:mm|kg|V|Ah|A|L|bar|mbar|m|h|rpm)\b/.test(texte[locale]),
    ),
  );
  expect(wrong).toEqual([]);
});

test('a tool alone says that no charger comes with it; one with batteries which, and how long', () => {
  const facts = (couple: number, pack: string) =>
    MACHINES['EPV']?.({
      couple,
      pack,
      tension: 18,
      rangement: 'coffret',
      'source-energie': 'batterie',
    }) ?? {};
  expect(direFait('contenu', facts(60, '2x5').contenu ?? 0).fr).toBe(
    'machine, 2 batteries 5,0\u00a0Ah, chargeur, clip de ceinture, coffret empilable',
  );
  expect(direFait('chargeur', facts(60, '2x5').chargeur ?? 0).en).toBe(
    '8\u00a0A for 18\u00a0V batteries',
  );
  expect(direFait('charge', facts(60, '2x5').charge ?? 0).fr).toBe('40\u00a0min');
  expect(direFait('chargeur', facts(60, 'nue').chargeur ?? 0).fr).toMatch(/^non fourni/);
  expect(facts(60, 'nue').charge).toBeUndefined();
  expect(direFait('regime', facts(60, 'nue').regime ?? 0).fr).toMatch(
    /^0–550 \/ 0–2\s100\s?tr\/min$/,
  );
});

test('models that are described are sold', () => {
  const codes = new Set(modeles.map(({ code }) => code));
  expect(Object.keys(MACHINES).filter((code) => !codes.has(code))).toEqual([]);
  expect(Object.keys(FAITS).length).toBeGreaterThan(20);
});
