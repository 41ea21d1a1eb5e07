import { expect, test } from 'vitest';
import type { Depenses } from '@comptoir/contract/tableau-de-bord/depenses.schema.ts';
import { placerBarres } from './geometrie.ts';

const HAUTEUR = 200;
const SERIES = ['Villa', 'Gare', 'autres'].map((cle) => ({
  genre: 'nommee' as const,
  cle,
  libelle: cle,
  total: '0.00',
}));

function depensesOf(mois: readonly { total: string; avant?: string; parts: string[] }[]): Depenses {
  return {
    par: 'chantier',
    devise: 'EUR',
    series: SERIES,
    mois: mois.map(({ avant = '0.00', ...un }, i) => ({
      mois: `2026-${String(i + 1).padStart(2, '0')}`,
      avant,
      ...un,
    })),
    total: '0.00',
    avant: '0.00',
  };
}

const DOUZE = depensesOf(
  Array.from({ length: 12 }, (_, i) => ({
    total: `${(i + 1) * 100}.00`,
    avant: `${i * 50}.00`,
    parts: [`${(i + 1) * 60}.00`, `${(i + 1) * 40}.00`, '0.00'],
  })),
);

test('segments of a month stand on each other, from the ground to its total', () => {
  const { barres, graduations } = placerBarres(DOUZE, HAUTEUR);
  const parEuro = HAUTEUR / (graduations.at(-1)?.valeur ?? 1);
  for (const [i, { segments, sommet }] of barres.entries()) {
    const [bas, haut] = segments;
    expect(segments).toHaveLength(2);
    expect((bas?.y ?? 0) + (bas?.hauteur ?? 0)).toBeCloseTo(HAUTEUR, 6);
    expect((haut?.y ?? 0) + (haut?.hauteur ?? 0)).toBeCloseTo(bas?.y ?? 0, 6);
    expect(HAUTEUR - sommet).toBeCloseTo((i + 1) * 100 * parEuro, 6);
  }
});

test('bars keep their order and never meet, and their rooms fill the width', () => {
  const { barres } = placerBarres(DOUZE, HAUTEUR);
  for (const [i, barre] of barres.entries()) {
    const { avant, bande, x, largeur } = barre;
    expect(avant.x).toBeGreaterThanOrEqual(bande.x);
    expect(avant.x + avant.largeur).toBeLessThanOrEqual(bande.x + bande.largeur);
    expect(avant.x).toBeLessThan(x);
    expect(avant.x + avant.largeur).toBeGreaterThan(x + largeur);
    const suivante = barres[i + 1];
    if (suivante) expect(bande.x + bande.largeur).toBeCloseTo(suivante.bande.x, 6);
  }
  expect(barres[0]?.bande.x).toBe(0);
  expect((barres.at(-1)?.bande.x ?? 0) + (barres.at(-1)?.bande.largeur ?? 0)).toBeCloseTo(100, 6);
});

test('last year fits in too where it was the greater', () => {
  const { barres, graduations } = placerBarres(
    depensesOf([{ total: '10.00', avant: '990.00', parts: ['10.00', '0.00', '0.00'] }]),
    HAUTEUR,
  );
  expect(graduations.at(-1)?.valeur).toBe(1000);
  expect(barres[0]?.avant.y).toBeCloseTo(2, 6);
  expect(barres[0]?.avant.hauteur).toBeCloseTo(198, 6);
});

test('a year without anything has a ground and no bars', () => {
  const { barres, graduations } = placerBarres(
    depensesOf([{ total: '0.00', parts: ['0.00', '0.00', '0.00'] }]),
    HAUTEUR,
  );
  expect(barres[0]).toMatchObject({ segments: [], sommet: HAUTEUR });
  expect(graduations[0]).toEqual({ valeur: 0, y: HAUTEUR });
});
