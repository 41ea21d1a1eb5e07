import { MODELES, planDuModele } from '@comptoir/contract/cuisine/modeles.ts';
import { boiteOf } from '@comptoir/contract/cuisine/placement.ts';
import { expect, test } from 'vitest';
import { blocsOf, blocsMurs } from './blocs.ts';

test.each(MODELES)('every block of « %s » stands on the plan of its element', (modele) => {
  const plan = planDuModele(modele, '');
  const blocs = blocsOf(plan);
  for (const element of plan.elements) {
    const boite = boiteOf(plan, element);
    const siens = blocs.filter(({ elementId }) => elementId === element.id);
    if (element.type !== 'hotte') expect(siens.length).toBeGreaterThan(0);
    for (const { x, z, longueur, profondeur, angle } of siens) {
      const couche = Math.abs(Math.sin(angle)) < 0.5;
      const [dx, dz] = couche ? [longueur, profondeur] : [profondeur, longueur];
      // Handles, hoods and ovens stand out by less than 130 mm.
      expect(x - dx / 2).toBeGreaterThan((boite?.x0 ?? 0) / 1000 - 0.13);
      expect(x + dx / 2).toBeLessThan((boite?.x1 ?? 0) / 1000 + 0.13);
      expect(z - dz / 2).toBeGreaterThan((boite?.y0 ?? 0) / 1000 - 0.13);
      expect(z + dz / 2).toBeLessThan((boite?.y1 ?? 0) / 1000 + 0.13);
    }
  }
});

test('walls and what opens in them cover each wall once', () => {
  const plan = planDuModele('en-l', '');
  const aire = (mur: string) =>
    blocsMurs(plan)
      .filter((each) => each.mur === mur)
      .reduce((sum, { bloc }) => sum + bloc.longueur * bloc.hauteur, 0);
  expect(aire('A')).toBeCloseTo(3.6 * 2.5, 6);
  expect(aire('C')).toBeCloseTo(3.6 * 2.5, 6);
  expect(blocsMurs(plan).filter(({ bloc }) => bloc.materiau === 'vitre')).toHaveLength(1);
});
