import { expect, test } from 'vitest';
import { ajouterElement } from './changer-plan.ts';
import { MODELES, planDuModele } from './modeles.ts';
import { malPlaces } from './placement.ts';
import { fileursProposes, remarquesOf } from './remarques.ts';
import type { Element, Plan } from './plan.schema.ts';

const vide: Plan = { ...planDuModele('en-i', ''), elements: [] };
const avec = (...elements: Omit<Element, 'id'>[]): Plan => ({
  ...vide,
  elements: elements.map((element, i) => ({ id: `e${i}`, ...element })),
});

test.each(MODELES)('a fitter has nothing to say of the room « %s »', (modele) => {
  const plan = planDuModele(modele, '');
  expect(remarquesOf(plan)).toEqual([]);
  expect(fileursProposes(plan)).toEqual([]);
});

test('a gap of 20 to 150 mm between cabinets, or before a wall, asks for a filler that fits it', () => {
  const plan = avec(
    { type: 'bas-porte', ligne: 'A', position: 60, largeur: 600 },
    { type: 'bas-tiroirs', ligne: 'A', position: 740, largeur: 600 },
    { type: 'bas-porte', ligne: 'A', position: 1600, largeur: 600 },
  );
  const fileurs = fileursProposes(plan);
  expect(fileurs).toEqual([
    { type: 'fileur-bas', ligne: 'A', position: 0, largeur: 60 },
    { type: 'fileur-bas', ligne: 'A', position: 660, largeur: 80 },
  ]);
  const poses = fileurs.map((fileur, i) => ({ id: `f${i}`, ...fileur }));
  expect(malPlaces({ ...plan, elements: [...plan.elements, ...poses] })).toEqual([]);
});

test('drawers that open into a corner are told', () => {
  const plan = avec(
    { type: 'bas-angle', ligne: 'A', position: 2600, largeur: 1000 },
    { type: 'bas-tiroirs', ligne: 'B', position: 600, largeur: 600 },
  );
  expect(remarquesOf(plan)).toContainEqual({ code: 'angle-serre', elementId: 'e1' });
  const fileur = avec(
    { type: 'bas-angle', ligne: 'A', position: 2600, largeur: 1000 },
    { type: 'fileur-bas', ligne: 'B', position: 600, largeur: 50 },
    { type: 'bas-tiroirs', ligne: 'B', position: 650, largeur: 600 },
  );
  expect(remarquesOf(fileur).map(({ code }) => code)).not.toContain('angle-serre');
});

test('a sink far from its pipes, a hob beside it, a hood off its hob are told', () => {
  const plan = avec(
    { type: 'bas-evier', ligne: 'C', position: 1200, largeur: 800 },
    { type: 'bas-plaque', ligne: 'C', position: 2000, largeur: 600 },
    { type: 'hotte', ligne: 'C', position: 2200, largeur: 600 },
  );
  expect(remarquesOf(plan)).toEqual([
    // Wall C runs from right to left: the sink's middle is at x = 2000, the pipes are on wall A.
    { code: 'eau-loin', elementId: 'e0', mesure: 3100 },
    { code: 'plaque-evier', elementId: 'e0', mesure: 0 },
    { code: 'hotte-decalee', elementId: 'e2' },
  ]);
});

test('a kitchen without a sink or a hob is told, an empty room is not', () => {
  expect(remarquesOf(vide)).toEqual([]);
  const un = ajouterElement(vide, 'bas-porte')?.plan ?? vide;
  expect(remarquesOf(un).map(({ code }) => code)).toEqual(['sans-evier', 'sans-plaque']);
});

test('less than 900 mm beside an island is told', () => {
  const plan = planDuModele('ilot', '');
  const [ilot] = plan.ilots;
  const serre = { ...plan, ilots: ilot ? [{ ...ilot, y: 2000 }] : [] };
  expect(remarquesOf(serre)).toEqual([{ code: 'passage-etroit', mesure: 800 }]);
});
